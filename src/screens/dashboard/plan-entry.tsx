// Drawn seldom, and on the first visit: what the compiler keeps of it would weigh more than it saves.
"use no memo";

import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { dashboardTexts } from "#i18n/dashboard.ts";
import { isPlanInHand } from "#state/plans/plan-in-hand.ts";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";

const PlanInHand = lazy(async () => {
  const load = import(/* webpackChunkName: "plan-in-hand" */ "./plan-in-hand.tsx");
  // The way to it all is there without its file.
  return { default: (await load.catch(() => null))?.PlanInHand ?? (() => null) };
});

/** The plan that is followed, or in the making, and the way to all that are kept. */
export function PlanEntry() {
  return (
    <Section heading={dashboardTexts.routes}>
      {isPlanInHand() ? (
        <Suspense>
          <PlanInHand />
        </Suspense>
      ) : null}
      <Link to="/routes" className={buttonClass("quiet")}>
        {dashboardTexts.allRoutes}
      </Link>
    </Section>
  );
}

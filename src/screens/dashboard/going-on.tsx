// Drawn seldom, and on the first visit: what the compiler keeps of it would weigh more than it saves.
"use no memo";

import { lazy, Suspense, useState } from "react";
import { dashboardTexts } from "#i18n/dashboard.ts";
import { isPlanInHand } from "#state/plans/has-plan-in-hand.ts";
import { Section } from "#ui/page.tsx";

const PlanInHand = lazy(async () => {
  const load = import(/* webpackChunkName: "plan-in-hand" */ "./plan-in-hand.tsx");
  // The way to it all is there without its file.
  return { default: (await load.catch(() => null))?.PlanInHand ?? (() => null) };
});

/** The plan that is followed, else the one in the making; nothing where there was none when the screen came. */
export function GoingOn() {
  const [wasInHand] = useState(isPlanInHand);
  return wasInHand ? (
    <Section heading={dashboardTexts.goingOn}>
      <Suspense>
        <PlanInHand />
      </Suspense>
    </Section>
  ) : null;
}

// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { lazy, Suspense, useState } from "react";
import { hasCurrentPlan } from "#state/plans/has-current-plan.ts";
import { Section } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";

const CurrentPlan = lazy(async () => {
  const load = import(/* webpackChunkName: "current-plan" */ "./current-plan.tsx");
  // The links work without this file.
  return { default: (await load.catch(() => null))?.CurrentPlan ?? (() => null) };
});

/** Shows the followed plan, or else the draft; nothing if there was none when the screen opened. */
export function Ongoing() {
  const [wasInHand] = useState(hasCurrentPlan);
  return wasInHand ? (
    <Section heading={dashboardTexts.goingOn}>
      <Suspense>
        <CurrentPlan />
      </Suspense>
    </Section>
  ) : null;
}

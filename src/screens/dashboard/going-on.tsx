// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { lazy, Suspense, useState } from "react";
import { dashboardTexts } from "#i18n/dashboard.ts";
import { isPlanInHand } from "#state/plans/has-plan-in-hand.ts";
import { Section } from "#ui/page.tsx";

const PlanInHand = lazy(async () => {
  const load = import(/* webpackChunkName: "plan-in-hand" */ "./plan-in-hand.tsx");
  // The links work without this file.
  return { default: (await load.catch(() => null))?.PlanInHand ?? (() => null) };
});

/** Shows the followed plan, or else the draft; nothing if there was none when the screen opened. */
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

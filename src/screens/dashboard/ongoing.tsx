// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { useState } from "react";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { useCurrentPlan } from "#parts/use-current-plan.ts";
import { hasCurrentPlan } from "#state/plans/has-current-plan.ts";

const CurrentPlan = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "current-plan" */ "./current-plan.tsx")).CurrentPlan,
  {
    // The links work without this file.
    failed: () => null,
  },
);

/** Shows the followed plan, or else the draft; nothing if there was none when the screen opened, and since then in no other tab. */
export function Ongoing() {
  const isInHand = useCurrentPlan(hasCurrentPlan);
  const [wasInHand, setWasInHand] = useState(isInHand);
  if (isInHand && !wasInHand) setWasInHand(true);
  // It stays, to say that following has stopped.
  return wasInHand ? <CurrentPlan /> : null;
}

import { useEffect, useState } from "react";
import { onCurrentPlanElsewhere } from "#state/plans/has-current-plan.ts";

/**
 * Reads something of the plan in hand, again whenever another tab changes that plan.
 * @returns the value, and a function to read it again after a change in this tab
 */
export function useCurrentPlan<T>(read: () => T): readonly [value: T, readAgain: () => void] {
  const [value, setValue] = useState(read);
  const readAgain = () => setValue(() => read());
  useEffect(() => onCurrentPlanElsewhere(() => setValue(() => read())), [read]);
  return [value, readAgain];
}

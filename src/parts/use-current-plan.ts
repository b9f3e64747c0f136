import { useEffect, useState } from "react";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { onCurrentPlanElsewhere } from "#state/plans/has-current-plan.ts";

/** Reads something of the plan in hand, again whenever another tab changes that plan, or following starts or ends here. */
export function useCurrentPlan<T>(read: () => T): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const readAgain = () => setValue(() => read());
    const ends = [onCurrentPlanElsewhere(readAgain), followingStatusStore.subscribe(readAgain)];
    return () => {
      for (const end of ends) end();
    };
  }, [read]);
  return value;
}

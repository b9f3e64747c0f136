import { device } from "#state/device/device.ts";
import { planStorage } from "#storage/plans/plan-storage.ts";
import { createSavedPlans } from "./create-saved-plans.ts";
import { lookUpRoute } from "./planner.ts";

/** The kept plans of this device; what each command does is written at `SavedPlans`. */
export const savedPlans = createSavedPlans({
  storage: planStorage(device.connection),
  tabs: device.tabs,
  clock: device.clock,
  randomId: device.randomId,
  route: lookUpRoute,
});

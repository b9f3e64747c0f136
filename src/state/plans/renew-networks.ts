import { isInBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { packCommands, packsStore } from "#state/packs/packs.ts";
import type { RenewalOutcome } from "#state/packs/renew-pack.ts";
import { type PlanCheck, savedPlans } from "./saved-plans.ts";

/** The outcome of renewing a pack, and the names of the saved plans whose route it changed. */
export interface NetworkRenewal {
  readonly outcome: RenewalOutcome;
  readonly changedPlans: readonly string[];
}

/**
 * Renews a pack from its source, and compares the saved plans in it before and after.
 * @param renew the command that renews the pack; tests pass their own
 */
export async function renewNetworks(
  id: string,
  renew: (id: string) => Promise<RenewalOutcome | null> = packCommands.renewPack,
): Promise<NetworkRenewal> {
  const record = packsStore.getState().records.find((one) => one.id === id);
  await savedPlans.load();
  const plans = plansIn(record?.areas ?? []);
  const before = await checksOf(plans);
  const outcome = (await renew(id)) ?? "failed";
  if (outcome !== "renewed") return { outcome, changedPlans: [] };
  const after = await checksOf(plans);
  const changed = plans.filter(
    (_, index) => after[index] !== before[index] && after[index] !== "same",
  );
  return { outcome, changedPlans: changed.map(({ name }) => name) };
}

function plansIn(areas: readonly LngLatBox[]): readonly SavedPlan[] {
  return (savedPlans.store.getState().plans ?? []).filter(({ route }) =>
    route.nodes.some((node) => areas.some((area) => isInBox(area, node))),
  );
}

/** Checks plans one by one, so that the worker of the planner stays free for the user; null for one that failed. */
async function checksOf(plans: readonly SavedPlan[]): Promise<readonly (PlanCheck | null)[]> {
  const checks: (PlanCheck | null)[] = [];
  for (const plan of plans) checks.push(await savedPlans.check(plan).catch(() => null));
  return checks;
}

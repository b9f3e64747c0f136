import { useStore } from "zustand";
import { isWayMode } from "#domain/network/ways/access/way-access.ts";
import { packsStore } from "#state/packs/packs.ts";
import { isPlanFree } from "#state/plans/free-plan.ts";
import { planner } from "#state/plans/planner.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { Choice } from "#ui/choice.tsx";
import { freePlanTexts } from "#words/plan/free-plan.ts";
import { planTexts } from "#words/plan/plan.ts";
import { planRegionStore } from "./plan-region.ts";

/** Returns whether the plan goes along all ways, without numbers. */
export function useIsFree(): boolean {
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const chosen = useStore(preferencesStore, ({ planIsFree }) => planIsFree);
  const packs = useStore(packsStore, (snapshot) => snapshot.packs);
  const first = useStore(planner.store, ({ route }) => route.nodes[0]);
  return useStore(planRegionStore, (place) => isPlanFree(mode, chosen, packs, first ?? place));
}

/** Returns the heading of the planner. */
export function usePlanHeading(): string {
  return useIsFree() ? freePlanTexts.heading : planTexts.heading;
}

/** Lets walkers and cyclists plan along all ways, without numbers; nothing for other modes. */
export function FreeSwitch() {
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const isFree = useIsFree();
  if (!isWayMode(mode)) return null;
  return (
    <Choice
      kind="checkbox"
      name="plan-is-free"
      label={freePlanTexts.free}
      hint={freePlanTexts.freeHint}
      checked={isFree}
      onChoose={(planIsFree) => setPreferences({ planIsFree })}
    />
  );
}

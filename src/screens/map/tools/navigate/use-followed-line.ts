import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import { withStraightLegs } from "#domain/network/plan/route/straight-legs.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { guidanceSpeech } from "#sentences/plan/guidance.ts";
import { recordingName } from "#sentences/tracks/recording.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { showPlanOnMap } from "#state/map/plan-shown.ts";
import { planner, planningStore } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import { LOCALE } from "#words/locale.ts";

interface StartOfNavigation {
  readonly isNew: boolean;
  readonly records: boolean;
  readonly onStarted: () => void;
}

/**
 * Follows the draft, or continues the current navigation; it is drawn on the map, and the map follows the position.
 * @param start.isNew true if the tap that opened this follows the draft
 * @param start.records true if it also starts a recording
 * @param start.onStarted called after the plan is followed
 */
export function useFollowedLine(
  controller: Pick<MapPort, "setFollow">,
  { isNew, records, onStarted }: StartOfNavigation,
): void {
  const hasBegun = useRef(false);
  const [, setSearch] = useSearchParams();
  const followed = useStore(guidance.store, ({ following }) => following?.followed);
  const begin = useEffectEvent(() => {
    // The guidance itself has no texts.
    guidance.sayWith((event) => {
      const mode = guidance.store.getState().following?.state.mode ?? "walk";
      return guidanceSpeech(event, mode);
    }, LOCALE);
    guidance.resume();
    const { draft, route } = planner.store.getState();
    if (!isNew) return;
    guidance.start({
      kind: "plan",
      ...currentPlanName(),
      draft,
      // Places keep no name where they have none: navigation passes them without a word.
      route: withStraightLegs(route),
    });
    if (records) void record();
    // Otherwise a reload would open the planner over the navigation.
    setSearch(withoutPlanning, { replace: true });
    // An effect must not flush its changes synchronously.
    queueMicrotask(onStarted);
  });
  const show = useEffectEvent(() => {
    // After a reload there is no draft: the followed plan becomes the plan in hand.
    const hasCurrentPlan = planner.store.getState().draft.stops.length > 0;
    if (followed?.kind === "plan" && !hasCurrentPlan) planner.open(followed);
    showPlanOnMap();
    controller.setFollow("follow");
  });
  useEffect(() => {
    if (hasBegun.current && !isNew) return;
    hasBegun.current = true;
    begin();
  }, [isNew]);
  useEffect(() => {
    if (followed) show();
  }, [followed]);
}

/** Returns the parameters of the address without those that open the planner. */
function withoutPlanning(search: URLSearchParams): URLSearchParams {
  const remaining = new URLSearchParams(search);
  for (const name of ["plan", "rondje", "opnetwerk"]) remaining.delete(name);
  return remaining;
}

/** Returns the saved name of the plan in hand; empty if it was not saved. */
function currentPlanName(): { readonly name?: string } {
  const { savedId } = planningStore.getState();
  const { plans } = savedPlans.store.getState();
  const name = plans?.find(({ id }) => id === savedId)?.name;
  return name ? { name } : {};
}

async function record(): Promise<void> {
  try {
    const { loadRecording, startRecording } = await import(
      /* webpackChunkName: "recorder" */ "#state/recording/recorder.ts"
    );
    await loadRecording();
    await startRecording(recordingName);
  } catch (error) {
    console.warn("Not recorded:", error);
  }
}

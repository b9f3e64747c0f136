import { useEffect } from "react";
import { useStore } from "zustand";
import { type CrossTrackLimit, crossTrackLimit } from "#domain/steering/cross-track-limit.ts";
import { type HelmReading, helmReading } from "#domain/steering/helm-reading.ts";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { followSteering, type SteeredByState, steeredByStore } from "#state/boating/steered-by.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import { motionStore } from "#state/position/position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";

/** The current state of the helm. */
export interface HelmNow {
  readonly position: OwnPosition | null;
  /** Null without a current position. */
  readonly reading: HelmReading | null;
  readonly by: SteeredByState["by"];
}

/** Returns how far beside its line a boat may be while it steers by this. */
export function useCrossTrackLimit(by: HelmNow["by"]): CrossTrackLimit {
  const chosenMeters = useStore(preferencesStore, (preferences) => preferences.crossTrackMeters);
  return crossTrackLimit(chosenMeters, by?.roomMeters);
}

/** The readings of the helm, renewed with each fix. */
export function useHelm(): HelmNow {
  useEffect(followSteering, []);
  const position = useOwnPosition();
  const motion = useStore(motionStore);
  const by = useStore(steeredByStore, (state) => state.by);
  if (!position || position.isStale) return { position, reading: null, by };
  const moving = {
    speedMps: position.speedMps ?? motion.speedMps,
    courseDegrees: position.courseDegrees ?? motion.courseDegrees,
  };
  return { position, reading: helmReading(position, moving, by), by };
}

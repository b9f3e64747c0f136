import { useEffect } from "react";
import { useStore } from "zustand";
import { type HelmReading, helmReading } from "#domain/steering/helm-reading.ts";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { followSteering, type SteeredByState, steeredByStore } from "#state/boating/steered-by.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import { motionStore } from "#state/position/position.ts";

/** The current state of the helm. */
export interface HelmNow {
  readonly position: OwnPosition | null;
  /** Null without a current position. */
  readonly reading: HelmReading | null;
  readonly by: SteeredByState["by"];
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

import { useStore } from "zustand";
import { type BoatLimits, boatInMode, limitsOf } from "#domain/fairway/passage/passage.ts";
import { isLevelDoubtful } from "#domain/fairway/passage/water-level.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { waterLevelMeters, waterLevelStore } from "#state/fairways/water-level.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { useMinuteMs } from "./use-minute-ms.ts";

/** The level of the water now and the limits of the user's boat in a mode at it, null if its size is unknown. */
export function useWater(mode: NetworkMode = "motorboat"): {
  readonly levelMeters: number;
  readonly limits: BoatLimits | null;
  /** When the level was entered, if that may be over a day ago, milliseconds since 1970; otherwise null. */
  readonly doubtfulSinceMs: number | null;
} {
  const nowMs = useMinuteMs();
  const level = useStore(waterLevelStore, (state) => state.level);
  const boat = useStore(preferencesStore, (preferences) => preferences.boat);
  const levelMeters = waterLevelMeters();
  const isDoubtful = level !== null && levelMeters !== 0 && isLevelDoubtful(level, nowMs);
  return {
    levelMeters,
    limits: limitsOf(boatInMode(boat, mode), levelMeters),
    doubtfulSinceMs: isDoubtful ? level.setAtMs : null,
  };
}

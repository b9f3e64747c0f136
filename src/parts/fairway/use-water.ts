import { useStore } from "zustand";
import { type BoatLimits, limitsOf } from "#domain/fairway/passage.ts";
import { levelMetersAt } from "#domain/fairway/water-level.ts";
import { waterLevelStore } from "#state/fairways/water-level.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { useMinuteMs } from "./use-minute-ms.ts";

/** The level of the water now, metres, and the limits of the user's boat at it (null if its size is unknown). */
export function useWater(): {
  readonly levelMeters: number;
  readonly limits: BoatLimits | null;
} {
  const nowMs = useMinuteMs();
  const level = useStore(waterLevelStore, (state) => state.level);
  const boat = useStore(preferencesStore, (preferences) => preferences.boat);
  const levelMeters = levelMetersAt(level, nowMs);
  return { levelMeters, limits: limitsOf(boat, levelMeters) };
}

import { createStore, type StoreApi } from "zustand/vanilla";
import { type BoatLimits, boatInMode, limitsOf } from "#domain/fairway/passage/passage.ts";
import { levelMetersAt, type WaterLevel } from "#domain/fairway/passage/water-level.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import { device } from "#state/device/device.ts";
import { visits } from "#state/device/visits.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import {
  readWaterLevel,
  WATER_LEVEL_KEY,
  waterLevelText,
} from "#storage/fairways/water-level-text.ts";
import type { VisitStorage } from "#storage/visits/visit-storage.ts";

/** The level of the water that the user entered. */
export interface WaterLevelState {
  /** The level; null without one. It may be too old: ask `waterLevelMeters`. */
  readonly store: StoreApi<{ readonly level: WaterLevel | null }>;
  /** Sets the level, metres; null forgets it. Stored for the next visits of the day. */
  setWaterLevel(meters: number | null): void;
  /** Returns the current level in metres; 0 without one, and for one that visits on two days call older than a day. */
  waterLevelMeters(): number;
  /** Calls back at each change, here or in another window, until the returned function is called. */
  watchWaterLevel(onChange: () => void): () => void;
}

/** Creates the level of the water in a text store. */
export function createWaterLevel(
  texts: TextStore,
  { nowMs }: Pick<Clock, "nowMs">,
  visits: VisitStorage,
): WaterLevelState {
  const store = createStore<{ readonly level: WaterLevel | null }>(() => ({
    level: readWaterLevel(texts.read(WATER_LEVEL_KEY)),
  }));
  return {
    store,
    setWaterLevel(meters) {
      const level = meters === null ? null : { meters, setAtMs: nowMs() };
      store.setState({ level });
      if (level) texts.write(WATER_LEVEL_KEY, waterLevelText(level));
      else texts.remove(WATER_LEVEL_KEY);
    },
    waterLevelMeters: () => levelMetersAt(store.getState().level, visits.agingMs()),
    watchWaterLevel(onChange) {
      const stops = [
        store.subscribe(onChange),
        texts.onChangeElsewhere(WATER_LEVEL_KEY, (text) =>
          store.setState({ level: readWaterLevel(text) }),
        ),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The level of the water on this device; see `WaterLevelState`. */
export const {
  store: waterLevelStore,
  setWaterLevel,
  waterLevelMeters,
  watchWaterLevel,
} = createWaterLevel(device.texts, device.clock, visits);

/** The needs of the user's boat at bridges, locks and on waters. */
export interface BoatNeeds {
  /** Null if the size of the boat is unknown, as that of a canoe. */
  readonly limits: BoatLimits | null;
  /** Null if it is unknown. */
  readonly draughtMeters: number | null;
}

/** Returns what the user's boat needs in a mode, at the current level of the water. */
export function boatNeeds(mode: NetworkMode): BoatNeeds {
  const { draughtMeters } = boatInMode(preferencesStore.getState().boat, mode);
  return { limits: boatLimits(mode), draughtMeters };
}

/** Returns the limits of the user's boat in a mode, at the current level of the water; null if its size is unknown. */
export function boatLimits(mode: NetworkMode = "motorboat"): BoatLimits | null {
  return limitsOf(boatInMode(preferencesStore.getState().boat, mode), waterLevelMeters());
}

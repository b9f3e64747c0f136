import { createStore, type StoreApi } from "zustand/vanilla";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import { type BinEntry, binEntries } from "#domain/waypoints/bin.ts";
import { device } from "#state/device/device.ts";
import { visits } from "#state/device/visits.ts";
import { type Edits, edits } from "#state/records/edits.ts";
import { databaseProblemOf } from "#storage/database-problem-of.ts";
import { type PhotoStorage, photoStorage } from "#storage/records/photos/photo-storage.ts";
import { type BinStorage, binStorage } from "#storage/records/waypoints/bin-storage.ts";
import type { VisitStorage } from "#storage/visits/visit-storage.ts";
import type { SaveManyResult } from "./save-result.ts";
import { changeMany, type WaypointsState, waypointsStore } from "./waypoints.ts";

/** The contents of the bin. */
export interface BinSnapshot {
  /** The entries; null until the bin has been read. */
  readonly entries: readonly BinEntry[] | null;
  /** The problem of the last attempt to read it; null if it succeeded. */
  readonly problem: DatabaseProblem | null;
}

/** The deleted waypoints and their commands. */
export interface WaypointBin {
  readonly store: StoreApi<BinSnapshot>;
  /** Reads the bin and deletes what is older than 30 days. */
  load(): Promise<void>;
  /** Restores waypoints to the list unchanged. */
  restore(ids: readonly string[]): Promise<SaveManyResult>;
  /** Deletes waypoints for good; resolves to false if that could not be stored. */
  throwAway(ids: readonly string[]): Promise<boolean>;
}

/** The dependencies of the bin. */
export interface BinParts {
  readonly bin: BinStorage;
  readonly photos: Pick<PhotoStorage, "keepOnly">;
  readonly visits: VisitStorage;
  readonly waypoints: Pick<WaypointsState, "store" | "changeMany">;
  readonly edits: Pick<Edits, "store">;
}

/** Creates the bin on these parts. */
export function createWaypointBin(parts: BinParts): WaypointBin {
  const { bin, photos, visits, waypoints, edits } = parts;
  const store = createStore<BinSnapshot>(() => ({ entries: null, problem: null }));
  const show = async (): Promise<void> => {
    try {
      const rows = await bin.all();
      const entries = binEntries(rows, waypoints.store.getState().waypoints);
      store.setState({ entries, problem: null });
    } catch (error) {
      store.setState({ problem: databaseProblemOf(error) });
    }
  };
  /** Deletes photos that neither the list nor the bin uses, unless an undo may need them. */
  const clearPhotos = async (): Promise<void> => {
    const { waypoints: listed, isLoaded } = waypoints.store.getState();
    const { entries, problem } = store.getState();
    // A bin that could not be read may still use photos.
    if (edits.store.getState().undoable || !isLoaded || !entries || problem) return;
    const deleted = entries.map(({ waypoint }) => waypoint);
    const named = [...listed, ...deleted].flatMap(({ photoIds }) => photoIds ?? []);
    await photos.keepOnly(new Set(named), visits.agingMs());
  };
  return {
    store,
    async load() {
      await bin.removeOld(visits.agingMs()).catch(console.warn);
      await show();
      await clearPhotos();
    },
    async restore(ids) {
      const wanted = new Set(ids);
      const entries = store.getState().entries ?? [];
      const add = entries.flatMap(({ waypoint }) => (wanted.has(waypoint.id) ? [waypoint] : []));
      // A waypoint that was restored in another tab stays as it is there.
      const result = await waypoints.changeMany((newest) => {
        const there = new Set(newest.map(({ id }) => id));
        return { add: add.filter(({ id }) => !there.has(id)) };
      }, "restore");
      await show();
      return result;
    },
    async throwAway(ids) {
      const isDone = await bin.remove(ids).then(
        () => true,
        () => false,
      );
      await show();
      return isDone;
    },
  };
}

/** The deleted waypoints of this device; see `WaypointBin`. */
export const waypointBin = createWaypointBin({
  bin: binStorage(device.connection, device.clock.nowMs),
  photos: photoStorage(device.connection),
  visits,
  waypoints: { store: waypointsStore, changeMany },
  edits,
});

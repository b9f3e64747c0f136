import { createStore, type StoreApi } from "zustand/vanilla";
import { BIN_MS, type BinEntry, binEntries } from "#domain/waypoints/bin.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { BinStorage } from "#storage/bin/bin-storage.ts";
import type { PhotoStorage } from "#storage/photos/photo-storage.ts";
import type { SaveManyResult, WaypointsState } from "./create-waypoints.ts";

/** What the bin shows; null until it was read. */
export interface BinSnapshot {
  readonly entries: readonly BinEntry[] | null;
}

/** The deleted waypoints and what can be done with them. */
export interface WaypointBin {
  readonly store: StoreApi<BinSnapshot>;
  /** Reads the bin; what is older than 30 days is gone after it. */
  load(): Promise<void>;
  /** Puts waypoints back in the list as they were. */
  restore(ids: readonly string[]): Promise<SaveManyResult>;
  /** Throws waypoints away for good; false when that could not be stored. */
  throwAway(ids: readonly string[]): Promise<boolean>;
}

/** What the bin is made of. */
export interface BinParts {
  readonly bin: BinStorage;
  readonly photos: Pick<PhotoStorage, "keepOnly">;
  readonly clock: Clock;
  readonly waypoints: Pick<WaypointsState, "store" | "changeMany">;
}

/** A photo this young may be one that another tab is about to name. */
const NEW_PHOTO_MS = 60 * 60 * 1000;

/** The bin of whichever device; `waypoint-bin.ts` has that of this one. */
export function createWaypointBin({ bin, photos, clock, waypoints }: BinParts): WaypointBin {
  const store = createStore<BinSnapshot>(() => ({ entries: null }));
  // A bin that could not be read names photos all the same.
  let hasRead = false;
  const show = async (): Promise<void> => {
    const rows = await bin.all().catch(() => null);
    hasRead = rows !== null;
    store.setState({ entries: binEntries(rows ?? [], waypoints.store.getState().waypoints) });
  };
  /** Photos that neither the list nor the bin names, unless an undo may bring their name back. */
  const clearPhotos = async (): Promise<void> => {
    const { waypoints: listed, undoable, isLoaded } = waypoints.store.getState();
    const { entries } = store.getState();
    if (undoable || !isLoaded || !entries || !hasRead) return;
    const deleted = entries.map(({ waypoint }) => waypoint);
    const named = [...listed, ...deleted].flatMap(({ photoIds }) => photoIds ?? []);
    await photos.keepOnly(new Set(named), clock.nowMs() - NEW_PHOTO_MS);
  };
  return {
    store,
    async load() {
      await bin.removeDeletedBefore(clock.nowMs() - BIN_MS).catch(console.warn);
      await show();
      await clearPhotos();
    },
    async restore(ids) {
      const wanted = new Set(ids);
      const entries = store.getState().entries ?? [];
      const add = entries.flatMap(({ waypoint }) => (wanted.has(waypoint.id) ? [waypoint] : []));
      // One that came back in another tab stays as it is there.
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

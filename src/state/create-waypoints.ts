import { createStore, type StoreApi } from "zustand/vanilla";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { nextWaypointName } from "#domain/waypoints/next-waypoint-name.ts";
import type { SetAside, SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { WaypointChanges, WaypointEdit } from "#domain/waypoints/waypoint-edit.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { StorageQuota } from "#platform/storage-quota/storage-quota.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { datedPieces, type SetAsideStorage } from "#storage/set-aside/set-aside-storage.ts";
import type { EditOutcome, WaypointStorage } from "#storage/waypoints/waypoint-storage.ts";

/** Why the last save did not reach the device's storage. */
export type StorageTrouble = "full" | "blocked";

/** What the store holds. */
export interface WaypointsSnapshot {
  readonly waypoints: readonly Waypoint[];
  /** Stored pieces of waypoints and settings that could not be used, for the user to export. */
  readonly setAside: readonly SetAside[];
  /** False until storage was read: an id that is missing before that may still come. */
  readonly isLoaded: boolean;
  /** Something is in memory only; null when all of it is stored. */
  readonly trouble: StorageTrouble | null;
  /** What `undoDelete` brings back. */
  readonly lastDeleted: Waypoint | null;
}

/**
 * `isDurable` false: stored, but not yet where a killed browser loses nothing (the database failed,
 * localStorage did not).
 */
export type SaveResult =
  | { readonly ok: true; readonly waypoint: Waypoint; readonly isDurable: boolean }
  | {
      readonly ok: false;
      readonly reason: StorageTrouble | "unknown-id" | "bad-place" | "nothing-to-undo";
    };

/** What a new waypoint is made of; WGS 84 degrees. */
export interface NewWaypoint {
  /** Blank: "Waypoint 3", the next number that is free. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly note?: string;
}

/** The waypoints and the only commands that change them; each resolves when storage has answered. */
export interface WaypointsState {
  readonly store: StoreApi<WaypointsSnapshot>;
  addWaypoint(waypoint: NewWaypoint): Promise<SaveResult>;
  updateWaypoint(id: string, changes: WaypointChanges): Promise<SaveResult>;
  deleteWaypoint(id: string): Promise<SaveResult>;
  /** Brings the waypoint deleted last back to its old place in the list. */
  undoDelete(): Promise<SaveResult>;
  waypointById(id: string): Waypoint | undefined;
  /** Resolves once storage was read. */
  whenWaypointsLoaded(): Promise<void>;
  /** Throws away what was set aside; only for a user who asked for it. */
  clearSetAside(): Promise<void>;
  /** Reads storage and follows the other tabs. */
  start(alsoSetAside: readonly SetAsidePiece[]): Promise<void>;
}

/** What the waypoints need of the device. */
export interface WaypointsDevice {
  readonly waypoints: WaypointStorage;
  readonly setAside: SetAsideStorage;
  readonly tabs: Tabs;
  readonly quota: StorageQuota;
  readonly clock: Clock;
  readonly randomId: RandomId;
}

const SUBJECT = "waypoints";

/** The waypoints of whichever device; `waypoints.ts` has those of this one. */
export function createWaypoints(device: WaypointsDevice): WaypointsState {
  const store = createStore<WaypointsSnapshot>(() => ({
    waypoints: [],
    setAside: [],
    isLoaded: false,
    trouble: null,
    lastDeleted: null,
  }));
  let tellLoaded = (): void => {};
  const loaded = new Promise<void>((resolve) => {
    tellLoaded = resolve;
  });
  const waypointById = (id: string): Waypoint | undefined =>
    store.getState().waypoints.find((waypoint) => waypoint.id === id);
  const save = (edit: WaypointEdit): Promise<EditOutcome> => saveAndTell(device, store, edit);

  return {
    store,
    waypointById,
    whenWaypointsLoaded: () => loaded,
    async addWaypoint({ lat, lng, name, note }) {
      if (!isLatLng(lat, lng)) return { ok: false, reason: "bad-place" };
      const waypoint: Waypoint = {
        id: device.randomId(),
        name: name.trim() || nextWaypointName(store.getState().waypoints),
        lat,
        lng,
        ...(note !== undefined && { note }),
        createdAtMs: device.clock.nowMs(),
      };
      return resultOf(await save({ kind: "add", waypoint }), waypoint);
    },
    async updateWaypoint(id, changes) {
      const old = waypointById(id);
      if (old && !isLatLng(changes.lat ?? old.lat, changes.lng ?? old.lng)) {
        return { ok: false, reason: "bad-place" };
      }
      const changedAtMs = device.clock.nowMs();
      const outcome = await save({ kind: "update", id, changes, changedAtMs });
      return resultOf(outcome, waypointById(id));
    },
    async deleteWaypoint(id) {
      const index = store.getState().waypoints.findIndex((waypoint) => waypoint.id === id);
      const waypoint = store.getState().waypoints[index];
      const result = resultOf(await save({ kind: "delete", id }), waypoint);
      if (result.ok) {
        deletedIndex.set(result.waypoint, index);
        store.setState({ lastDeleted: result.waypoint });
      }
      return result;
    },
    async undoDelete() {
      const waypoint = store.getState().lastDeleted;
      if (!waypoint) return { ok: false, reason: "nothing-to-undo" };
      store.setState({ lastDeleted: null });
      const index = deletedIndex.get(waypoint) ?? 0;
      return resultOf(await save({ kind: "add", waypoint, index }), waypoint);
    },
    async clearSetAside() {
      await device.setAside.clear();
      store.setState({ setAside: [] });
    },
    async start(alsoSetAside) {
      await device.setAside.keep(datedPieces(alsoSetAside, device.clock.nowMs()));
      store.setState({ waypoints: await device.waypoints.load(), isLoaded: true });
      tellLoaded();
      store.setState({ setAside: await device.setAside.all() });
      followOtherTabs(device, store);
    },
  };
}

/** Where in the list a deleted waypoint stood. */
const deletedIndex = new WeakMap<Waypoint, number>();

async function saveAndTell(
  { waypoints: storage, tabs, quota }: WaypointsDevice,
  store: StoreApi<WaypointsSnapshot>,
  edit: WaypointEdit,
): Promise<EditOutcome> {
  const { outcome, waypoints } = await storage.save(edit);
  const isTrouble = outcome === "full" || outcome === "blocked";
  store.setState({ waypoints, trouble: isTrouble ? outcome : null });
  if (outcome === "durable" || outcome === "text-only") {
    tabs.announce(SUBJECT);
    // Not before there is something worth keeping: some browsers ask the user about it.
    void quota.askToPersist();
  }
  return outcome;
}

function followOtherTabs(
  { waypoints: storage, tabs }: WaypointsDevice,
  store: StoreApi<WaypointsSnapshot>,
): void {
  const refresh = async (): Promise<void> => {
    const waypoints = await storage.refresh();
    if (waypoints) store.setState({ waypoints });
  };
  tabs.onAnnounced(SUBJECT, () => void refresh());
  tabs.onReturn(() => void refresh());
}

function resultOf(outcome: EditOutcome, waypoint: Waypoint | undefined): SaveResult {
  if (outcome === "full" || outcome === "blocked") return { ok: false, reason: outcome };
  if (outcome === "unknown-id" || !waypoint) return { ok: false, reason: "unknown-id" };
  return { ok: true, waypoint, isDurable: outcome === "durable" };
}

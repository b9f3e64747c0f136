import { createStore, type StoreApi } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { doneEdit } from "#domain/waypoints/done-edit.ts";
import type { SetAside, SetAsidePiece } from "#domain/waypoints/set-aside.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import {
  editedId,
  type SingleEdit,
  singleEdits,
  type WaypointChanges,
  type WaypointEdit,
} from "#domain/waypoints/waypoint-edit.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { StorageQuota } from "#platform/storage-quota/storage-quota.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import { type EditKind, type Edits, edits, loadUndo, type Undoable } from "#state/records/edits.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { type RecordChange, subjectsOf } from "#storage/records/transaction.ts";
import type { EditOf } from "#storage/records/waypoints/durable-transactions.ts";
import type { SavedEdit, WaypointStorage } from "#storage/records/waypoints/waypoint-storage.ts";
import { datedPieces, type SetAsideStorage } from "#storage/set-aside/set-aside-storage.ts";
import { oneOf, resultOf, type SaveManyResult, type SaveResult } from "./save-result.ts";
import { createRetries } from "./try-again.ts";
import type { Unstored } from "./unstored.ts";
import {
  type ChangesOf,
  deletedFolder,
  editsOf,
  type ManyChanges,
  type NewWaypoint,
  putBack,
  renamedFolder,
  updated,
} from "./waypoint-edits.ts";

/** The state of the store. */
export interface WaypointsSnapshot {
  readonly waypoints: readonly Waypoint[];
  /** Stored pieces of waypoints and settings that could not be used, for export. */
  readonly setAside: readonly SetAside[];
  /** False until storage was read: before that a missing id may still appear. */
  readonly isLoaded: boolean;
  /** The edits that a kill would lose; null if there are none. A new object after each save. */
  readonly unstored: Unstored | null;
}

/** An icon and a colour; what is left out stays as it is. */
type WaypointLook = Pick<WaypointChanges, "icon" | "color">;

/** The waypoints and the only commands that change them; each resolves after storage has responded. */
export interface WaypointsState {
  readonly store: StoreApi<WaypointsSnapshot>;
  addWaypoint(waypoint: NewWaypoint): Promise<SaveResult>;
  /**
   * Changes only these fields.
   * @param seen the waypoint that the user saw. If one of these fields was changed elsewhere since, nothing is
   * stored, the store has the newest version, and the reason is `changed-elsewhere`.
   */
  updateWaypoint(id: string, changes: WaypointChanges, seen?: Waypoint): Promise<SaveResult>;
  /** Moves a waypoint, in the same way. */
  moveWaypoint(id: string, place: LatLng, seen: Waypoint): Promise<SaveResult>;
  /**
   * Restores a waypoint that was deleted while the user was editing it.
   * @param waypoint its last version
   */
  putBackChanged(waypoint: Waypoint, changes: WaypointChanges): Promise<SaveResult>;
  deleteWaypoint(id: string): Promise<SaveResult>;
  /**
   * Makes changes in one stored edit, which `Edits` undoes as a whole.
   * @param records changes of other records, stored and undone in the same transaction; without a database nothing
   * changes then
   */
  changeMany(
    changes: ManyChanges | ChangesOf,
    kind: EditKind,
    records?: readonly RecordChange[],
  ): Promise<SaveManyResult>;
  addWaypoints(waypoints: readonly NewWaypoint[]): Promise<SaveManyResult>;
  /**
   * Moves waypoints to a folder.
   * @param folder the name of the folder; null removes them from their folder
   */
  moveToFolder(ids: readonly string[], folder: string | null): Promise<SaveManyResult>;
  /** Gives all of them this icon, this colour, or both; null is the usual one. */
  changeLook(ids: readonly string[], look: WaypointLook): Promise<SaveManyResult>;
  deleteMany(ids: readonly string[]): Promise<SaveManyResult>;
  /**
   * Renames a folder for all waypoints currently in it.
   * @param name null removes the folder; its waypoints are then in none
   */
  renameFolder(folder: string, name: string | null): Promise<SaveManyResult>;
  /** Deletes the waypoints of a folder that the user confirmed, if they are still in it. */
  deleteFolder(folder: string, ids: readonly string[]): Promise<SaveManyResult>;
  waypointById(id: string): Waypoint | undefined;
  /** Resolves once storage was read. */
  whenWaypointsLoaded(): Promise<void>;
  /** Sets aside data that is about to be overwritten; it is kept on return. */
  setAside(piece: SetAsidePiece): void;
  /** Deletes the data set aside. Only call this at the request of the user. */
  clearSetAside(): Promise<void>;
  /** Reads storage and follows the other tabs. */
  start(alsoSetAside: readonly SetAsidePiece[]): Promise<void>;
}

/** The parts of the device that waypoints need. */
export interface WaypointsDevice {
  readonly waypoints: WaypointStorage;
  readonly setAside: SetAsideStorage;
  readonly connection: Pick<DatabaseConnection, "onOpened">;
  readonly tabs: Tabs;
  readonly quota: StorageQuota;
  readonly clock: Clock;
  readonly randomId: RandomId;
  readonly edits: Edits;
}

const SUBJECT = "waypoints";

/** Creates the waypoints on this device. */
export function createWaypoints(device: WaypointsDevice): WaypointsState {
  const store = createStore<WaypointsSnapshot>(() => ({
    waypoints: [],
    setAside: [],
    isLoaded: false,
    unstored: null,
  }));
  let resolveLoaded = (): void => {};
  const loaded = new Promise<void>((resolve) => {
    resolveLoaded = resolve;
  });
  const waypointById = (id: string): Waypoint | undefined =>
    store.getState().waypoints.find((waypoint) => waypoint.id === id);
  const storing = createRetries(device.clock, () => bringInStep(device, store));
  const changeMany = undoableChanges(device, store, storing.begin);
  const changeOne = async (changes: ManyChanges | ChangesOf, kind: EditKind): Promise<SaveResult> =>
    oneOf(await changeMany(changes, kind), waypointById);

  const readSetAside = async (): Promise<void> => {
    store.setState({ setAside: await device.setAside.all() });
  };

  return {
    store,
    waypointById,
    whenWaypointsLoaded: () => loaded,
    addWaypoint: (waypoint) => changeOne({ add: [waypoint] }, "add"),
    updateWaypoint: (id, changes, seen) => changeOne(updated(id, changes, seen), "change"),
    moveWaypoint: (id, { lat, lng }, seen) => changeOne(updated(id, { lat, lng }, seen), "move"),
    putBackChanged: (waypoint, changes) =>
      changeOne(putBack(waypoint, changes, device.clock.nowMs()), "restore"),
    async deleteWaypoint(id) {
      const waypoint = waypointById(id);
      return oneOf(await changeMany({ delete: [id] }, "delete"), () => waypoint);
    },
    changeMany,
    ...bulkCommands(changeMany),
    setAside(piece) {
      const stored = device.setAside.keepAtOnce(datedPieces([piece], device.clock.nowMs()));
      void stored.then(readSetAside);
    },
    async clearSetAside() {
      await device.setAside.clear();
      store.setState({ setAside: [] });
    },
    async start(alsoSetAside) {
      await device.setAside.keep(datedPieces(alsoSetAside, device.clock.nowMs()));
      await load(device, store);
      if (store.getState().unstored) storing.begin();
      resolveLoaded();
      await readSetAside();
      followOtherTabs(device, store);
      // A restored backup may have some.
      device.edits.onChanged("setAside", readSetAside);
      device.tabs.onReturn(storing.hurry);
      device.connection.onOpened(storing.hurry);
    },
  };
}

function bulkCommands(changeMany: WaypointsState["changeMany"]) {
  return {
    addWaypoints: (waypoints: readonly NewWaypoint[]) => changeMany({ add: waypoints }, "add"),
    moveToFolder: (ids: readonly string[], folder: string | null) =>
      changeMany({ update: ids.map((id) => ({ id, changes: { folder } })) }, "move"),
    changeLook: (ids: readonly string[], look: WaypointLook) =>
      changeMany({ update: ids.map((id) => ({ id, changes: look })) }, "change"),
    deleteMany: (ids: readonly string[]) => changeMany({ delete: ids }, "delete"),
    renameFolder: (folder: string, name: string | null) =>
      changeMany(renamedFolder(folder, name), "move"),
    deleteFolder: (folder: string, ids: readonly string[]) =>
      changeMany(deletedFolder(folder, ids), "delete"),
  };
}

async function load(
  { waypoints: storage }: WaypointsDevice,
  store: StoreApi<WaypointsSnapshot>,
): Promise<void> {
  const waypoints = await storage.load();
  const isInStep = storage.isInStep();
  const unstored = isInStep ? null : ({ kind: "unread", error: storage.databaseError() } as const);
  store.setState({ waypoints, isLoaded: true, unstored });
}

function undoableChanges(
  device: WaypointsDevice,
  store: StoreApi<WaypointsSnapshot>,
  onUnstored: () => void,
): WaypointsState["changeMany"] {
  const save = async (
    editOf: EditOf,
    records: readonly RecordChange[],
    beforeAnnouncing?: () => void,
  ) => {
    const saved = await saveAndAnnounce(device, store, editOf, records, beforeAnnouncing);
    if (store.getState().unstored) onUnstored();
    const edits = saved.stored ? singleEdits(saved.stored.edit) : [];
    return { ...saved, edits, result: resultOf(saved.outcome, edits.map(editedId)) };
  };
  return async (changes, kind, records = []) => {
    let isBadPlace = false;
    const editOf: EditOf = (newest) => {
      const wanted = typeof changes === "function" ? changes(newest) : changes;
      const edits = wanted && editsOf(wanted, newest, device);
      isBadPlace = wanted !== null && edits === null;
      return edits && asOne(edits);
    };
    const { stored, edits, result, done } = await save(editOf, records);
    if (isBadPlace) return { ok: false, reason: "bad-place" };
    if (!result.ok) return result;
    const { before = [], edit = NO_EDIT } = stored ?? {};
    const undone = doneEdit(before, edit);
    device.edits.offer(
      { ...undoableOf(kind, edits, before), isDurable: result.isDurable },
      async (onUndone) => {
        const { inverseEdit, undoneBy } = await loadUndo();
        const takeBack: EditOf = (newest) => inverseEdit(undone, newest, device.clock.nowMs());
        return (await save(takeBack, undoneBy(done), onUndone)).result;
      },
    );
    return result;
  };
}

/** The edit of a restore that only changes settings. */
const NO_EDIT: WaypointEdit = { kind: "many", edits: [] };

function asOne(edits: readonly SingleEdit[]): WaypointEdit {
  const [only] = edits;
  return only && edits.length === 1 ? only : { kind: "many", edits };
}

function undoableOf(
  kind: EditKind,
  edits: readonly SingleEdit[],
  before: readonly Waypoint[],
): Omit<Undoable, "isDurable"> {
  const first = edits[0];
  const old = first && before.find(({ id }) => id === editedId(first));
  const name = first?.kind === "add" ? first.waypoint.name : (old?.name ?? "");
  return { subject: "waypoints", kind, count: edits.length, name };
}

async function saveAndAnnounce(
  { waypoints: storage, tabs, quota, edits }: WaypointsDevice,
  store: StoreApi<WaypointsSnapshot>,
  editOf: EditOf,
  records: readonly RecordChange[] = [],
  beforeAnnouncing?: () => void,
): Promise<SavedEdit> {
  const saved = await storage.save(editOf, records);
  const { outcome, waypoints } = saved;
  const isAlone = records.length === 0;
  const isNews =
    isAlone && (outcome === "text-only" || outcome === "full" || outcome === "blocked");
  const { unstored } = store.getState();
  const now = isNews ? { kind: outcome, error: storage.databaseError() } : unstored;
  store.setState({ waypoints, unstored: storage.isInStep() ? null : now });
  if (outcome === "durable" || outcome === "text-only") {
    beforeAnnouncing?.();
    tabs.announce(SUBJECT);
    await edits.tellChanged(subjectsOf(records));
    // Only once there is something to keep, because some browsers ask the user about it.
    void quota.askToPersist();
  }
  return saved;
}

async function bringInStep(
  { waypoints: storage, tabs }: WaypointsDevice,
  store: StoreApi<WaypointsSnapshot>,
): Promise<boolean> {
  const waypoints = await storage.bringInStep();
  if (!storage.isInStep()) return false;
  store.setState({ waypoints, unstored: null });
  tabs.announce(SUBJECT);
  return true;
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

/** The waypoints of this device; see `WaypointsState`. */
export const {
  store: waypointsStore,
  addWaypoint,
  updateWaypoint,
  moveWaypoint,
  putBackChanged,
  deleteWaypoint,
  changeMany,
  addWaypoints,
  moveToFolder,
  changeLook,
  deleteMany,
  renameFolder,
  deleteFolder,
  waypointById,
  whenWaypointsLoaded,
  setAside,
  start: startWaypoints,
} = createWaypoints({ ...device, edits });

import { createStore, type StoreApi } from "zustand/vanilla";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import type { UnreadableRecord } from "#domain/storage/unreadable-record.ts";
import type { Track, TrackSummary } from "#domain/tracks/track.ts";
import { BIN_MS } from "#domain/waypoints/bin.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import { device } from "#state/device/device.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { databaseProblemOf } from "#storage/database-problem-of.ts";
import {
  type ChangeOfFacts,
  isKept,
  type TrackStorage,
  trackStorage,
} from "#storage/records/tracks/track-storage.ts";
import { lookForTracks } from "./has-tracks.ts";
import { TRACKS_SUBJECT } from "./tracks-subject.ts";

/** The state of the store. */
export interface TracksSnapshot {
  /** The tracks and routes, the latest first; null until they have been read. */
  readonly tracks: readonly TrackSummary[] | null;
  /** The problem of the last attempt to read them; null if it succeeded. */
  readonly problem: DatabaseProblem | null;
  /** Records that this version cannot read. */
  readonly unreadable: readonly UnreadableRecord[];
  /** The tracks in the bin, the last deleted first. */
  readonly binned: readonly TrackSummary[];
  /** The last edit of this visit, which `undoEdit` undoes; null if there is none. */
  readonly edit: UndoableEdit | null;
}

/** An edit that can be undone. `edited`: the track was trimmed, split or joined, and others took its place. */
export interface UndoableEdit {
  readonly what: "deleted" | "renamed" | "edited";
  /** The id of the original track. */
  readonly id: string;
  readonly name: string;
}

/** The tracks and routes. The store has only their facts; `trackById` reads the points of one track. */
export interface TracksState {
  readonly store: StoreApi<TracksSnapshot>;
  /** Reads the facts and follows the other tabs; only the first call has an effect. */
  loadTracks(): Promise<void>;
  /** Reads the facts again after a `problem`. */
  retryTracks(): Promise<void>;
  /** Synchronises the store with storage if it was read before, and notifies the other tabs. */
  tracksChanged(): Promise<void>;
  /** Resolves to a track with its points; null if it does not exist or cannot be read. */
  trackById(id: string): Promise<Track | null>;
  /** Resolves to several tracks in the order of the ids, without missing ones. */
  tracksById(ids: readonly string[]): Promise<readonly Track[]>;
  /**
   * Renames a track.
   * @param seen the name that the user saw. If it was changed elsewhere since, the result is `changed-elsewhere` and
   * the store has the new name.
   * @returns `failed` if the track does not exist or the database refused
   */
  renameTrack(id: string, name: string, seen: string): Promise<RenameOutcome>;
  /**
   * Shows or hides a track on the map.
   * @returns false if the track does not exist or the database refused; the next commands do the same
   */
  setTrackVisible(id: string, isVisible: boolean): Promise<boolean>;
  /** Changes the colour or the folder; null removes it. */
  setTrackLook(id: string, look: TrackLook): Promise<boolean>;
  /** Moves a track to the bin, where it stays for `BIN_DAYS`. */
  deleteTrack(id: string): Promise<boolean>;
  /** Restores a track from the bin. */
  restoreTrack(id: string): Promise<boolean>;
  /** Adds a track or route that was made on this device. */
  addTrack(track: Track): Promise<boolean>;
  /** Replaces tracks by new ones and moves them to the bin, for trimming, splitting and joining. All or nothing. */
  replaceTracks(ids: readonly string[], added: readonly Track[]): Promise<boolean>;
  /**
   * Undoes the last edit of this visit.
   * @returns the id of the restored track; null if that failed: it can be tried again
   */
  undoEdit(): Promise<string | null>;
}

/** The colour and the folder of a track. */
export interface TrackLook {
  /** `#rrggbb`, lower case. */
  readonly color?: string | null;
  readonly folder?: string | null;
}

/** The outcome of renaming. */
export type RenameOutcome = "saved" | "changed-elsewhere" | "failed";

/** The parts of the device that tracks need. */
export interface TracksDevice {
  readonly storage: TrackStorage;
  readonly tabs: Tabs;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  /** Calls the listener every time that the database opens. */
  readonly onDatabaseOpened: DatabaseConnection["onOpened"];
  /** Called after every change by this tab. */
  readonly onChanged?: () => void;
}

/** Creates the tracks on this device. */
export function createTracks(device: TracksDevice): TracksState {
  const { storage, tabs, nowMs, onChanged } = device;
  const store = createStore<TracksSnapshot>(() => ({
    tracks: null,
    problem: null,
    unreadable: [],
    binned: [],
    edit: null,
  }));
  let loading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    try {
      const { readable, unreadable } = await storage.list();
      const tracks = latestFirst(readable.filter(isKept));
      store.setState({ tracks, binned: lastDeletedFirst(readable), unreadable, problem: null });
    } catch (error) {
      // A temporary failure of the database does not empty the list.
      store.setState({ problem: databaseProblemOf(error) });
    }
  };
  const tracksChanged = async (): Promise<void> => {
    tabs.announce(TRACKS_SUBJECT);
    onChanged?.();
    if (loading) await read();
  };
  const change = async (id: string, changed: ChangeOfFacts) => {
    const isDone = await storage.change(id, changed);
    if (isDone) await tracksChanged();
    return isDone;
  };
  const exchange: TrackStorage["exchange"] = async (changes, added) => {
    const isDone = await storage.exchange(changes, added);
    if (isDone) await tracksChanged();
    return isDone;
  };
  /** Deletes tracks that have been in the bin too long. */
  const sweep = async (): Promise<void> => {
    const old = store.getState().binned.filter((track) => isOld(track, nowMs()));
    if (old.length > 0 && (await storage.remove(old.map(({ id }) => id)))) await tracksChanged();
  };
  return {
    store,
    tracksChanged,
    retryTracks: read,
    loadTracks() {
      if (loading) return loading;
      tabs.onAnnounced(TRACKS_SUBJECT, () => void read());
      tabs.onReturn(() => void read());
      device.onDatabaseOpened(() => store.getState().problem && void read());
      loading = read().then(() => sweep());
      return loading;
    },
    trackById: (id) => storage.get(id),
    async tracksById(ids) {
      const tracks: Track[] = [];
      for (const id of ids) {
        const track = await storage.get(id);
        if (track) tracks.push(track);
      }
      return tracks;
    },
    setTrackVisible: (id, isVisible) => change(id, (track) => ({ ...track, isVisible })),
    setTrackLook: (id, look) => change(id, (track) => withLook(track, look)),
    restoreTrack: (id) => change(id, unbinned),
    ...undoableEdits({ store, change, exchange, nowMs }),
  };
}

/**
 * Renames a track.
 * @param change changes the facts of a track
 */
async function renamed(
  change: (id: string, changed: ChangeOfFacts) => Promise<boolean>,
  id: string,
  name: string,
  seen: string,
): Promise<RenameOutcome> {
  let isOther = false;
  const isDone = await change(id, (track) => {
    isOther = track.name !== seen && track.name !== name;
    return isOther ? null : { ...track, name };
  });
  if (!isDone) return "failed";
  return isOther ? "changed-elsewhere" : "saved";
}

interface EditTools extends Pick<TracksDevice, "nowMs"> {
  readonly store: StoreApi<TracksSnapshot>;
  readonly change: TrackStorage["change"];
  readonly exchange: TrackStorage["exchange"];
}

/** Creates the undoable edits, which remember how to undo the last one. */
function undoableEdits({ store, change, exchange, nowMs }: EditTools) {
  let takeBack: () => Promise<boolean> = async () => false;
  const keepUndo = (edit: UndoableEdit, undo: () => Promise<boolean>): void => {
    takeBack = undo;
    store.setState({ edit });
  };
  return {
    async renameTrack(id, given, seen) {
      const name = given.trim();
      const outcome = await renamed(change, id, name, seen);
      const undo = async () => (await renamed(change, id, seen, name)) === "saved";
      if (outcome === "saved" && name !== seen) {
        keepUndo({ what: "renamed", id, name: seen }, undo);
      }
      return outcome;
    },
    async deleteTrack(id) {
      let name = "";
      const isDone = await change(id, (track) => {
        name = track.name;
        return binnedAt(nowMs())(track);
      });
      if (isDone) keepUndo({ what: "deleted", id, name }, () => change(id, unbinned));
      return isDone;
    },
    addTrack: (track) => exchange(new Map(), [track]),
    async replaceTracks(ids, added) {
      const [id = ""] = ids;
      const name = nameIn(store.getState(), id);
      const toBin = binnedAt(nowMs());
      const back = new Map([...each(ids, unbinned), ...each(added.map(idOf), toBin)]);
      const isDone = await exchange(each(ids, toBin), added);
      if (isDone) keepUndo({ what: "edited", id, name }, () => exchange(back, []));
      return isDone;
    },
    async undoEdit() {
      const { edit } = store.getState();
      if (!edit || !(await takeBack())) return null;
      store.setState({ edit: null });
      return edit.id;
    },
  } satisfies Partial<TracksState>;
}

const idOf = ({ id }: TrackSummary): string => id;

function each(ids: readonly string[], change: ChangeOfFacts): ReadonlyMap<string, ChangeOfFacts> {
  return new Map(ids.map((id) => [id, change]));
}

function nameIn({ tracks }: TracksSnapshot, id: string): string {
  return tracks?.find((track) => track.id === id)?.name ?? "";
}

function binnedAt(deletedAtMs: number): ChangeOfFacts {
  return (track) => ({ ...track, deletedAtMs });
}

function unbinned({ deletedAtMs: _, ...track }: TrackSummary): TrackSummary {
  return track;
}

function withLook({ color, folder, ...track }: TrackSummary, look: TrackLook): TrackSummary {
  const given = { color, folder, ...look };
  return {
    ...track,
    ...(given.color && { color: given.color }),
    ...(given.folder && { folder: given.folder }),
  };
}

function isOld({ deletedAtMs = 0 }: TrackSummary, nowMs: number): boolean {
  return nowMs - deletedAtMs > BIN_MS;
}

function lastDeletedFirst(tracks: readonly TrackSummary[]): readonly TrackSummary[] {
  return tracks
    .filter((track) => !isKept(track))
    .toSorted((a, b) => (b.deletedAtMs ?? 0) - (a.deletedAtMs ?? 0));
}

function latestFirst(tracks: readonly TrackSummary[]): readonly TrackSummary[] {
  return tracks.toSorted((a, b) => b.addedAtMs - a.addedAtMs || a.name.localeCompare(b.name, "nl"));
}

const storage = trackStorage(device.connection);

/** The tracks and routes of this device; see `TracksState`. */
export const {
  store: tracksStore,
  loadTracks,
  retryTracks,
  tracksChanged,
  trackById,
  tracksById,
  renameTrack,
  setTrackVisible,
  setTrackLook,
  deleteTrack,
  restoreTrack,
  addTrack,
  replaceTracks,
  undoEdit: undoTrackEdit,
} = createTracks({
  storage,
  tabs: device.tabs,
  nowMs: device.clock.nowMs,
  onDatabaseOpened: device.connection.onOpened,
  onChanged: () => void lookForTracks(),
});

/** Resolves to the content hashes of imported tracks. */
export const { contentHashes } = storage;

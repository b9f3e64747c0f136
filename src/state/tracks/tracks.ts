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
} from "#storage/tracks/track-storage.ts";
import { lookForTracks } from "./has-tracks.ts";
import { TRACKS_SUBJECT } from "./tracks-subject.ts";

/** What the store holds. */
export interface TracksSnapshot {
  /** The kept tracks and routes, the latest first; null until they have been read. */
  readonly tracks: readonly TrackSummary[] | null;
  /** Why the last attempt to read them failed; null when it did not. */
  readonly problem: DatabaseProblem | null;
  /** The records that this version cannot read. */
  readonly unreadable: readonly UnreadableRecord[];
  /** What is in the bin, the last one first. */
  readonly binned: readonly TrackSummary[];
  /** The last edit of this visit, which `undoEdit` takes back; null when there is none. */
  readonly edit: UndoableEdit | null;
}

/** An edit that one tap takes back. `edited`: it was cut or joined, and others are in its place. */
export interface UndoableEdit {
  readonly what: "deleted" | "renamed" | "edited";
  /** Of the track as it was before. */
  readonly id: string;
  readonly name: string;
}

/** The kept tracks and routes. The store has their facts only; the points come one track at a time by `trackById`. */
export interface TracksState {
  readonly store: StoreApi<TracksSnapshot>;
  /** Reads the facts and follows the other tabs; only the first call does anything. */
  loadTracks(): Promise<void>;
  /** Reads the facts again, after `problem`. */
  retryTracks(): Promise<void>;
  /** Brings the store in step with storage, if it was ever read; tells the other tabs too. */
  tracksChanged(): Promise<void>;
  /** A track with its points; null when it is gone or cannot be read. */
  trackById(id: string): Promise<Track | null>;
  /** Several at once, those that are gone left out; the order is that of the ids. */
  tracksById(ids: readonly string[]): Promise<readonly Track[]>;
  /**
   * @param seen the name that the user saw: when it was given another elsewhere since, the answer is
   *   `changed-elsewhere`, and the store has the new one
   * @returns `failed` when it is gone, or the database did not take it
   */
  renameTrack(id: string, name: string, seen: string): Promise<RenameOutcome>;
  /**
   * Whether it is drawn on the map.
   * @returns false when it is gone, or the database did not take it; so do the next ones
   */
  setTrackVisible(id: string, isVisible: boolean): Promise<boolean>;
  /** Null takes the colour or the folder away. */
  setTrackLook(id: string, look: TrackLook): Promise<boolean>;
  /** Puts it into the bin, where it stays for `BIN_DAYS`. */
  deleteTrack(id: string): Promise<boolean>;
  /** Takes it out of the bin. */
  restoreTrack(id: string): Promise<boolean>;
  /**
   * Puts new tracks in the place of others, which go to the bin: what trimming, cutting and joining do. All of it or
   * nothing.
   */
  replaceTracks(ids: readonly string[], added: readonly Track[]): Promise<boolean>;
  /**
   * Takes the last edit of this visit back.
   * @returns the id of the track that is as it was; null when that could not be done: it can be tried again
   */
  undoEdit(): Promise<string | null>;
}

/** How it is shown and where it belongs. */
export interface TrackLook {
  /** `#rrggbb`, lower case. */
  readonly color?: string | null;
  readonly folder?: string | null;
}

/** What became of a new name. */
export type RenameOutcome = "saved" | "changed-elsewhere" | "failed";

/** What the tracks need of the device. */
export interface TracksDevice {
  readonly storage: TrackStorage;
  readonly tabs: Tabs;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  /** Calls the listener each time that the database opens. */
  readonly onDatabaseOpened: DatabaseConnection["onOpened"];
  /** Called after every change that this tab makes. */
  readonly onChanged?: () => void;
}

/** The tracks of whichever device. */
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
      // A database that fails for a moment does not empty what is shown.
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
  /** What has been in the bin for long goes for good. */
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

/** @param change changes the facts of one */
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

/** The edits that one tap takes back: how the last one is taken back is kept. */
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

/** The tracks and routes of this device; what each name does is written at `TracksState`. */
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
  replaceTracks,
  undoEdit: undoTrackEdit,
} = createTracks({
  storage,
  tabs: device.tabs,
  nowMs: device.clock.nowMs,
  onDatabaseOpened: device.connection.onOpened,
  onChanged: () => void lookForTracks(),
});

/** What the tracks that were imported had in their files. */
export const { contentHashes } = storage;

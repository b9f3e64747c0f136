import type { StoreApi } from "zustand/vanilla";
import { trackScreenPath } from "#domain/links/app-path.ts";
import type { Current, RecordEdit } from "#domain/storage/current.ts";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import type { UnreadableRecord } from "#domain/storage/unreadable-record.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import type { Track, TrackSummary } from "#domain/tracks/track.ts";
import { device } from "#state/device/device.ts";
import { visits } from "#state/device/visits.ts";
import { type EditKind, edits, type Undoable } from "#state/records/edits.ts";
import { createRecordStore, type RecordsDevice } from "#state/records/record-store.ts";
import { changeExisting } from "#storage/records/record-change.ts";
import {
  isOutsideBin,
  type TrackStorage,
  trackStorage,
} from "#storage/records/tracks/track-storage.ts";
import { addedTrack, TRACKS } from "#storage/records/tracks/whole-tracks.ts";

/** The state of the store. */
export interface TracksSnapshot {
  /** The tracks and routes, the latest first; null until they have been read. */
  readonly tracks: readonly TrackSummary[] | null;
  /** The problem of the last attempt to read them; null if it succeeded. */
  readonly problem: DatabaseProblem | null;
  /** Records that this version cannot read. */
  readonly unreadable: readonly UnreadableRecord[];
}

/** The tracks and routes. The store has only their facts; `trackById` reads the points of one track. */
export interface TracksState {
  readonly store: StoreApi<TracksSnapshot>;
  /** Reads the facts and follows the other tabs; only the first call has an effect. */
  loadTracks(): Promise<void>;
  /** Reads the facts again after a `problem`. */
  retryTracks(): Promise<void>;
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
  /** Adds a track or route that was made on this device. */
  addTrack(track: Track): Promise<boolean>;
  /** Replaces tracks by new ones and moves them to the bin, for trimming, splitting and joining. All or nothing. */
  replaceTracks(ids: readonly string[], added: readonly Track[]): Promise<boolean>;
}

/** The colour and the folder of a track. */
export interface TrackLook {
  /** `#rrggbb`, lower case. */
  readonly color?: string | null;
  readonly folder?: string | null;
}

export type RenameOutcome = "saved" | "changed-elsewhere" | "failed";

/** The parts of the device that tracks need. */
export interface TracksDevice extends RecordsDevice {
  readonly storage: TrackStorage;
}

const NOTHING_READ: TracksSnapshot = { tracks: null, problem: null, unreadable: [] };

/** Creates the tracks on this device. */
export function createTracks(device: TracksDevice): TracksState {
  const { storage, edits, clock } = device;
  const { store, load, read } = createRecordStore(device, TRACKS, NOTHING_READ, async () => {
    const { readable, unreadable } = await storage.list();
    return { tracks: latestFirst(readable.filter(isOutsideBin)), unreadable };
  });
  const change = (id: string, changed: RecordEdit<TrackSummary>) =>
    edits.change([changeExisting(TRACKS, id, changed)]);
  return {
    store,
    loadTracks: load,
    retryTracks: read,
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
    addTrack: (track) => edits.change([addedTrack(track)]),
    async renameTrack(id, given, seen) {
      const name = given.trim();
      let isOther = false;
      const renamed = changeExisting(TRACKS, id, (track) => {
        isOther = track.name !== seen && track.name !== name;
        return isOther || track.name === name ? track : { ...track, name };
      });
      const isOffered = () => !isOther && name !== seen;
      const isDone = await edits.change([renamed], () =>
        isOffered() ? trackEdit("rename", seen) : null,
      );
      if (!isDone) return "failed";
      return isOther ? "changed-elsewhere" : "saved";
    },
    deleteTrack(id) {
      let name = "";
      const deletedAtMs = clock.nowMs();
      const deleted = changeExisting(TRACKS, id, (track) => {
        name = track.name;
        return { ...track, deletedAtMs };
      });
      return edits.change([deleted], () => trackEdit("delete", name));
    },
    replaceTracks(ids, added) {
      const [old = ""] = ids;
      const name = store.getState().tracks?.find(({ id }) => id === old)?.name ?? "";
      const deletedAtMs = clock.nowMs();
      const changes = [
        ...ids.map((id) => changeExisting(TRACKS, id, (track) => ({ ...track, deletedAtMs }))),
        ...added.map((track) => ({ ...addedTrack(track), undoneValueFor: binnedRow(deletedAtMs) })),
      ];
      const replaced = { by: trackScreenPath(added[0]?.id ?? ""), path: trackScreenPath(old) };
      return edits.change(changes, () => ({ ...trackEdit("edit", name), replaced }));
    },
  };
}

function trackEdit(kind: EditKind, name: string): Undoable {
  return { subject: TRACKS.name, kind, count: 1, name, isDurable: true };
}

/** Returns the function that moves a whole track to the bin, if it is still there. */
function binnedRow(deletedAtMs: number) {
  return (stored: unknown) => (stored ? { ...stored, deletedAtMs } : undefined);
}

function withLook(
  { color, folder, ...track }: Current<TrackSummary>,
  look: TrackLook,
): Current<TrackSummary> {
  const given = { color, folder, ...look };
  return {
    ...track,
    ...(given.color && { color: given.color }),
    ...(given.folder && { folder: given.folder }),
  };
}

function latestFirst(tracks: readonly TrackSummary[]): readonly TrackSummary[] {
  return tracks.toSorted((a, b) => b.addedAtMs - a.addedAtMs || compareNames(a.name, b.name));
}

const storage = trackStorage(device.connection);

/** The tracks and routes of this device; see `TracksState`. */
export const {
  store: tracksStore,
  loadTracks,
  retryTracks,
  trackById,
  tracksById,
  renameTrack,
  setTrackVisible,
  setTrackLook,
  deleteTrack,
  addTrack,
  replaceTracks,
} = createTracks({
  ...device,
  visits,
  edits,
  storage,
});
/** Resolves to the content hashes of imported tracks. */
export const { contentHashes } = storage;

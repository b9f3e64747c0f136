import type { StoreApi } from "zustand/vanilla";
import { inPauses } from "#domain/async/pause.ts";
import { previewImport } from "#domain/exchange/preview/preview-import.ts";
import { type HikeParcel, huntOf, linesOf } from "#domain/sharing/hike-parcel.ts";
import { byRule, type Current } from "#domain/storage/current.ts";
import type { DatabaseProblem } from "#domain/storage/database-problem.ts";
import { EMPTY_HUNT, type Hunt } from "#domain/survey/hunt.ts";
import { mergedHunt, type SharedState } from "#domain/survey/hunt-merge.ts";
import type { Track } from "#domain/tracks/track.ts";
import type { SealedTrail } from "#domain/trail/sealed-trail.ts";
import type { Walk } from "#domain/trail/walk.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { pause } from "#state/clock/pause.ts";
import { device } from "#state/device/device.ts";
import { visits } from "#state/device/visits.ts";
import { importedTracks } from "#state/exchange/import.ts";
import { edits } from "#state/records/edits.ts";
import { createRecordStore, type RecordsDevice } from "#state/records/record-store.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { listKeyedRecords } from "#storage/records/list-records.ts";
import { addition, change, changeExisting } from "#storage/records/record-change.ts";
import {
  HIKES,
  HIKES_SUBJECT,
  type HikeRecord,
  hikeKey,
} from "#storage/records/scouting/hike-records.ts";
import { HUNT } from "#storage/records/scouting/scouting-records.ts";
import { WALKS, walkKey } from "#storage/records/scouting/trail-records.ts";
import { type TrackStorage, trackStorage } from "#storage/records/tracks/track-storage.ts";
import { addedTrack } from "#storage/records/tracks/whole-tracks.ts";
import type { RecordChange } from "#storage/records/transaction.ts";

/** The hikes that leaders gave to the patrol of this device, the latest first; null until they have been read. */
interface HikesSnapshot {
  readonly hikes: readonly HikeRecord[] | null;
  readonly problem: DatabaseProblem | null;
}

/** The hikes of this device. Commands resolve to false or null if nothing was stored. */
export interface Hikes {
  readonly store: StoreApi<HikesSnapshot>;
  /** Reads them and follows the other windows; only the first call has an effect. */
  load(): Promise<void>;
  /**
   * Stores a hike with its route, posts, hunt and lines in one transaction, which one undo takes back. What is on the device stays as it is:
   * a walk along the same posts goes on, lines that are there are not added, and hunts are merged. Resolves to its id.
   */
  take(hike: HikeParcel): Promise<string | null>;
  /** Moves a hike to the bin; its route, posts, hunt and lines stay. */
  remove(id: string, name: string): Promise<boolean>;
}

/** The services of the device that hikes use. */
export interface HikesDevice extends RecordsDevice {
  readonly randomId: RandomId;
  readonly clock: Pick<Clock, "nowMs" | "after">;
  readonly tracks: Pick<TrackStorage, "list">;
  /** Switches the layer of the hunt on. */
  readonly showHunt: () => void;
}

const NOTHING_READ: HikesSnapshot = { hikes: null, problem: null };
const isThere = ({ deletedAtMs }: { readonly deletedAtMs?: number | null | undefined }) =>
  typeof deletedAtMs !== "number";

/** Creates the hikes of a device. */
export function createHikes(parts: HikesDevice): Hikes {
  const { connection, edits, clock } = parts;
  const { store, load, read } = createRecordStore(parts, HIKES, NOTHING_READ, async () => {
    const hikes = await listKeyedRecords(connection, HIKES);
    return { hikes: hikes.filter(isThere).toSorted((a, b) => b.receivedAtMs - a.receivedAtMs) };
  });
  let isFollowing = false;
  return {
    store,
    load() {
      if (!isFollowing) {
        isFollowing = true;
        edits.onChanged(HIKES_SUBJECT, read);
      }
      return load();
    },
    async take(hike) {
      const { changes, hasHunt } = await changesOf(hike, parts);
      const name = hike.name || hike.patrol;
      const undoable = { subject: HIKES.name, kind: "import", count: 1, isDurable: true } as const;
      if (!(await edits.change(changes, () => ({ ...undoable, name })))) return null;
      if (hasHunt) parts.showHunt();
      return hike.id;
    },
    remove(id, name) {
      const deletedAtMs = clock.nowMs();
      const gone = changeExisting(HIKES, hikeKey(id), (hike) => ({ ...hike, deletedAtMs }));
      const undoable = { subject: HIKES.name, kind: "delete", count: 1, isDurable: true } as const;
      return edits.change([gone], () => ({ ...undoable, name }));
    },
  };
}

/** Returns the changes by which a device takes a hike. */
async function changesOf(
  hike: HikeParcel,
  parts: HikesDevice,
): Promise<{ readonly changes: readonly RecordChange[]; readonly hasHunt: boolean }> {
  const { clock, randomId } = parts;
  const nowMs = clock.nowMs();
  const { trail, hunt: _hunt, route: _route, lines: _lines, map, ...facts } = hike;
  const { tracks, lineIds } = await linesOn(hike, parts);
  const walk = trail ? await walkAlong(trail, hike.patrol, parts) : null;
  const state = huntOf(hike, randomId) ?? null;
  const record: HikeRecord = {
    ...facts,
    receivedAtMs: nowMs,
    lineIds,
    hasHunt: state !== null,
    hasMap: map !== undefined,
    ...(walk && { walkId: walk.id }),
  };
  // One that was deleted comes back with the sheets that it had; its posts and lines may have been deleted and come in anew.
  const storing = change(HIKES, hikeKey(hike.id), (now) =>
    now
      ? {
          ...now,
          deletedAtMs: null,
          lineIds: [...new Set([...lineIds, ...now.lineIds])],
          hasHunt: now.hasHunt || state !== null,
          // Without it, a hike that was stored before this was noted stays unknown.
          ...(map !== undefined && { hasMap: true }),
          ...(walk && { walkId: walk.id }),
        }
      : (record as Current<HikeRecord>),
  );
  const changes = [
    storing,
    ...(walk ? [addition(WALKS, walkKey(walk.id), walk)] : []),
    ...tracks.map(addedTrack),
    ...(state ? [mergingHunt(state, nowMs)] : []),
  ];
  return { changes, hasHunt: state !== null };
}

function mergingHunt(state: SharedState, nowMs: number): RecordChange {
  return change(HUNT, "hunt", (now) =>
    byRule<Hunt, [SharedState, number]>(
      now ?? (EMPTY_HUNT as Current<Hunt>),
      mergedHunt,
      state,
      nowMs,
    ),
  );
}

/** Returns the lines of a hike that are not on the device yet, and the ids of all of them. */
async function linesOn(
  hike: HikeParcel,
  { tracks, clock, randomId }: HikesDevice,
): Promise<{ readonly tracks: readonly Track[]; readonly lineIds: readonly string[] }> {
  const files = (linesOf(hike) ?? []).map((file) => {
    return { name: "", result: { ok: true, file }, csv: null } as const;
  });
  const nothing = { waypoints: [], contentHashes: new Set<string>() };
  const { lines } = await inPauses(previewImport(files, nothing), () => pause(clock));
  const { readable } = await tracks.list();
  const known = new Map(
    readable.filter(isThere).map(({ contentHash, id }) => [contentHash, id] as const),
  );
  const all = importedTracks(lines, clock.nowMs(), randomId);
  return {
    tracks: all.filter(({ contentHash }) => !known.has(contentHash)),
    lineIds: all.map(({ contentHash, id }) => known.get(contentHash) ?? id),
  };
}

/** Returns the walk along a trail: the one on the device, or a new one. */
async function walkAlong(
  trail: SealedTrail,
  patrol: string,
  { connection, randomId }: HikesDevice,
): Promise<Walk> {
  const walks = await listKeyedRecords(connection, WALKS);
  const before = walks.find((walk) => walk.trail.id === trail.id && isThere(walk));
  const id = randomId().replaceAll("-", "").slice(0, 18);
  return before ?? { id, patrol, trail, keys: {}, waitedMs: {}, log: [] };
}

/** The hikes of this device. Import this lazily. */
export const hikes = createHikes({
  ...device,
  visits,
  edits,
  tracks: trackStorage(device.connection),
  showHunt: () => setPreferences({ huntShown: true }),
});

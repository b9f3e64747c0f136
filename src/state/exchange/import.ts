import { createStore, type StoreApi } from "zustand/vanilla";
import { inPauses } from "#domain/async/pause.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CsvMapping } from "#domain/exchange/csv/csv-columns.ts";
import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";
import { type ExchangeTrackOrRoute, importedTrack } from "#domain/exchange/exchange-track.ts";
import { withFarPoint } from "#domain/exchange/list/taken-points.ts";
import {
  type ImportChoice,
  type ImportPreview,
  importChanges,
  previewImport,
  type ReadFile,
} from "#domain/exchange/preview/preview-import.ts";
import type { NewLines } from "#domain/exchange/preview/preview-items.ts";
import { withSwappedPlaces } from "#domain/exchange/swapped-places.ts";
import type { Track } from "#domain/tracks/track.ts";
import { isWithinWaypointLimit } from "#domain/waypoints/waypoint-limit.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import type { StorageQuota } from "#platform/storage-quota/storage-quota.ts";
import { pause } from "#state/clock/pause.ts";
import { device } from "#state/device/device.ts";
import {
  type EditProblem,
  type Edits,
  edits,
  type Undoable,
  type UndoResult,
} from "#state/records/edits.ts";
import { contentHashes } from "#state/tracks/tracks.ts";
import {
  changeMany,
  type WaypointsState,
  waypointsStore,
  whenWaypointsLoaded,
} from "#state/waypoints/waypoints.ts";
import type { TrackStorage } from "#storage/records/tracks/track-storage.ts";
import { addedTrack, TRACKS } from "#storage/records/tracks/whole-tracks.ts";
import { type ImportJob, type StartImport, startImport } from "#workers/import/import-client.ts";

/** The progress of reading files. */
export interface ImportProgress {
  readonly fileName: string;
  /** The number of the file, from 1. */
  readonly fileNumber: number;
  readonly fileCount: number;
  /** The fraction of the current file, 0 to 1. */
  readonly fraction: number;
}

/** The state of the store. */
export interface ImportSnapshot {
  /** Null if nothing is being read. */
  readonly progress: ImportProgress | null;
}

export type ImportOutcome =
  | {
      readonly ok: true;
      readonly addedWaypoints: number;
      readonly changedWaypoints: number;
      readonly tracks: number;
      readonly routes: number;
      /** The ids of the added tracks and routes. */
      readonly lineIds: readonly string[];
    }
  | { readonly ok: false; readonly reason: EditProblem };

/** The meaning of the columns, by CSV file. */
export type CsvMappings = ReadonlyMap<File, CsvMapping>;

/** Reads files and imports them: first a preview, then one edit. */
export interface ImportState {
  readonly store: StoreApi<ImportSnapshot>;
  /**
   * Reads files one by one and compares them with the stored data. Null if it was stopped, by `stopReading` or by
   * reading other files. A refused file is in the preview with its reason.
   * @param csvMappings the meaning of the columns, for each CSV where the user gave it
   * @param near the place near which an ambiguous coordinate of a list of points is looked for first
   */
  previewFiles(
    files: readonly File[],
    csvMappings?: CsvMappings,
    near?: LatLng,
  ): Promise<ImportPreview | null>;
  /**
   * Does the same for contents from elsewhere, such as a shared link.
   * @param name the name of the origin
   */
  previewContent(name: string, content: ExchangeFile): Promise<ImportPreview>;
  /** Swaps latitude and longitude of the places of one file, or undoes that, and compares all files again. */
  swapPlaces(preview: ImportPreview, fileIndex: number): Promise<ImportPreview>;
  /** Takes a point of a list that is far from the others, or leaves it out again, and compares all files again. */
  takeFarPoint(preview: ImportPreview, choice: FarPointChoice): Promise<ImportPreview>;
  stopReading(): void;
  /** Stores everything in one transaction, or nothing. */
  importPreview(preview: ImportPreview, choice: ImportChoice): Promise<ImportOutcome>;
  /** Undoes the last import of this visit, including tracks, unless the waypoints have changed since. */
  undoImport(): Promise<boolean>;
}

/** The choice of the user about a point of a list that is far from the others. */
export interface FarPointChoice {
  readonly fileIndex: number;
  /** The line of the list. */
  readonly line: number;
  readonly isTaken: boolean;
}

/** The parts of the device that an import needs. */
export interface ImportDevice {
  readonly startImport: StartImport;
  readonly waypoints: Pick<WaypointsState, "store" | "whenWaypointsLoaded" | "changeMany">;
  readonly tracks: Pick<TrackStorage, "contentHashes">;
  readonly edits: Pick<Edits, "store" | "undo" | "attempt">;
  readonly quota: Pick<StorageQuota, "askToPersist">;
  readonly clock: Pick<Clock, "nowMs" | "after">;
  readonly randomId: RandomId;
}

/** Creates the import commands on this device. */
export function createImport(device: ImportDevice): ImportState {
  const store = createStore<ImportSnapshot>(() => ({ progress: null }));
  const reading = readingOn(device, store);
  const compared = async (files: readonly ReadFile[]): Promise<ImportPreview> => {
    await device.waypoints.whenWaypointsLoaded();
    const contentHashes = await device.tracks.contentHashes();
    const { waypoints } = device.waypoints.store.getState();
    return inPauses(previewImport(files, { waypoints, contentHashes }), () => pause(device.clock));
  };
  return {
    store,
    async previewFiles(files, csvMappings = new Map(), near = undefined) {
      const read = await reading.readAll(files, csvMappings, near ?? null);
      return read && compared(read);
    },
    previewContent: (name, file) => compared([{ name, result: { ok: true, file }, csv: null }]),
    swapPlaces: ({ files }, fileIndex) =>
      compared(
        files.map((file, at) => (at === fileIndex ? changed(file, withSwappedPlaces) : file)),
      ),
    takeFarPoint: ({ files }, { fileIndex, line, isTaken }) =>
      compared(
        files.map((file, at) =>
          at === fileIndex ? changed(file, (list) => withFarPoint(list, line, isTaken)) : file,
        ),
      ),
    stopReading: reading.stop,
    ...takingOver(device),
  };
}

function changed(read: ReadFile, change: (file: ExchangeFile) => ExchangeFile): ReadFile {
  if (!read.result.ok) return read;
  return { ...read, result: { ok: true, file: change(read.result.file) } };
}

/** Reads files one by one; a new round, or `stop`, ends the current one. */
function readingOn({ startImport }: ImportDevice, store: StoreApi<ImportSnapshot>) {
  let stopCurrent = (): void => {};

  function begin(): Round {
    stopCurrent();
    let announceStopped = (): void => {};
    const round: Round = {
      job: null,
      isStopped: false,
      stopped: new Promise((resolve) => {
        announceStopped = () => resolve(null);
      }),
    };
    stopCurrent = () => {
      if (round.isStopped) return;
      round.isStopped = true;
      round.job?.cancel();
      store.setState({ progress: null });
      announceStopped();
    };
    return round;
  }

  return {
    stop: () => stopCurrent(),
    async readAll(
      files: readonly File[],
      mappings: CsvMappings,
      near: LatLng | null,
    ): Promise<ReadFile[] | null> {
      const round = begin();
      const read: ReadFile[] = [];
      for (const [index, file] of files.entries()) {
        const tell = (fraction: number): void => {
          if (!round.isStopped) store.setState({ progress: progressOf(files, index, fraction) });
        };
        tell(0);
        const csvMapping = mappings.get(file);
        // Browsers give this type to pasted text and to `.txt` files; a table has its own type.
        const isList = file.type === "text/plain";
        const question = {
          file,
          ...(csvMapping && { csvMapping }),
          ...(isList && { list: { near } }),
        };
        round.job = startImport(question, (done, total) => tell(done / total));
        const answer = await Promise.race([round.job.answer, round.stopped]);
        if (!answer) return null;
        read.push({ name: file.name, ...answer });
      }
      stopCurrent();
      return read;
    },
  };
}

/** One call of `readAll`. */
interface Round {
  job: ImportJob | null;
  isStopped: boolean;
  /** Resolves to null once the round is stopped. */
  readonly stopped: Promise<null>;
}

function progressOf(files: readonly File[], index: number, fraction: number): ImportProgress {
  const fileName = files[index]?.name ?? "";
  return { fileName, fileNumber: index + 1, fileCount: files.length, fraction };
}

function takingOver({ waypoints, edits, quota, clock, randomId }: ImportDevice) {
  let mine: Undoable | null = null;
  /** Stores tracks without waypoints, whose list stays as it is. */
  const storeTracks = async (tracks: readonly Track[]): Promise<UndoResult> => {
    const [first] = tracks;
    const named = { name: first?.name ?? "", count: tracks.length };
    const undoable = { subject: TRACKS.name, kind: "import", isDurable: true, ...named } as const;
    const outcome = await edits.attempt(tracks.map(addedTrack), () => undoable);
    if (outcome === "stored") void quota.askToPersist();
    if (outcome === "stored") return { ok: true };
    return { ok: false, reason: outcome === "full" ? "full" : "blocked" };
  };
  const storeAll = (
    changes: Pick<ReturnType<typeof importChanges>, "add" | "update">,
    tracks: readonly Track[],
  ) =>
    changes.add.length + changes.update.length === 0
      ? storeTracks(tracks)
      : waypoints.changeMany(changes, "import", tracks.map(addedTrack));
  return {
    async importPreview(preview: ImportPreview, choice: ImportChoice): Promise<ImportOutcome> {
      const { add, update, lines } = importChanges(preview, choice);
      const tracks = importedTracks(lines, clock.nowMs(), randomId);
      const waypointCount = waypoints.store.getState().waypoints.length + add.length;
      if (add.length > 0 && !isWithinWaypointLimit(waypointCount)) {
        return { ok: false, reason: "too-many" };
      }
      if (tracks.length + add.length + update.length > 0) {
        const result = await storeAll({ add, update }, tracks);
        if (!result.ok) return result;
        mine = edits.store.getState().undoable;
      }
      return {
        ok: true,
        addedWaypoints: add.length,
        changedWaypoints: update.length,
        tracks: lines.tracks.size,
        routes: lines.routes.size,
        lineIds: tracks.map(({ id }) => id),
      };
    },
    async undoImport(): Promise<boolean> {
      if (!mine || edits.store.getState().undoable !== mine) return false;
      return (await edits.undo()).ok;
    },
  };
}

/** Returns the tracks and routes that new lines of a file become. */
export function importedTracks(
  { tracks, routes }: NewLines,
  addedAtMs: number,
  randomId: RandomId,
): Track[] {
  const taken = (contentHash: string, line: ExchangeTrackOrRoute) =>
    importedTrack(line, { id: randomId(), contentHash, addedAtMs });
  return [
    ...[...tracks].map(([hash, track]) => taken(hash, { kind: "track", track })),
    ...[...routes].map(([hash, route]) => taken(hash, { kind: "route", route })),
  ];
}

/** The import commands of this device; see `ImportState`. */
export const {
  store: importStore,
  previewFiles,
  previewContent,
  swapPlaces,
  takeFarPoint,
  stopReading,
  importPreview,
  undoImport,
} = createImport({
  startImport,
  waypoints: { store: waypointsStore, whenWaypointsLoaded, changeMany },
  tracks: { contentHashes },
  edits,
  quota: device.quota,
  clock: device.clock,
  randomId: device.randomId,
});

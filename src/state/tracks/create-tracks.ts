import { createStore, type StoreApi } from "zustand/vanilla";
import type { LineHead } from "#domain/tracks/kept-line.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { LineRecord } from "#storage/tracks/line-record.ts";
import type { LineStorage } from "#storage/tracks/line-storage.ts";
import { TRACKS_SUBJECT } from "./tracks-subject.ts";

/** What the store holds. */
export interface TracksSnapshot {
  /** The kept tracks and routes, the latest import first; null until `loadTracks` has read them. */
  readonly lines: readonly LineHead[] | null;
  /** What `undoDelete` brings back. */
  readonly deleted: LineHead | null;
}

/**
 * The kept tracks and routes. The store has their heads only; the points come one line at a time by
 * `lineById`, as typed arrays that `linePoints` of `#domain/tracks/kept-line.ts` gives for both kinds.
 */
export interface TracksState {
  readonly store: StoreApi<TracksSnapshot>;
  /** Reads the heads and follows the other tabs; only the first call does anything. */
  loadTracks(): Promise<void>;
  /** Brings the store in step with storage, if it was ever read; tells the other tabs too. */
  tracksChanged(): Promise<void>;
  /** A line with its points; null when it is gone or cannot be read. */
  lineById(id: string): Promise<LineRecord | null>;
  /** Several at once, those that are gone left out; the order is that of the ids. */
  linesById(ids: readonly string[]): Promise<readonly LineRecord[]>;
  /**
   * @param seen the name that the user saw: when it was given another elsewhere since, the answer is
   *   `changed-elsewhere`, and the store has the new one
   * @returns `failed` when it is gone, or the database did not take it
   */
  renameLine(id: string, name: string, seen: string): Promise<RenameOutcome>;
  /**
   * Whether it is drawn on the map.
   * @returns false when it is gone, or the database did not take it; so do the next ones
   */
  setLineVisible(id: string, isVisible: boolean): Promise<boolean>;
  deleteLine(id: string): Promise<boolean>;
  /** Brings back the last one that was deleted in this visit. */
  undoDelete(): Promise<boolean>;
}

/** What became of a new name. */
export type RenameOutcome = "saved" | "changed-elsewhere" | "failed";

/** What the tracks need of the device. */
export interface TracksDevice {
  readonly lines: LineStorage;
  readonly tabs: Tabs;
  /** Called after every change that this tab makes. */
  readonly onChanged?: () => void;
}

/** The tracks of whichever device; `tracks.ts` has those of this one. */
export function createTracks({ lines, tabs, onChanged }: TracksDevice): TracksState {
  const store = createStore<TracksSnapshot>(() => ({ lines: null, deleted: null }));
  let deleted: LineRecord | null = null;
  let loading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    const heads = await lines.heads().catch(() => null);
    // A database that fails for a moment does not empty what is shown.
    store.setState((now) => ({ lines: heads ? latestFirst(heads) : (now.lines ?? []) }));
  };
  const tracksChanged = async (): Promise<void> => {
    tabs.announce(TRACKS_SUBJECT);
    onChanged?.();
    if (loading) await read();
  };
  const keep = async (record: LineRecord): Promise<boolean> => {
    if (!(await lines.add([record]))) return false;
    await tracksChanged();
    return true;
  };
  const change = async (id: string, changed: (line: LineRecord) => LineRecord | null) => {
    const isDone = await lines.change(id, changed);
    if (isDone) await tracksChanged();
    return isDone;
  };
  return {
    store,
    tracksChanged,
    loadTracks() {
      if (loading) return loading;
      tabs.onAnnounced(TRACKS_SUBJECT, () => void read());
      tabs.onReturn(() => void read());
      loading = read();
      return loading;
    },
    lineById: (id) => lines.get(id),
    async linesById(ids) {
      const records: LineRecord[] = [];
      for (const id of ids) {
        const record = await lines.get(id);
        if (record) records.push(record);
      }
      return records;
    },
    async renameLine(id, name, seen) {
      let isOther = false;
      const isDone = await change(id, (record) => {
        const now = nameOf(record);
        isOther = now !== seen && now !== name.trim();
        return isOther ? null : renamed(record, name.trim());
      });
      if (!isDone) return "failed";
      return isOther ? "changed-elsewhere" : "saved";
    },
    setLineVisible: (id, isVisible) =>
      change(id, (record) => ({ ...record, isHidden: !isVisible })),
    async deleteLine(id) {
      const record = await lines.get(id);
      if (!record || !(await lines.remove([id]))) return false;
      deleted = record;
      const head = store.getState().lines?.find((line) => line.id === id) ?? null;
      store.setState({ deleted: head });
      await tracksChanged();
      return true;
    },
    async undoDelete() {
      if (!deleted || !(await keep(deleted))) return false;
      deleted = null;
      store.setState({ deleted: null });
      return true;
    },
  };
}

function latestFirst(heads: readonly LineHead[]): readonly LineHead[] {
  return heads.toSorted(
    (a, b) => b.importedAtMs - a.importedAtMs || a.name.localeCompare(b.name, "nl"),
  );
}

function nameOf(record: LineRecord): string {
  return record.kind === "track" ? record.track.name : record.route.name;
}

function renamed(record: LineRecord, name: string): LineRecord {
  return record.kind === "track"
    ? { ...record, track: { ...record.track, name } }
    : { ...record, route: { ...record.route, name } };
}

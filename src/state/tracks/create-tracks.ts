import { createStore, type StoreApi } from "zustand/vanilla";
import type { Track, TrackSummary } from "#domain/tracks/track.ts";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { ChangeOfFacts, TrackStorage } from "#storage/tracks/track-storage.ts";
import { TRACKS_SUBJECT } from "./tracks-subject.ts";

/** What the store holds. */
export interface TracksSnapshot {
  /** The kept tracks and routes, the latest first; null until `loadTracks` has read them. */
  readonly tracks: readonly TrackSummary[] | null;
  /** What `undoDelete` brings back. */
  readonly deleted: TrackSummary | null;
}

/** The kept tracks and routes. The store has their facts only; the points come one track at a time by `trackById`. */
export interface TracksState {
  readonly store: StoreApi<TracksSnapshot>;
  /** Reads the facts and follows the other tabs; only the first call does anything. */
  loadTracks(): Promise<void>;
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
  deleteTrack(id: string): Promise<boolean>;
  /** Brings back the last one that was deleted in this visit. */
  undoDelete(): Promise<boolean>;
}

/** What became of a new name. */
export type RenameOutcome = "saved" | "changed-elsewhere" | "failed";

/** What the tracks need of the device. */
export interface TracksDevice {
  readonly storage: TrackStorage;
  readonly tabs: Tabs;
  /** Called after every change that this tab makes. */
  readonly onChanged?: () => void;
}

/** The tracks of whichever device; `tracks.ts` has those of this one. */
export function createTracks({ storage, tabs, onChanged }: TracksDevice): TracksState {
  const store = createStore<TracksSnapshot>(() => ({ tracks: null, deleted: null }));
  let deleted: Track | null = null;
  let loading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    const found = await storage.summaries().catch(() => null);
    // A database that fails for a moment does not empty what is shown.
    store.setState((now) => ({ tracks: found ? latestFirst(found) : (now.tracks ?? []) }));
  };
  const tracksChanged = async (): Promise<void> => {
    tabs.announce(TRACKS_SUBJECT);
    onChanged?.();
    if (loading) await read();
  };
  const keep = async (track: Track): Promise<boolean> => {
    if (!(await storage.add([track]))) return false;
    await tracksChanged();
    return true;
  };
  const change = async (id: string, changed: ChangeOfFacts) => {
    const isDone = await storage.change(id, changed);
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
    trackById: (id) => storage.get(id),
    async tracksById(ids) {
      const tracks: Track[] = [];
      for (const id of ids) {
        const track = await storage.get(id);
        if (track) tracks.push(track);
      }
      return tracks;
    },
    async renameTrack(id, name, seen) {
      let isOther = false;
      const isDone = await change(id, (track) => {
        isOther = track.name !== seen && track.name !== name.trim();
        return isOther ? null : { ...track, name: name.trim() };
      });
      if (!isDone) return "failed";
      return isOther ? "changed-elsewhere" : "saved";
    },
    setTrackVisible: (id, isVisible) => change(id, (track) => ({ ...track, isVisible })),
    async deleteTrack(id) {
      const track = await storage.get(id);
      if (!track || !(await storage.remove([id]))) return false;
      deleted = track;
      const { points: _, ...summary } = track;
      store.setState({ deleted: summary });
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

function latestFirst(tracks: readonly TrackSummary[]): readonly TrackSummary[] {
  return tracks.toSorted((a, b) => b.addedAtMs - a.addedAtMs || a.name.localeCompare(b.name, "nl"));
}

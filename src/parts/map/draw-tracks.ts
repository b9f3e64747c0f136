import type { InstrumentLayout } from "#domain/instruments/instruments.ts";
import type { Preferences } from "#domain/preferences/preferences.ts";
import { SPEED_SCALES, speedClasses } from "#domain/tracks/speed-classes.ts";
import type { Track, TrackPoints, TrackSummary } from "#domain/tracks/track.ts";
import { trackProfile } from "#domain/tracks/track-profile.ts";
import type { TrackLayer } from "#mapview/layers/tracks/track-layer.ts";
import type { DrawnTrack } from "#mapview/tiler/drawn-track.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { loadTracks, type TracksState, tracksById, tracksStore } from "#state/tracks/tracks.ts";

/** The part of the tracks store that drawing needs. */
export type DrawableTracks = Pick<TracksState, "store" | "loadTracks" | "tracksById">;

const OF_THIS_DEVICE: DrawableTracks = { store: tracksStore, loadTracks, tracksById };

type ReadonlyStore = Pick<typeof preferencesStore, "getState" | "subscribe">;

/** The data read from a track. */
interface ReadPath {
  readonly points: DrawnTrack["points"];
  /** Undefined until the speeds were read; null if it has none. */
  readonly speedsMps?: Float32Array | null;
}

/**
 * Updates the tracks on the map with the stored and visible ones, until the returned function is called. The points
 * of a track are read when it is first shown; a hidden one stays in the layer. Speeds are kept only once tracks are
 * coloured by them.
 */
export async function drawTracks(
  layer: Pick<TrackLayer, "setTracks" | "setHidden">,
  { store, loadTracks: load, tracksById: read }: DrawableTracks = OF_THIS_DEVICE,
  preferences: ReadonlyStore = preferencesStore,
): Promise<() => void> {
  /** Returns the scale for colouring by speed; null if tracks have plain colours. */
  const speedLayout = () => layoutOf(preferences.getState());
  /** The read tracks by `keyOf`; null if one could not be read. */
  const paths = new Map<string, ReadPath | null>();
  let drawn = "";

  const readPaths = async (unread: readonly TrackSummary[]): Promise<void> => {
    const found = await read(unread.map(({ id }) => id));
    for (const track of unread) {
      const whole = found.find(({ id }) => id === track.id);
      paths.set(keyOf(track), whole ? pathOf(whole, speedLayout() !== null) : null);
    }
  };
  const update = async (): Promise<void> => {
    const tracks = store.getState().tracks ?? [];
    const layout = speedLayout();
    const isRead = (track: TrackSummary) => {
      const path = paths.get(keyOf(track));
      return path === null || (path && (!layout || path.speedsMps !== undefined));
    };
    const unread = tracks.filter((track) => track.isVisible && !isRead(track));
    if (unread.length > 0) await readPaths(unread);
    forgetAllBut(tracks, paths);
    const known = tracks.filter((track) => paths.get(keyOf(track)));
    const { hiddenFolders } = preferences.getState();
    const isHidden = ({ isVisible, folder = "" }: TrackSummary) =>
      !isVisible || hiddenFolders.includes(folder);
    layer.setHidden(known.filter(isHidden).map(({ id }) => id));
    const looks = known.map((track) => [keyOf(track), track.name, track.color, track.isArea]);
    const wanted = JSON.stringify([layout, looks]);
    if (wanted === drawn) return;
    drawn = wanted;
    await layer.setTracks(
      known.flatMap((track) => {
        const { id, name, color, isArea } = track;
        const path = paths.get(keyOf(track));
        if (!path) return [];
        const look = {
          ...(color && { color }),
          ...(isArea && { isArea }),
          ...speedsOf(path, layout),
        };
        return { id, name, ...look, points: path.points };
      }),
    );
  };
  await load();
  // In sequence, so that nothing is read twice.
  let updating = update();
  const updateNext = () => {
    updating = updating.then(update, update);
  };
  const disposals = [
    store.subscribe(updateNext),
    preferences.subscribe((now, before) => {
      const isSame =
        layoutOf(now) === layoutOf(before) && now.hiddenFolders === before.hiddenFolders;
      if (!isSame) updateNext();
    }),
  ];
  await updating;
  return () => {
    for (const dispose of disposals) dispose();
  };
}

/** Returns a key that changes when points are appended. */
function keyOf({ id, pointCount }: TrackSummary): string {
  return `${id} ${pointCount}`;
}

function pathOf({ points }: Track, withSpeeds: boolean): ReadPath {
  const { lngs, lats, segmentStarts, gapsBefore } = points;
  const path = { points: { lngs, lats, segmentStarts, gapsBefore } };
  return withSpeeds ? { ...path, speedsMps: speedsAlong(points) } : path;
}

function speedsAlong(points: TrackPoints): Float32Array | null {
  const { speedsMps } = trackProfile(points);
  return speedsMps && Float32Array.from(speedsMps);
}

function speedsOf({ speedsMps }: ReadPath, layout: InstrumentLayout | null) {
  return layout && speedsMps ? { speedClasses: speedClasses(speedsMps, SPEED_SCALES[layout]) } : {};
}

function layoutOf({ tracksBySpeed, instrumentLayout }: Preferences): InstrumentLayout | null {
  return tracksBySpeed ? instrumentLayout : null;
}

function forgetAllBut(tracks: readonly TrackSummary[], paths: Map<string, unknown>): void {
  const current = new Set(tracks.map(keyOf));
  for (const key of paths.keys()) if (!current.has(key)) paths.delete(key);
}

import type { TrackPoints, TrackSummary } from "#domain/tracks/track.ts";
import type { DrawnTrack } from "#mapview/layers/tracks/drawn-track.ts";
import type { TrackLayer } from "#mapview/layers/tracks/track-layer.ts";
import type { TracksState } from "#state/tracks/create-tracks.ts";
import { loadTracks, tracksById, tracksStore } from "#state/tracks/tracks.ts";

/** What is asked of the tracks that are kept. */
export type DrawableTracks = Pick<TracksState, "store" | "loadTracks" | "tracksById">;

const OF_THIS_DEVICE: DrawableTracks = { store: tracksStore, loadTracks, tracksById };

/**
 * Keeps the tracks of the map in step with what is kept and shown, as long as the map lives. The points
 * of a track are read when it is first shown: one that is hidden stays with the layer.
 */
export async function drawTracks(
  layer: Pick<TrackLayer, "setTracks" | "setHidden">,
  { store, loadTracks: load, tracksById: read }: DrawableTracks = OF_THIS_DEVICE,
): Promise<void> {
  /** By `keyOf`; null for what could not be read. */
  const paths = new Map<string, DrawnTrack["points"] | null>();
  let drawn = "";

  const readPaths = async (unread: readonly TrackSummary[]): Promise<void> => {
    const found = await read(unread.map(({ id }) => id));
    for (const track of unread) {
      const points = found.find(({ id }) => id === track.id)?.points;
      paths.set(keyOf(track), points ? pathOf(points) : null);
    }
  };
  const update = async (): Promise<void> => {
    const tracks = store.getState().tracks ?? [];
    const unread = tracks.filter((track) => track.isVisible && !paths.has(keyOf(track)));
    if (unread.length > 0) await readPaths(unread);
    forgetAllBut(tracks, paths);
    const known = tracks.filter((track) => paths.get(keyOf(track)));
    layer.setHidden(known.filter(({ isVisible }) => !isVisible).map(({ id }) => id));
    const wanted = JSON.stringify(known.map((track) => [keyOf(track), track.name, track.color]));
    if (wanted === drawn) return;
    drawn = wanted;
    await layer.setTracks(
      known.flatMap((track) => {
        const { id, name, color } = track;
        const points = paths.get(keyOf(track));
        return points ? { id, name, ...(color && { color }), points } : [];
      }),
    );
  };
  await load();
  // One after another: what the one before has read is not read again.
  let updating = update();
  store.subscribe(() => {
    updating = updating.then(update, update);
  });
  await updating;
}

/** A track that is appended to has other points. */
function keyOf({ id, pointCount }: TrackSummary): string {
  return `${id} ${pointCount}`;
}

function pathOf({ lngs, lats, segmentStarts, gapsBefore }: TrackPoints): DrawnTrack["points"] {
  return { lngs, lats, segmentStarts, gapsBefore };
}

function forgetAllBut(tracks: readonly TrackSummary[], paths: Map<string, unknown>): void {
  const kept = new Set(tracks.map(keyOf));
  for (const key of paths.keys()) if (!kept.has(key)) paths.delete(key);
}

import type { TrackLayer } from "#mapview/layers/tracks/track-layer.ts";
import { loadTracks, tracksById, tracksStore } from "#state/tracks/tracks.ts";

/** Keeps the tracks of the map in step with what is kept and shown, as long as the map lives. */
export async function drawTracks(layer: TrackLayer): Promise<void> {
  let drawn = "";
  const update = async () => {
    const visible = (tracksStore.getState().tracks ?? []).filter(({ isVisible }) => isVisible);
    const wanted = JSON.stringify(
      visible.map((track) => [track.id, track.name, track.color, track.pointCount]),
    );
    if (wanted === drawn) return;
    drawn = wanted;
    const tracks = await tracksById(visible.map(({ id }) => id));
    if (wanted !== drawn) return;
    await layer.setTracks(
      tracks.map(({ id, name, color, points: { lngs, lats, segmentStarts, gapsBefore } }) => ({
        ...{ id, name, ...(color && { color }) },
        points: { lngs, lats, segmentStarts, gapsBefore },
      })),
    );
  };
  tracksStore.subscribe(() => void update());
  await loadTracks();
  await update();
}

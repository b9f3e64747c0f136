import { linePoints } from "#domain/tracks/kept-line.ts";
import type { TrackLayer } from "#mapview/layers/tracks/track-layer.ts";
import { linesById, loadTracks, tracksStore } from "#state/tracks/tracks.ts";

/** Keeps the lines of the map in step with what is kept and shown, as long as the map lives. */
export async function drawLines(layer: TrackLayer): Promise<void> {
  let drawn = "";
  const update = async () => {
    const visible = (tracksStore.getState().lines ?? []).filter(({ isVisible }) => isVisible);
    const wanted = JSON.stringify(visible.map(({ id, name, color }) => [id, name, color]));
    if (wanted === drawn) return;
    drawn = wanted;
    const records = await linesById(visible.map(({ id }) => id));
    if (wanted !== drawn) return;
    await layer.setLines(
      records.map((record) => {
        const { name, color } = record.kind === "track" ? record.track : record.route;
        return { id: record.id, name, ...(color && { color }), points: linePoints(record) };
      }),
    );
  };
  tracksStore.subscribe(() => void update());
  await loadTracks();
  await update();
}

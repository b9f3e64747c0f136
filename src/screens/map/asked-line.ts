import type { LineBounds } from "#domain/tracks/kept-line.ts";
import { loadTracks, tracksStore } from "#state/tracks.ts";

/** Where a track or route lies; null when it is gone or has no points. */
export async function boundsOf(lineId: string): Promise<LineBounds | null> {
  await loadTracks();
  const line = tracksStore.getState().lines?.find(({ id }) => id === lineId);
  return line && line.pointCount > 0 ? line.bounds : null;
}

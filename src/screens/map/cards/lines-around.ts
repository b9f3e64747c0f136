import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { type LineHead, linePoints } from "#domain/tracks/kept-line.ts";
import { nearestOnLine, type PlaceOnLine } from "#domain/tracks/nearest-on-line.ts";
import { lineById, loadTracks, tracksStore } from "#state/tracks/tracks.ts";

/** Further away a line is not around. */
const AROUND_METERS = 2000;

/** A line near a place, and where it comes nearest. */
export interface LineAround {
  readonly line: LineHead;
  readonly nearest: PlaceOnLine;
}

/** The tracks and routes that are drawn around a place, the nearest first. */
export async function linesAround(place: LatLng): Promise<readonly LineAround[]> {
  await loadTracks();
  const heads = (tracksStore.getState().lines ?? []).filter(
    ({ isVisible, bounds }) => isVisible && awayFromBox(bounds, place) <= AROUND_METERS,
  );
  const found: LineAround[] = [];
  for (const line of heads) {
    const record = await lineById(line.id);
    const nearest = record && nearestOnLine(linePoints(record), place);
    if (nearest && nearest.distanceMeters <= AROUND_METERS) found.push({ line, nearest });
  }
  return found.sort((a, b) => a.nearest.distanceMeters - b.nearest.distanceMeters);
}

function awayFromBox([west, south, east, north]: LineHead["bounds"], place: LatLng): number {
  const lng = Math.min(east, Math.max(west, place.lng));
  const lat = Math.min(north, Math.max(south, place.lat));
  return distanceMeters(place, { lat, lng });
}

import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { nearestOnLine, type PlaceOnLine } from "#domain/tracks/nearest-on-line.ts";
import type { TrackSummary } from "#domain/tracks/track.ts";
import { loadTracks, trackById, tracksStore } from "#state/tracks/tracks.ts";

/** The largest distance of a track in the surroundings. */
const AROUND_METERS = 2000;

/** A track near a place, and its nearest point. */
export interface TrackAround {
  readonly track: TrackSummary;
  readonly nearest: PlaceOnLine;
}

/** Resolves to the visible tracks and routes around a place, the nearest first. */
export async function tracksAround(place: LatLng): Promise<readonly TrackAround[]> {
  await loadTracks();
  const tracks = (tracksStore.getState().tracks ?? []).filter(
    ({ isVisible, bounds }) => isVisible && awayFromBox(bounds, place) <= AROUND_METERS,
  );
  const found: TrackAround[] = [];
  for (const track of tracks) {
    const whole = await trackById(track.id);
    const nearest = whole && nearestOnLine(whole.points, place);
    if (nearest && nearest.distanceMeters <= AROUND_METERS) found.push({ track, nearest });
  }
  return found.sort((a, b) => a.nearest.distanceMeters - b.nearest.distanceMeters);
}

function awayFromBox([west, south, east, north]: TrackSummary["bounds"], place: LatLng): number {
  const lng = Math.min(east, Math.max(west, place.lng));
  const lat = Math.min(north, Math.max(south, place.lat));
  return distanceMeters(place, { lat, lng });
}

import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { waypointTexts } from "#i18n/waypoints.ts";
import { type Place, readCoordinates } from "#parts/read-coordinates.ts";

/** The three ways to say where a new waypoint lies. */
export type PlaceKind = "here" | "map-center" | "typed";

/** Where the waypoint lies that the user describes; `position` is null before the first fix. */
export async function placeFrom(
  kind: PlaceKind,
  typed: string,
  position: LatLng | null,
  mapCenter: LatLng,
): Promise<Place> {
  if (kind === "typed") return readCoordinates(typed);
  const place = kind === "here" ? position : mapCenter;
  if (!place) return { ok: false, error: waypointTexts.noPositionYet };
  return { ok: true, place };
}

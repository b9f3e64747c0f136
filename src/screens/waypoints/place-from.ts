import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { parseCoordinates } from "#domain/coordinates/parse.ts";
import { coordinateTroubleText, waypointTexts } from "#i18n/waypoints.ts";

/** The three ways to say where a new waypoint lies. */
export type PlaceKind = "here" | "map-center" | "typed";

/** A place, or one sentence on why there is none. */
export type Place =
  | { readonly ok: true; readonly lat: number; readonly lng: number }
  | { readonly ok: false; readonly error: string };

/** Where the waypoint lies that the user describes; `position` is null before the first fix. */
export function placeFrom(
  kind: PlaceKind,
  typed: string,
  position: LatLng | null,
  mapCenter: LatLng,
): Place {
  if (kind === "map-center") return { ok: true, lat: mapCenter.lat, lng: mapCenter.lng };
  if (kind === "here") {
    return position
      ? { ok: true, lat: position.lat, lng: position.lng }
      : { ok: false, error: waypointTexts.noPositionYet };
  }
  const parsed = parseCoordinates(typed);
  return parsed.ok
    ? { ok: true, lat: parsed.lat, lng: parsed.lng }
    : { ok: false, error: coordinateTroubleText(parsed.reason) };
}

import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { coordinateTroubleText, waypointTexts } from "#i18n/waypoints.ts";

/** A place, or one sentence on why there is none. */
export type Place =
  | { readonly ok: true; readonly place: LatLng }
  | { readonly ok: false; readonly error: string };

/** Reads typed coordinates. What reads them is loaded when first asked: most people never type any. */
export async function readCoordinates(text: string): Promise<Place> {
  const reader = await import(
    /* webpackChunkName: "coordinates" */ "#domain/coordinates/parse.ts"
  ).catch(() => null);
  if (!reader) return { ok: false, error: waypointTexts.coordinatesNotLoaded };
  const parsed = reader.parseCoordinates(text);
  return parsed.ok
    ? { ok: true, place: { lat: parsed.lat, lng: parsed.lng } }
    : { ok: false, error: coordinateTroubleText(parsed.reason) };
}

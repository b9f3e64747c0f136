import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { plainName } from "#domain/text/plain-text.ts";

/** A point of interest of a tile in the OpenMapTiles schema. */
export interface PointOfInterest extends LatLng {
  /** The OpenStreetMap value, such as `drinking_water`: the subclass in OpenMapTiles, else its class. */
  readonly kind: string;
  /** The class, which describes an unknown kind: `place_of_worship`; null without one. */
  readonly group: string | null;
  readonly name: string | null;
  /** In the notation of OpenStreetMap; null if the tile has none. */
  readonly openingHours: string | null;
}

/** The layer of points of interest in OpenMapTiles. Source: openmaptiles.org/schema. */
export const POI_LAYER = "poi";

/**
 * Reads a point of interest from the properties of a feature; null without a kind. Tiles are foreign data, so
 * their texts are cleaned.
 */
export function pointOfInterest(
  properties: Readonly<Record<string, unknown>>,
  { lat, lng }: LatLng,
): PointOfInterest | null {
  const text = (...keys: readonly string[]) => {
    const key = keys.find((one) => properties[one] !== undefined && properties[one] !== "");
    return (key && plainName(String(properties[key]))) || null;
  };
  const kind = text("subclass", "class");
  if (!kind) return null;
  const name = text("name:latin", "name");
  return { lat, lng, kind, group: text("class"), name, openingHours: text("opening_hours") };
}

import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { plainName } from "#domain/text/plain-text.ts";

/** A point of interest of a tile in the OpenMapTiles schema. */
export interface PointOfInterest extends LatLng {
  /** What it is, as OpenStreetMap calls it: `drinking_water`; a subclass of OpenMapTiles, else its class. */
  readonly kind: string;
  /** Its class, which says what an unknown kind is about: `place_of_worship`; null without one. */
  readonly group: string | null;
  readonly name: string | null;
  /** As OpenStreetMap writes them; null where the tile does not say. */
  readonly openingHours: string | null;
}

/** The layer of OpenMapTiles that holds them. Source: openmaptiles.org/schema. */
export const POI_LAYER = "poi";

/**
 * The point of interest that a feature with these properties is; null for what is of no kind. The
 * tile is of others: its texts are made plain.
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

import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { nearestPlace } from "#domain/geodesy/nearest-place.ts";
import { plainName } from "#domain/text/plain-text.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { tilePoints } from "./tile-points.ts";

/** A house number and its place. Tiles do not tell its street. */
export interface HouseNumber extends LatLng {
  /** With its letter or addition: `30A`. */
  readonly number: string;
}

/** A house number farther away says nothing about where somebody is. */
export const HOUSE_NUMBER_METERS = 100;

/** The layer of house numbers in OpenMapTiles, and its one property. Source: openmaptiles.org/schema. */
const LAYER = "housenumber";

/**
 * Returns the house numbers in an uncompressed MVT tile of the OpenMapTiles schema, without those beyond its edge. Throws for
 * bytes that are not a tile.
 */
export function tileHouseNumbers(bytes: ArrayBuffer, tile: TileAddress): readonly HouseNumber[] {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  return tilePoints(layers[LAYER], tile).flatMap(({ lat, lng, properties }) => {
    const number = plainName(String(properties[LAYER] ?? ""));
    return number ? [{ lat, lng, number }] : [];
  });
}

/** Returns the house number nearest to a place, within `HOUSE_NUMBER_METERS`; null without one. */
export function nearestHouseNumber(
  numbers: readonly HouseNumber[],
  place: LatLng,
): HouseNumber | null {
  return nearestPlace(place, numbers, HOUSE_NUMBER_METERS)?.place ?? null;
}

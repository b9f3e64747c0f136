import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, FeatureCollection, GeoJsonProperties, Point } from "geojson";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import {
  clearanceMeters,
  clearanceNotation,
  passageWidthMeters,
} from "#domain/fairway/clearance.ts";
import type { FairwayMark, FairwayObject } from "#domain/fairway/fairway-object.ts";
import { readFairways } from "#domain/fairway/read-fairways.ts";
import { plainName } from "#domain/text/plain-text.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import {
  FAIRWAY_MARK_TILE_LAYER,
  FAIRWAY_MAX_ZOOM,
  FAIRWAY_MIN_ZOOM,
  FAIRWAY_OBJECT_TILE_LAYER,
} from "./fairway-tiler-facts.ts";

const EXTENT = 4096;

/**
 * Reads the file of fairways and returns who cuts tiles of it: uncompressed MVT. Features of `objects` have `id`, `kind`,
 * `movable`, `label`, and `clearance`, `width` and `length` in metres where known; features of `marks` have `kind`,
 * `beacon`, `name` and `light`. No bytes for a tile without any.
 */
export function fairwayTiler(json: ArrayBuffer): (tile: TileAddress) => ArrayBuffer {
  const { objects, marks } = readFairways(new TextDecoder().decode(json));
  const objectIndex = indexOf(objects, objectProperties);
  const markIndex = indexOf(marks, markProperties);
  return ({ z, x, y }) => {
    if (z < FAIRWAY_MIN_ZOOM) return new ArrayBuffer(0);
    const layers = [
      [FAIRWAY_OBJECT_TILE_LAYER, objectIndex.getTile(z, x, y)],
      [FAIRWAY_MARK_TILE_LAYER, markIndex.getTile(z, x, y)],
    ] as const;
    const found = layers.filter(([, tile]) => tile && tile.features.length > 0);
    if (found.length === 0) return new ArrayBuffer(0);
    const tiles = Object.fromEntries(found) as Parameters<typeof fromGeojsonVt>[0];
    const bytes = fromGeojsonVt(tiles, { version: 2, extent: EXTENT });
    return bytes.slice().buffer;
  };
}

function indexOf<Item extends LatLng>(
  items: readonly Item[],
  propertiesOf: (item: Item) => GeoJsonProperties,
): GeoJSONVT {
  const features = items.map(
    (item): Feature<Point> => ({
      type: "Feature",
      properties: propertiesOf(item),
      geometry: { type: "Point", coordinates: [item.lng, item.lat] },
    }),
  );
  const collection: FeatureCollection = { type: "FeatureCollection", features };
  const zooms = { maxZoom: FAIRWAY_MAX_ZOOM, indexMaxZoom: FAIRWAY_MIN_ZOOM };
  return new GeoJSONVT(collection, { ...zooms, extent: EXTENT, buffer: 0 });
}

function objectProperties(object: FairwayObject): GeoJsonProperties {
  const { id, kind, isMovable, name, lengthMeters } = object;
  const [clearance, width] = [clearanceMeters(object), passageWidthMeters(object)];
  return {
    id,
    kind,
    name: plainName(name),
    label: clearanceNotation(object),
    movable: isMovable,
    ...(clearance !== null && { clearance }),
    ...(width !== null && { width }),
    ...(lengthMeters !== null && { length: lengthMeters }),
  };
}

function markProperties({ kind, isBeacon, name, light }: FairwayMark): GeoJsonProperties {
  return { kind, beacon: isBeacon, name: plainName(name), light };
}

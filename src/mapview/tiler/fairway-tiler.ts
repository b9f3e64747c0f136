import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { GeoJsonProperties } from "geojson";
import KDBush from "kdbush";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { FairwayMark, FairwayObject, Fairways } from "#domain/fairway/fairway-object.ts";
import {
  clearanceMeters,
  clearanceNotation,
  passageWidthMeters,
} from "#domain/fairway/passage/clearance.ts";
import { plainName } from "#domain/text/plain-text.ts";
import { type TileAddress, tileBox, tileColumn, tileRow } from "#domain/tiles/tile-grid.ts";
import {
  FAIRWAY_MARK_TILE_LAYER,
  FAIRWAY_MIN_ZOOM,
  FAIRWAY_OBJECT_TILE_LAYER,
} from "./fairway-tiler-facts.ts";

const EXTENT = 4096;

/** Returns the properties of a mark with a record, besides those of every mark. */
type OfficialProperties = (mark: FairwayMark) => GeoJsonProperties;

/**
 * Returns who cuts tiles of fairways: uncompressed MVT. Features of `objects` have `id`, `kind`,
 * `movable`, `label`, and `clearance`, `width` and `length` in metres where known, with `spanClearance` and `spanWidth` of the fixed spans of a movable bridge that has a wider one; features of `marks` have `kind`,
 * `beacon`, `name` and `light`, and those of its record. No bytes for a tile without any.
 */
export function fairwayTiler(
  { objects, marks }: Pick<Fairways, "objects" | "marks">,
  officialProperties: OfficialProperties | null,
): (tile: TileAddress) => ArrayBuffer {
  const objectsIn = pointsOf(objects, objectProperties);
  const marksIn = pointsOf(marks, (mark) => ({
    ...markProperties(mark),
    ...officialProperties?.(mark),
  }));
  return (tile) => {
    if (tile.z < FAIRWAY_MIN_ZOOM) return new ArrayBuffer(0);
    const layers = [
      [FAIRWAY_OBJECT_TILE_LAYER, objectsIn(tile)],
      [FAIRWAY_MARK_TILE_LAYER, marksIn(tile)],
    ] as const;
    const found = layers.filter(([, { features }]) => features.length > 0);
    if (found.length === 0) return new ArrayBuffer(0);
    const tiles = Object.fromEntries(found) as unknown as Parameters<typeof fromGeojsonVt>[0];
    const bytes = fromGeojsonVt(tiles, { version: 2, extent: EXTENT });
    return bytes.slice().buffer;
  };
}

/** A point as geojson-vt puts it into a tile. Slicing all points of the country up front takes ten times as long. */
interface TilePoint {
  readonly type: 1;
  readonly geometry: readonly [readonly [x: number, y: number]];
  readonly tags: GeoJsonProperties;
}

/** Returns who finds the points of a tile, in its units. */
function pointsOf<Item extends LatLng>(
  items: readonly Item[],
  propertiesOf: (item: Item) => GeoJsonProperties,
): (tile: TileAddress) => { readonly features: readonly TilePoint[] } {
  const tree = new KDBush(Math.max(1, items.length));
  // A tree of nothing cannot be made; what lies on no tile is in none.
  if (items.length === 0) tree.add(Number.NaN, Number.NaN);
  for (const { lng, lat } of items) tree.add(lng, lat);
  tree.finish();
  return (tile) => {
    const { z, x, y } = tile;
    const units = (parts: number): number => Math.round(parts * EXTENT);
    const features = tree
      .range(...tileBox(tile))
      .flatMap((index) => items[index] ?? [])
      .map(
        (item): TilePoint => ({
          type: 1,
          geometry: [[units(tileColumn(item.lng, z) - x), units(tileRow(item.lat, z) - y)]],
          tags: propertiesOf(item),
        }),
      );
    return { features };
  };
}

/** Returns the properties of a bridge or lock in a tile, as `fairwayTiler` describes them. */
export function objectProperties(object: FairwayObject): GeoJsonProperties {
  const { id, kind, isMovable, name, lengthMeters, fixedClearanceMeters, widthMeters } = object;
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
    ...(isMovable &&
      widthMeters !== null &&
      widthMeters !== width &&
      fixedClearanceMeters !== null && {
        spanClearance: fixedClearanceMeters,
        spanWidth: widthMeters,
      }),
  };
}

function markProperties({ kind, isBeacon, name, light }: FairwayMark): GeoJsonProperties {
  return { kind, beacon: isBeacon, name: plainName(name), light };
}

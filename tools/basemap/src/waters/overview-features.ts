import type { Feature, Geometry, LineString, Position } from "geojson";
import type { ArchiveReader } from "../../archive-reader.ts";
import { NETHERLANDS } from "../coverage.ts";
import { type Area, areaFromPolygons, clipToBounds, unite } from "../geometry/areas.ts";
import { type Bounds, type TileAddress, tileBounds, tilesWithin } from "../geometry/mercator.ts";

/** The most detailed zoom level of the overview, from which the waters take everything except rivers. */
export const OVERVIEW_ZOOM = 10;

/** The features of the overview, without seams between its tiles. */
export interface OverviewFeatures {
  /** The sea and lakes by class. */
  readonly areas: ReadonlyMap<string, Area>;
  /** Its rivers and canals. */
  readonly waterways: readonly Feature<LineString>[];
  /** Lines and points of its other layers, by layer. */
  readonly others: ReadonlyMap<string, readonly Feature[]>;
}

const LINE_LAYERS = ["boundary", "transportation"];
const POINT_LAYERS = ["water_name", "place"];

/** Reads all features of the country in the overview at zoom 10. */
export async function readOverview(reader: ArchiveReader): Promise<OverviewFeatures> {
  const areas = new Map<string, Area>();
  const waterways: Feature<LineString>[] = [];
  const others = new Map<string, Feature[]>();
  for (const tile of tilesWithin(NETHERLANDS, OVERVIEW_ZOOM)) {
    const bounds = tileBounds(tile);
    for (const feature of await featuresOf(reader, tile, "water")) {
      const { class: waterClass } = feature.properties as { class: string };
      const own = clipToBounds(areaOf(feature.geometry), bounds);
      areas.set(waterClass, unite(areas.get(waterClass) ?? [], own));
    }
    waterways.push(...(await linesOf(reader, tile, "waterway", bounds)));
    for (const layer of LINE_LAYERS) {
      const found = others.get(layer) ?? [];
      others.set(layer, [...found, ...(await linesOf(reader, tile, layer, bounds))]);
    }
    for (const layer of POINT_LAYERS) {
      const points = (await featuresOf(reader, tile, layer)).filter(
        ({ geometry }) => geometry.type === "Point" && isWithin(geometry.coordinates, bounds),
      );
      others.set(layer, [...(others.get(layer) ?? []), ...points]);
    }
  }
  return { areas, waterways, others };
}

async function featuresOf(reader: ArchiveReader, { z, x, y }: TileAddress, name: string) {
  const layer = (await reader.tile(z, x, y))?.layers[name];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
    const feature = layer?.feature(index);
    if (!feature) throw new RangeError("No such feature");
    return feature.toGeoJSON(x, y, z);
  });
}

/** Resolves to the lines of a layer, each cut at the edge of its tile: the buffer belongs to the next tile. */
async function linesOf(
  reader: ArchiveReader,
  tile: TileAddress,
  layer: string,
  bounds: Bounds,
): Promise<Feature<LineString>[]> {
  return (await featuresOf(reader, tile, layer)).flatMap(({ geometry, properties }) =>
    stringsOf(geometry)
      .flatMap((line) => withinBounds(line, bounds))
      .map((coordinates) => ({
        type: "Feature" as const,
        properties,
        geometry: { type: "LineString" as const, coordinates },
      })),
  );
}

function areaOf(geometry: Geometry): Area {
  if (geometry.type === "Polygon") return areaFromPolygons([geometry.coordinates]);
  return geometry.type === "MultiPolygon" ? areaFromPolygons(geometry.coordinates) : [];
}

function stringsOf(geometry: Geometry): Position[][] {
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiLineString" ? geometry.coordinates : [];
}

function isWithin([lng = 0, lat = 0]: Position, [west, south, east, north]: Bounds): boolean {
  return lng >= west && lng < east && lat > south && lat <= north;
}

/** Returns the parts of a line within a box in degrees, ending on its edges. */
function withinBounds(line: readonly Position[], bounds: Bounds): Position[][] {
  const parts: Position[][] = [];
  line.slice(1).forEach((end, index) => {
    const side = clippedSide(line[index] ?? end, end, bounds);
    if (!side) return;
    const part = parts.at(-1);
    if (part && String(part.at(-1)) === String(side[0])) part.push(side[1]);
    else parts.push([...side]);
  });
  return parts;
}

/** Returns the part of a segment within a box (Liang and Barsky, 1984); null if outside. */
function clippedSide(
  [x1 = 0, y1 = 0]: Position,
  [x2 = 0, y2 = 0]: Position,
  [west, south, east, north]: Bounds,
): readonly [Position, Position] | null {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x1 - west],
    [dx, east - x1],
    [-dy, y1 - south],
    [dy, north - y1],
  ] as const) {
    if (step === 0 && room < 0) return null;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  const at = (part: number): Position => (part === 1 ? [x2, y2] : [x1 + part * dx, y1 + part * dy]);
  return from < to ? [at(from), at(to)] : null;
}

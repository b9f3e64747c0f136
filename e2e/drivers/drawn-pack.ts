import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, Geometry, Position } from "geojson";
import { writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { buildPack } from "../../tools/pack/build-pack.ts";
import { writeInventedExtract } from "../../tools/pack/invented-extract.fixture.ts";

/** West, south, east, north of the invented village, and a place beside the cycle route between 9 and 10. */
const AREA = [4.28, 51.98, 4.35, 52.04] as const;
export const VILLAGE = { lat: 52.0004, lng: 4.302 };

const MIN_ZOOM = 11;
const MAX_ZOOM = 14;

/** The schema of the map of the village. */
export type VillageSchema = "openmaptiles" | "protomaps";

/** The features of the village in each schema: a wood, and paths through it. */
const LAYERS = {
  openmaptiles: {
    wood: { layer: "landcover", properties: { class: "wood", subclass: "forest" } },
    path: { layer: "transportation", properties: { class: "primary" } },
    others: ["water"],
  },
  protomaps: {
    wood: { layer: "landuse", properties: { kind: "forest" } },
    path: { layer: "roads", properties: { kind: "major_road", kind_detail: "primary" } },
    others: ["water"],
  },
} as const;

/** Returns a wood with a road through its middle, as a tile of one of the schemas. */
function villageTile(schema: VillageSchema, z: number, x: number, y: number): Uint8Array | null {
  const [west, south, east, north] = AREA;
  const ring: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const { wood, path } = LAYERS[schema];
  const middle = VILLAGE.lat + 0.0003;
  const road: Position[] = [
    [west, middle],
    [east, middle],
  ];
  const slices: [{ layer: string; properties: object }, Geometry][] = [
    [wood, { type: "Polygon", coordinates: [ring] }],
    [path, { type: "LineString", coordinates: road }],
  ];
  const found = slices.flatMap(([{ layer, properties }, geometry]) => {
    const features: Feature[] = [{ type: "Feature", geometry, properties }];
    const collection = { type: "FeatureCollection" as const, features };
    const tile = new GeoJSONVT(collection, { maxZoom: MAX_ZOOM, indexMaxZoom: 0 }).getTile(z, x, y);
    return tile ? [[layer, tile] as const] : [];
  });
  if (found.length === 0) return null;
  return fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 });
}

/** Returns a tile of the OpenMapTiles schema that is all wood, with drinking water in its middle. */
export function woodTile(): Buffer {
  const edge = 4096;
  const ring: [number, number][] = [
    [0, 0],
    [edge, 0],
    [edge, edge],
    [0, edge],
    [0, 0],
  ];
  const features = [
    { type: 3 as const, geometry: [ring], tags: LAYERS.openmaptiles.wood.properties },
  ];
  const tile = { features } as unknown as GeoJSONVTTile;
  const tap = {
    features: [{ type: 1, geometry: [[edge / 2, edge / 2]], tags: { class: "drinking_water" } }],
  } as unknown as GeoJSONVTTile;
  const layers = { landcover: tile, poi: tap };
  return Buffer.from(fromGeojsonVt(layers, { version: 2, extent: edge }));
}

/** Returns the map of the village as an archive in one of the schemas. */
export function villageArchive(schema: VillageSchema): Promise<Uint8Array> {
  const [west, south, east, north] = AREA;
  const tiles = [];
  for (let z = MIN_ZOOM; z <= MAX_ZOOM; z++) {
    for (let x = column(west, z); x <= column(east, z); x++) {
      for (let y = row(north, z); y <= row(south, z); y++) {
        const data = villageTile(schema, z, x, y);
        if (data) tiles.push({ z, x, y, data: gzipSync(data) });
      }
    }
  }
  const { wood, path, others } = LAYERS[schema];
  const layers = [wood.layer, path.layer, ...others].map((id) => ({ id, fields: {} }));
  return writePmtiles(
    tiles,
    {
      tileType: "mvt",
      tileCompression: "gzip",
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      bounds: AREA,
      metadata: { vector_layers: layers },
    },
    (bytes) => gzipSync(bytes),
  );
}

/** Makes the files of a pack of the village with map and networks, using the tools of the project. */
export async function makeVillagePack(): Promise<{ files: string[]; remove: () => void }> {
  const root = mkdtempSync(join(tmpdir(), "e2e-village-"));
  const extract = join(root, "extract.osm.pbf");
  writeInventedExtract(extract);
  const map = await villageArchive("openmaptiles");
  await buildPack(
    {
      name: "dorp",
      pbfs: [extract],
      out: root,
      bounds: AREA,
      date: null,
      engine: null,
      jar: null,
      profile: null,
      shapes: null,
    },
    async ({ out }) => writeFileSync(out, map),
    { status() {}, progress() {}, note() {} },
  );
  const folder = join(root, "dorp");
  return {
    files: readdirSync(folder).map((name) => join(folder, name)),
    remove: () => rmSync(root, { recursive: true }),
  };
}

function column(lng: number, z: number): number {
  return Math.floor(((lng + 180) / 360) * 2 ** z);
}

function row(lat: number, z: number): number {
  const radians = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
}

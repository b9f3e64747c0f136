import { gzipSync } from "node:zlib";
import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, Geometry } from "geojson";
import { pmtilesTileId } from "#domain/tiles/pmtiles-format.ts";
import { writeTileFile } from "../../tools/pack/write/tile-file.ts";
import { SAMPLER_LAND, type SamplerFeature } from "./sampler-land.ts";

/** The tile that the land fills exactly, in the Netherlands. */
const TILE = { z: 14, x: 8390, y: 5400 };
const MIN_ZOOM = 10;

/** Returns the WGS84 longitude and latitude of a place in the land. */
export function samplerPlace(x: number, y: number): { lng: number; lat: number } {
  const scale = 2 ** TILE.z;
  const northing = Math.PI * (1 - (2 * (TILE.y + y / 100)) / scale);
  return {
    lng: ((TILE.x + x / 100) / scale) * 360 - 180,
    lat: (Math.atan(Math.sinh(northing)) * 180) / Math.PI,
  };
}

/** Writes the land as an archive of zoom 10 to 14, with the same bytes every time. */
export async function writeSamplerArchive(path: string): Promise<void> {
  const { lng: west, lat: north } = samplerPlace(0, 0);
  const { lng: east, lat: south } = samplerPlace(100, 100);
  await writeTileFile(path, tiles(), {
    tileType: "mvt",
    tileCompression: "gzip",
    minZoom: MIN_ZOOM,
    maxZoom: TILE.z,
    bounds: [west, south, east, north],
    metadata: { name: "sampler", vector_layers: [] },
  });
}

function* tiles() {
  const names = [...new Set(SAMPLER_LAND.map(({ layer }) => layer))];
  const cut = names.map((name) => {
    const features = SAMPLER_LAND.filter(({ layer }) => layer === name).map(toGeoJson);
    const options = { maxZoom: TILE.z, indexMaxZoom: TILE.z, buffer: 64 };
    return [name, new GeoJSONVT({ type: "FeatureCollection", features }, options)] as const;
  });
  for (let z = MIN_ZOOM; z <= TILE.z; z++) {
    const [x, y] = [TILE.x >> (TILE.z - z), TILE.y >> (TILE.z - z)];
    const found = cut.flatMap(([name, index]) => {
      const tile = index.getTile(z, x, y);
      return tile ? [[name, tile] as const] : [];
    });
    const pbf = fromGeojsonVt(Object.fromEntries<GeoJSONVTTile>(found), {
      version: 2,
      extent: 4096,
    });
    yield { tileId: pmtilesTileId(z, x, y), data: gzipSync(pbf, { level: 9 }) };
  }
}

function toGeoJson({ properties, kind, corners }: SamplerFeature): Feature {
  const places = corners.map(([x, y]) => {
    const { lng, lat } = samplerPlace(x, y);
    return [lng, lat];
  });
  const first = places[0] ?? [];
  const geometry = {
    Point: { type: "Point", coordinates: first },
    LineString: { type: "LineString", coordinates: places },
    Polygon: { type: "Polygon", coordinates: [[...places, first]] },
  }[kind];
  return { type: "Feature", properties, geometry: geometry as Geometry };
}

import { countTiles, joinedRuns, runsOfBoxes, tilesOfRuns } from "#domain/areas/tile-runs.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { tellingLayers } from "#domain/tiles/pmtiles-schema.ts";
import { type PmtilesTile, writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { archiveReader } from "#storage/packs/archive-reader.ts";
import { gzip } from "#storage/packs/gzip.ts";

/**
 * Returns the first pack with a map of a whole area; undefined if none has it.
 * @param box west, south, east, north
 */
export function packWithMapOf(
  packs: readonly PackOnDevice[],
  box: LngLatBox,
): PackOnDevice | undefined {
  const wanted = runsOfBoxes([box]);
  return packs.find(({ map, mapAreas }) => {
    const held = runsOfBoxes(mapAreas);
    return map !== null && countTiles(joinedRuns([...held, ...wanted])) === countTiles(held);
  });
}

/**
 * Cuts the map of an area out of the packs of this device. Resolves to a PMTiles archive, or to null if no pack has a map of the
 * whole area. Rejects if the map cannot be read, and with a RangeError if it becomes larger than `maxBytes`.
 * @param box west, south, east, north
 */
export async function mapOfBox(
  packs: readonly PackOnDevice[],
  box: LngLatBox,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const wanted = runsOfBoxes([box]);
  const pack = packWithMapOf(packs, box);
  if (!pack?.map) return null;
  const { archive } = archiveReader(pack.map.bytes, pack.id);
  const { minZoom, maxZoom } = await archive.getHeader();
  const written = (await archive.getMetadata()) as Readonly<Record<string, unknown>> | null;
  const tiles: PmtilesTile[] = [];
  let bytes = 0;
  for (const { z, x, y } of tilesOfRuns(wanted)) {
    const tile = await archive.getZxy(z, x, y);
    if (!tile) continue;
    const data = await gzip(new Uint8Array(tile.data));
    bytes += data.length;
    if (bytes > maxBytes) throw new RangeError(`The map has more than ${maxBytes} bytes.`);
    tiles.push({ z, x, y, data });
  }
  if (tiles.length === 0) return null;
  const zooms = tiles.map(({ z }) => z);
  const description = {
    tileType: "mvt",
    tileCompression: "gzip",
    minZoom: Math.max(minZoom, Math.min(...zooms)),
    maxZoom: Math.min(maxZoom, Math.max(...zooms)),
    bounds: box,
    metadata: {
      attribution: pack.attribution,
      vector_layers: tellingLayers(pack.map.schema),
      ...written,
    },
  } as const;
  return writePmtiles(tiles, description, gzip);
}

import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { type PmtilesTile, writePmtiles } from "#domain/tiles/pmtiles-writer.ts";

/** The properties of a pack that a test sets; the rest is made up. */
export interface SmallPack extends Partial<PackOnDevice> {
  readonly name: string;
  readonly areas: readonly LngLatBox[];
}

/** Creates a pack without files, except those given. */
export function smallPack(pack: SmallPack): PackOnDevice {
  return {
    id: pack.name,
    kind: "pack",
    attribution: `© ${pack.name}`,
    modes: null,
    dataDate: null,
    map: null,
    networks: null,
    graph: null,
    places: null,
    mapAreas: pack.areas,
    ...pack,
  };
}

/** Creates a PMTiles archive of these tiles, as a file on the device. */
export async function archiveOf(tiles: readonly PmtilesTile[]): Promise<Blob> {
  const zooms = tiles.map(({ z }) => z);
  const description = {
    tileType: "mvt",
    tileCompression: "none",
    minZoom: Math.min(...zooms),
    maxZoom: Math.max(...zooms),
    bounds: [3, 50, 8, 54],
    metadata: {},
  } as const;
  const bytes = await writePmtiles(tiles, description, gzip);
  return new Blob([bytes as Uint8Array<ArrayBuffer>]);
}

async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const zipped = new Response(stream.pipeThrough(new CompressionStream("gzip")));
  return new Uint8Array(await zipped.arrayBuffer());
}

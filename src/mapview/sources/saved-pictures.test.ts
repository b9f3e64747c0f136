import { expect, it, vi } from "vitest";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { pictureUrl } from "#domain/tiles/picture-tiles.ts";
import { writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { tileSourceFor } from "#domain/tiles/tile-sources.ts";
import { SavedPictures } from "./saved-pictures.ts";

const HERE = { z: 15, x: 16_778, y: 10_826 };
const BESIDE = { ...HERE, x: HERE.x + 1 };
const free = new AbortController().signal;

async function packOf(tileSource: number, ...bytes: number[]): Promise<PackOnDevice> {
  const description = {
    tileType: "png",
    tileCompression: "none",
    minZoom: 12,
    maxZoom: 16,
    bounds: [4, 52, 5, 53],
    metadata: {},
  } as const;
  const gzip = async (part: Uint8Array) => {
    const stream = new Blob([part as Uint8Array<ArrayBuffer>]).stream();
    const zipped = stream.pipeThrough(new CompressionStream("gzip"));
    return new Uint8Array(await new Response(zipped).arrayBuffer());
  };
  const archive = await writePmtiles(
    [{ ...HERE, data: Uint8Array.from(bytes) }],
    description,
    gzip,
  );
  return {
    id: `pictures-${tileSource}`,
    kind: "area",
    name: "Kamp",
    areas: [],
    mapAreas: [],
    attribution: "",
    dataDate: null,
    map: null,
    modes: [],
    networks: null,
    graph: null,
    places: null,
    pictures: { bytes: new Blob([archive as Uint8Array<ArrayBuffer>]), tileSource },
  };
}

it("gives the picture of the source and tile that a URL asks for, and no other", async () => {
  const saved = new SavedPictures();
  saved.setPacks([await packOf(1, 1, 2, 3), await packOf(4, 4, 5)]);
  const read = async (source: number, tile: typeof HERE) => {
    const found = await saved.read(pictureUrl(tileSourceFor(source), tile), free);
    return found && [...new Uint8Array(found)];
  };
  expect(await read(1, HERE)).toEqual([1, 2, 3]);
  expect(await read(4, HERE)).toEqual([4, 5]);
  expect(await read(2, HERE)).toBeNull();
  expect(await read(1, BESIDE)).toBeNull();
  expect(saved.hasSomeOf(pictureUrl(tileSourceFor(1), BESIDE))).toBe(true);
  expect(saved.hasSomeOf(pictureUrl(tileSourceFor(2), HERE))).toBe(false);
  saved.setPacks([]);
  expect(await read(1, HERE)).toBeNull();
});

it("leaves a picture that cannot be read to its server", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const saved = new SavedPictures();
  const pack = await packOf(1, 1);
  saved.setPacks([{ ...pack, pictures: { bytes: new Blob(["no archive"]), tileSource: 1 } }]);
  expect(await saved.read(pictureUrl(tileSourceFor(1), HERE), free)).toBeNull();
});

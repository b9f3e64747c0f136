import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";
import { expect, it } from "vitest";
import type { RouteLine } from "#domain/network/extract/route-lines.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import { type NetworkPicture, networkTiles } from "./network-tiles.ts";

const LINE: RouteLine = {
  mode: "cycle",
  isFerry: false,
  isPortage: false,
  isConnection: false,
  coordinates: Float64Array.of(4.36, 52.0, 4.37, 52.001, 4.38, 52.0),
};
const NODE: NetworkNode = {
  osmId: 13_048_585_244,
  mode: "cycle",
  ref: "09",
  name: null,
  lat: 52.0,
  lng: 4.36,
  isInferred: false,
};
const EMPTY: NetworkPicture = { lines: [], nodes: [], junctions: [], locks: [] };

async function archiveOf(picture: NetworkPicture): Promise<{ reader: PMTiles; bytes: Uint8Array }> {
  const bytes = await networkTiles(picture, [4, 51, 5, 53]);
  const getBytes = async (offset: number, length: number) => ({
    data: bytes.slice(offset, offset + length).buffer as ArrayBuffer,
  });
  return { reader: new PMTiles({ getKey: () => "networks", getBytes }), bytes };
}

/** Resolves to the tile at a place, as layer name to the properties of its features. */
async function layersAt(
  reader: PMTiles,
  z: number,
  [lng, lat]: readonly [number, number],
): Promise<Record<string, object[]>> {
  const radians = (lat * Math.PI) / 180;
  const x = Math.floor(((lng + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
  const tile = await reader.getZxy(z, x, y);
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile?.data ?? [])));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index) => layer.feature(index).properties),
    ]),
  );
}

it("draws lines and nodes at every zoom from 8 to 14", async () => {
  const { reader } = await archiveOf({ ...EMPTY, lines: [LINE], nodes: [NODE], junctions: [0] });
  for (const z of [8, 11, 14]) {
    expect(await layersAt(reader, z, [4.36, 52.0001]), `zoom ${z}`).toEqual({
      routes: [{ mode: "cycle" }],
      nodes: [{ mode: "cycle", ref: "09", osm_id: 13_048_585_244 }],
    });
  }
  expect(await reader.getHeader()).toMatchObject({
    minZoom: 8,
    maxZoom: 14,
    minLon: 4,
    maxLat: 53,
  });
});

it("marks special edges", async () => {
  const line = { ...LINE, isFerry: true, isPortage: true, isConnection: true };
  const node = { ...NODE, ref: null, name: "Hoek", isInferred: true };
  const locks = [{ kind: "lock" as const, name: "", detail: null, lat: 52.0, lng: 4.36 }];
  const { reader } = await archiveOf({ lines: [line], nodes: [node], junctions: [0], locks });
  expect(await layersAt(reader, 14, [4.36, 52.0001])).toEqual({
    routes: [{ mode: "cycle", ferry: true, portage: true, connection: true }],
    nodes: [{ mode: "cycle", name: "Hoek", inferred: true, osm_id: 13_048_585_244 }],
    locks: [{}],
  });
});

it("names the node that represents others of the same junction", async () => {
  const beside = { ...NODE, osmId: 2, lat: 52.0002 };
  const { reader } = await archiveOf({ ...EMPTY, nodes: [NODE, beside], junctions: [0, 0] });
  expect((await layersAt(reader, 14, [4.36, 52.0001]))["nodes"]).toEqual([
    { mode: "cycle", ref: "09", osm_id: 13_048_585_244 },
    { mode: "cycle", ref: "09", osm_id: 2, lead: 13_048_585_244 },
  ]);
});

it("draws a line too short for zoom 8 at higher zooms", async () => {
  const coordinates = Float64Array.of(4.36, 52.0001, 4.3601, 52.0001);
  const { reader } = await archiveOf({ ...EMPTY, lines: [{ ...LINE, coordinates }] });
  expect(await layersAt(reader, 8, [4.36, 52.0001])).toEqual({});
  expect(await layersAt(reader, 14, [4.36, 52.0001])).toEqual({ routes: [{ mode: "cycle" }] });
});

it("draws across the border of two pieces of the country", async () => {
  // A tile of zoom 8 ends at 4.21875° east.
  const coordinates = Float64Array.of(4.21, 52.0, 4.23, 52.0);
  const { reader } = await archiveOf({ ...EMPTY, lines: [{ ...LINE, coordinates }] });
  for (const lng of [4.215, 4.225]) {
    expect(await layersAt(reader, 14, [lng, 52.0001])).toEqual({ routes: [{ mode: "cycle" }] });
  }
});

it("gives the same bytes for the same input", async () => {
  const picture = { ...EMPTY, lines: [LINE], nodes: [NODE], junctions: [0] };
  const { bytes } = await archiveOf(picture);
  expect((await archiveOf(picture)).bytes).toEqual(bytes);
});

it("can be empty", async () => {
  const { reader } = await archiveOf(EMPTY);
  expect(await layersAt(reader, 8, [4.36, 52])).toEqual({});
});

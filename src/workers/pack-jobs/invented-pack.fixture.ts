import { writeGraph } from "#domain/network/graph/write-graph.ts";
import type { Network, NetworkEdge, NetworkNode } from "#domain/network/network.ts";
import type { ChosenFile } from "#domain/packs/chosen-packs.ts";
import {
  type PackIndexEntry,
  packIndexJson,
  packManifestJson,
} from "#domain/packs/pack-manifest.ts";
import { placesJson } from "#domain/packs/pack-manifest-places.ts";
import { type PmtilesDescription, writePmtiles } from "#domain/tiles/pmtiles-writer.ts";
import { bytesInMemory } from "#platform/pack-files/fake-pack-files.ts";
import { sha256OfText } from "./checked-file.ts";

/** A small invented pack. */
export interface InventedPack {
  readonly name: string;
  readonly manifestText: string;
  /** By name, without pack.json. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly entry: PackIndexEntry;
}

const LAYERS = {
  openmaptiles: ["transportation", "water"],
  protomaps: ["roads", "water", "landuse"],
  networks: ["routes", "nodes"],
  foreign: ["rivieren"],
};

const BOUNDS = [4.3, 52, 4.4, 52.1] as const;
const NETWORK: Network = {
  nodes: [
    { osmId: 1, mode: "walk", lat: 52, lng: 4.3, ref: "9", name: null, isInferred: false },
    { osmId: 2, mode: "walk", lat: 52.01, lng: 4.31, ref: "10", name: null, isInferred: false },
  ],
  edges: [
    {
      mode: "walk",
      fromIndex: 0,
      toIndex: 1,
      isTwoWay: true,
      lengthMeters: 1500,
      pavedMeters: 0,
      unpavedMeters: 0,
      hasFerry: false,
      hasPortage: false,
      isConnection: false,
      routeIds: [7],
      coordinates: Float64Array.of(4.3, 52, 4.31, 52.01),
    },
  ],
};

/**
 * Returns the graph of an invented pack with its first node at this place, and an optional point on its edge.
 * @param between lng and lat in degrees
 */
export function graphWithNodeAt(lng: number, lat: number, between: readonly number[] = []) {
  const [first, second] = NETWORK.nodes as [NetworkNode, NetworkNode];
  const [edge] = NETWORK.edges as [NetworkEdge];
  const coordinates = Float64Array.of(lng, lat, ...between, second.lng, second.lat);
  const nodes = [{ ...first, lng, lat }, second];
  return writeGraph({ nodes, edges: [{ ...edge, coordinates }] }).bytes;
}

/** Returns an archive of a few tiles in this schema. */
export function inventedArchive(
  schema: keyof typeof LAYERS,
  description: Partial<PmtilesDescription> = {},
): Promise<Uint8Array> {
  return Promise.all([0, 1, 2].map(tileContent)).then(([world, left, right]) =>
    writePmtiles(
      [
        { z: 0, x: 0, y: 0, data: world as Uint8Array },
        { z: 10, x: 524, y: 337, data: left as Uint8Array },
        { z: 10, x: 525, y: 337, data: right as Uint8Array },
      ],
      {
        tileType: "mvt",
        tileCompression: "gzip",
        minZoom: 0,
        maxZoom: 10,
        bounds: BOUNDS,
        metadata: {
          vector_layers: LAYERS[schema].map((id) => ({ id, fields: {} })),
          attribution: '<a href="https://elders.example">&copy; Iemand</a>',
        },
        ...description,
      },
      gzip,
    ),
  );
}

/**
 * Returns a complete pack: map, networks, graph and places, with the hashes of its files. `others` replace or
 * add files; null leaves one out.
 * @param title none by default
 */
export async function inventedPack(
  name = "dorp",
  others: Readonly<Record<string, Uint8Array | null>> = {},
  title?: string,
): Promise<InventedPack> {
  const all = new Map<string, Uint8Array | null>([
    ["map.pmtiles", await inventedArchive("openmaptiles")],
    ["network.graph", writeGraph(NETWORK).bytes],
    ["networks.pmtiles", await inventedArchive("networks")],
    ["places.json", new TextEncoder().encode(placesJson([]))],
    ...Object.entries(others),
  ]);
  const files = new Map([...all].flatMap(([file, bytes]) => (bytes ? [[file, bytes]] : [])));
  const described = [...files].map(async ([file, bytes]) => ({
    name: file,
    bytes: bytes.length,
    sha256: await sha256Of(bytes),
  }));
  const manifestText = packManifestJson({
    name,
    title,
    bounds: BOUNDS,
    areas: [BOUNDS],
    mapAreas: [BOUNDS],
    modes: [],
    dataDate: "2026-11-21",
    licence: "ODbL-1.0",
    attribution: "© OpenStreetMap contributors",
    files: await Promise.all(described),
  });
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const manifest = `${name}/pack.json`;
  const sha256 = sha256OfText(manifestText);
  const known = { bounds: BOUNDS, modes: [], dataDate: "2026-11-21" };
  const entry = { name, title, manifest, sha256, bytes, ...known };
  return { name, manifestText, files, entry };
}

/** Returns the files of a pack as the user chooses them, optionally with one replaced or (null) left out. */
export function chosenFiles(
  pack: InventedPack,
  changes: Readonly<Record<string, Uint8Array | null>> = {},
): readonly ChosenFile[] {
  const manifest = new TextEncoder().encode(pack.manifestText);
  const all = new Map<string, Uint8Array | null>([["pack.json", manifest], ...pack.files]);
  for (const [name, bytes] of Object.entries(changes)) all.set(name, bytes);
  return [...all].flatMap(([name, bytes]) =>
    bytes ? [{ name, folder: pack.name, bytes: bytesInMemory(bytes) }] : [],
  );
}

/** Returns the text of a catalogue of these packs. */
export function catalogueText(packs: readonly InventedPack[]): string {
  return packIndexJson(packs.map(({ entry }) => entry));
}

/** Returns the bytes with one bit flipped. */
export function bitFlipped(bytes: Uint8Array, offset: number): Uint8Array {
  const flipped = bytes.slice();
  flipped[offset] = (flipped[offset] ?? 0) ^ 1;
  return flipped;
}

/** Large enough to arrive in several pieces, and the same every time. */
function tileContent(seed: number): Promise<Uint8Array> {
  const noise = Uint8Array.from(
    { length: 400 },
    (_, index) => (index * index * 31 + seed * 7) % 251,
  );
  return gzip(noise);
}

async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

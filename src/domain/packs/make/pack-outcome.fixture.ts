import { PMTiles } from "pmtiles";
import { assert } from "vitest";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { namedRoutesOf } from "#domain/named-routes/named-routes.ts";
import { readRoutes } from "#domain/named-routes/read-routes.ts";
import { checkShapes, readGraph } from "#domain/network/graph/read-graph.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { OsmFileError, type OsmFileProblem } from "#domain/osm/osm-file-error.ts";
import { packManifestJson, readPackManifest } from "#domain/packs/pack-manifest.ts";
import { readPlaces } from "#domain/packs/pack-manifest-places.ts";
import { type MadePack, makeNetworkPack } from "./make-network-pack.ts";

/** Resolves to the problem of an extract, or to a pack whose files are valid; rejects for anything else. */
export async function outcomeOf(source: Blob, maxBytes = 30e6): Promise<OsmFileProblem | MadePack> {
  const files = new Map<string, Uint8Array>();
  const write = (name: string, bytes: Uint8Array): void => void files.set(name, bytes);
  let made: MadePack;
  try {
    made = await makeNetworkPack({ source, fileName: "x.osm.pbf", write, maxBytes });
  } catch (error) {
    if (error instanceof OsmFileError) return error.problem;
    throw error;
  }
  await checkFiles(files);
  checkDescription(made);
  return made;
}

async function checkFiles(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const bytesOf = (name: string): Uint8Array => files.get(name) ?? new Uint8Array();
  const routes = files.get("named.routes");
  if (routes) namedRoutesOf(await readRoutes(Uint8Array.from(routes)));
  const waters = files.get("water.graph");
  if (waters) {
    const { cells, cell } = await openWays(new Blob([Uint8Array.from(waters)]));
    for (const number of cells) await cell(number);
  }
  readPlaces(new TextDecoder().decode(bytesOf("places.json")));
  checkShapes(readGraph(bytesOf("network.graph")));
  const archive = bytesOf("networks.pmtiles");
  const getBytes = async (offset: number, length: number) => ({
    data: archive.slice(offset, offset + length).buffer as ArrayBuffer,
  });
  await new PMTiles({ getKey: () => "x", getBytes }).getHeader();
}

function checkDescription({ bounds, modes, date, networks, brokenRoutes }: MadePack): void {
  const description = {
    name: "x",
    bounds,
    areas: [bounds],
    mapAreas: [],
    modes,
    dataDate: date?.day ?? null,
    licence: "ODbL-1.0",
    attribution: "© OpenStreetMap contributors",
    files: [],
  };
  readPackManifest(packManifestJson(description));
  for (const { km, nodes } of networks) assert(km >= 0 && nodes >= 0);
  for (const { place } of brokenRoutes) {
    assert(place === null || isLatLng(place.lat, place.lng));
  }
}

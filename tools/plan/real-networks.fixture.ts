import { existsSync } from "node:fs";
import { join } from "node:path";
import { extractNetwork } from "#domain/network/extract/extract-network.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import { readExtract } from "#domain/packs/make/read-extract.ts";
import { openExtractFile } from "../pack/disk/extract-file.ts";

/** Real extracts, if a developer has them beside the project; never part of it. */
const FOLDER = join(process.cwd(), "../shared/data/osm");

export const AREAS = {
  delft: "delft.osm.pbf",
  theHague: "denhaag-cycling.osm.pbf",
  delfland: "delfland-motorboat.osm.pbf",
  limburg: "limburg-walking.osm.pbf",
} as const;

/** True if there are real extracts to test with. */
export const HAS_REAL_NETWORKS = existsSync(FOLDER);

/** Returns the extract of an area. */
export function realExtract(area: keyof typeof AREAS): string {
  return join(FOLDER, AREAS[area]);
}

const graphs = new Map<string, NetworkGraph>();

/** Returns the networks of an area as in a pack; built once. */
export async function realGraph(area: keyof typeof AREAS): Promise<NetworkGraph> {
  const known = graphs.get(area);
  if (known) return known;
  const file = await openExtractFile(realExtract(area));
  const { network } = extractNetwork((await readExtract(file)).osm);
  file.close();
  const graph = readGraph(writeGraph(network).bytes);
  graphs.set(area, graph);
  return graph;
}

import { inPauses, type Pause } from "#domain/async/pause.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { extractNetworkSteps } from "#domain/network/extract/extract-network.ts";
import type { RouteFinding } from "#domain/network/extract/route-finding.ts";
import { routeLines } from "#domain/network/extract/route-lines.ts";
import { junctionsOf } from "#domain/network/graph/junctions.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { type MemoryBudget, NO_LIMIT } from "#domain/osm/memory-budget.ts";
import type { OsmExtract } from "#domain/osm/osm-elements.ts";
import type { PackMunicipality } from "#domain/packs/municipality-around.ts";
import { placesJson } from "#domain/packs/pack-manifest-places.ts";
import { modesWithRoutes, type NetworkSummary, summarize } from "./network-summary.ts";
import { type NetworkPicture, networkTiles } from "./network-tiles.ts";
import type { RawPlace } from "./raw-places.ts";
import { searchablePlaces } from "./searchable-places.ts";

/** The data of an area, as read from an extract. */
export interface AreaData {
  readonly osm: OsmExtract;
  /** Returns its places. They are only made when they are needed, because there are many. */
  readonly places: () => readonly RawPlace[];
  readonly municipalities: readonly PackMunicipality[];
  /** The box around the pack. */
  readonly bounds: LngLatBox;
}

/** The steps after reading, in their order. */
export type PartStep = "routes" | "tiles";

/** The caller of a maker of parts. */
export interface PartsCaller {
  /** Receives each file of the pack when it is complete: `network.graph`, `networks.pmtiles`, `places.json`. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void> | void;
  readonly pause?: Pause;
  /** Receives the number of routes, and then of pieces of the map. */
  readonly onProgress?: (step: PartStep, done: number, total: number) => void;
  /** Counts the data in memory. */
  readonly budget?: MemoryBudget;
}

/** The result, without the networks themselves, which take much memory. */
export interface MadeParts {
  /** The names of the files. */
  readonly fileNames: readonly string[];
  /** The networks with routes, in the order of the modes. */
  readonly modes: readonly NetworkMode[];
  /** A summary for each network with routes or nodes. */
  readonly networks: readonly NetworkSummary[];
  readonly findings: readonly RouteFinding[];
  /** The nodes that are not mapped: their numbers come from routes. */
  readonly inferredNodes: readonly NetworkNode[];
  /** The number of streets that were too many to search. */
  readonly droppedStreets: number;
}

/**
 * Makes the files of a pack that come from an extract: those of its networks, unless it has none, and its places. The
 * same data gives the same bytes on every device. Rejects with OsmFileError ("too-large") from the budget.
 */
export async function makeNetworkParts(area: AreaData, caller: PartsCaller): Promise<MadeParts> {
  const fileNames: string[] = [];
  const write = async (name: string, bytes: Uint8Array): Promise<void> => {
    await caller.write(name, bytes);
    fileNames.push(name);
  };
  const { picture, ...made } = await makeGraph(area, { ...caller, write });
  if (picture) {
    const { pause = () => {}, onProgress, budget = NO_LIMIT } = caller;
    const onPiece = (done: number, total: number): void => onProgress?.("tiles", done, total);
    const tiles = await networkTiles(picture, area.bounds, { pause, onPiece, budget });
    await write("networks.pmtiles", tiles);
  }
  const { places, droppedStreets } = searchablePlaces(area.places(), made.nodes);
  await write("places.json", encodeUtf8(placesJson(places, area.municipalities)));
  const { modes, networks, findings, nodes } = made;
  const inferredNodes = nodes.filter(({ isInferred }) => isInferred);
  return { fileNames, modes, networks, findings, inferredNodes, droppedStreets };
}

/** Writes the graph. What is left of the networks afterwards is only what the other files need. */
async function makeGraph(
  { osm, places }: AreaData,
  { write, pause = () => {}, onProgress, budget = NO_LIMIT }: PartsCaller,
) {
  const onRoute = (done: number, total: number): void => onProgress?.("routes", done, total);
  const steps = extractNetworkSteps(osm, { onRoute, budget });
  const extracted = await inPauses(steps, pause);
  const { network, routes, findings } = extracted;
  const { nodes } = network;
  const summary = {
    modes: modesWithRoutes(extracted),
    networks: summarize(extracted),
    findings,
    nodes,
  };
  if (nodes.length === 0 && routes.length === 0) return { ...summary, picture: null };
  await write("network.graph", writeGraph(network).bytes);
  const picture: NetworkPicture = {
    lines: routeLines(routes, osm),
    nodes,
    junctions: junctionsOf(nodes, network.edges),
    locks: places().filter(({ kind }) => kind === "lock"),
  };
  return { ...summary, picture };
}

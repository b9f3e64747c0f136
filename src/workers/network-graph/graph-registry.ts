import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { decodeUtf8 } from "#domain/bytes/utf8.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { type FairwayIndex, fairwayIndex } from "#domain/fairway/fairway-index.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { joinWaters } from "#domain/fairway/waters/joined-waters.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { markImpassable } from "#domain/network/plan/merged/impassable-edges.ts";
import { createRoutingGraph, type RoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import type { RouteOptions } from "#domain/network/plan/search/shortest-path.ts";
import { openWays, type WaysFile } from "#domain/network/ways/file/read-ways.ts";
import { type JoinedWays, joinWays } from "#domain/network/ways/join/joined-ways.ts";
import { openPackWays, type PackWays } from "#domain/network/ways/join/pack-ways.ts";
import type { ForBoat, PackGraph } from "./graph-calls.ts";

type RouteOptionsForBoat = ForBoat<{ readonly options: RouteOptions }>;

/** The planning graphs of several packs. */
export interface GraphRegistry {
  /**
   * Reads the graphs of these packs and opens their ways, and drops all others. A damaged file is left out. Rejects, with
   * everything else in use, if a file could not be read now.
   */
  put(packs: readonly PackGraph[]): Promise<void>;
  /** Returns the graphs, one per pack. */
  graphs(): readonly NetworkGraph[];
  /** Returns the ways of all packs as one network. */
  ways(): JoinedWays;
  /** Opens the waters of the country; rejects with WaysFormatError for another file. */
  putWaters(file: ByteSource): Promise<void>;
  /** Reads the bridges and locks on the waters of packs; rejects with FairwaysFormatError for another file. */
  putFairways(file: ByteSource): Promise<void>;
  /** Returns the waters of the packs and of the country; undefined while there are none. */
  waters(): JoinedWays | undefined;
  /**
   * Returns all graphs merged for planning; built by the first call and kept until the next `put`. If the
   * options avoid the places that a boat does not pass, exactly these are marked; see `markImpassable`.
   */
  routing(question?: RouteOptionsForBoat): RoutingGraph;
}

/** Creates a registry without graphs. */
export function createGraphRegistry(): GraphRegistry {
  let graphs: ReadonlyMap<string, NetworkGraph> = new Map();
  let routing: RoutingGraph | null = null;
  let marked = new Float64Array();
  let ways = joinWays([]);
  let packWaters: readonly PackWays[] = [];
  let unreadWaters: readonly LngLatBox[] = [];
  let country: WaysFile | null = null;
  let objects: FairwayIndex | null = null;
  let waters: JoinedWays | null = null;
  return {
    async put(packs) {
      const known = graphs;
      const failures: unknown[] = [];
      const fail = (error: unknown): null => {
        failures.push(error);
        return null;
      };
      const read = await Promise.all(
        packs.map(
          async ({ id, bytes }) =>
            [id, known.get(id) ?? (bytes && (await graphIn(bytes).catch(fail)))] as const,
        ),
      );
      const opened = await Promise.all(packs.map((pack) => openPackWays(pack).catch(fail)));
      const unreadAreas = areasOf(packs.filter(({ ways: file }, at) => file && !opened[at]));
      const afloat = await Promise.all(
        packs.map(({ water, ...pack }) => openPackWays({ ...pack, ways: water }).catch(fail)),
      );
      packWaters = afloat.filter((one) => one !== null);
      unreadWaters = areasOf(packs.filter(({ water }, at) => water && !afloat[at]));
      waters = null;
      ways = { ...joinWays(opened.filter((one) => one !== null)), unreadAreas };
      graphs = new Map(read.flatMap(([id, graph]) => (graph ? [[id, graph]] : [])));
      routing = null;
      marked = new Float64Array();
      if (failures.length > 0) throw failures[0];
    },
    graphs: () => [...graphs.values()],
    ways: () => ways,
    async putWaters(file) {
      country = await openWays(file);
      waters = null;
    },
    async putFairways(file) {
      const bytes = await file.slice(0, file.size).arrayBuffer();
      objects = fairwayIndex(readFairways(decodeUtf8(new Uint8Array(bytes))));
      waters = null;
    },
    waters() {
      if (!country && packWaters.length === 0) return undefined;
      if (waters) return waters;
      const joined = joinWaters({ packs: packWaters, country, objects });
      // A water that the country lacks may be in a pack that cannot be read.
      waters = { ...joined, unreadAreas: [...(joined.unreadAreas ?? []), ...unreadWaters] };
      return waters;
    },
    routing({ options, impassable = new Float64Array() } = { options: {} }) {
      routing ??= createRoutingGraph([...graphs.values()]);
      const isMarked =
        impassable.length === marked.length && impassable.every((one, at) => one === marked[at]);
      if (options.avoidImpassable && !isMarked) {
        marked = Float64Array.from(impassable);
        markImpassable(routing.graph, marked);
      }
      return routing;
    },
  };
}

function areasOf(packs: readonly PackGraph[]): readonly LngLatBox[] {
  return packs.flatMap(({ areas }) => areas);
}

async function graphIn(bytes: ByteSource): Promise<NetworkGraph | null> {
  const content = new Uint8Array(await bytes.slice(0, bytes.size).arrayBuffer());
  try {
    return readGraph(content);
  } catch {
    // The map still draws the networks of the pack; only planning and neighbours are missing.
    return null;
  }
}

import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkGraph } from "#domain/network/graph/network-graph.ts";
import {
  type NodeAround,
  type NodeIdentity,
  type NodeNear,
  nodesNear,
  nodesOnPost,
} from "#domain/network/graph/node-around.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { createPlanner, type Planner } from "#domain/network/plan/plan-stops.ts";
import type { ByteSource } from "#domain/tiles/byte-source.ts";

/** The graph of a pack. */
export interface PackGraph {
  /** Of the pack: what was read of one id is kept. */
  readonly id: string;
  readonly bytes: ByteSource;
}

/** The planning graphs of several packs, asked as one. */
export interface GraphRegistry {
  /** Reads the graphs of these packs, and forgets all others. One that is damaged is left out. */
  put(packs: readonly PackGraph[]): Promise<void>;
  /**
   * The node with this identity, and behind it those of other networks on the same post; empty when
   * no graph has it. What several packs have is taken from the one that knows most around it.
   */
  nodesOnPost(identity: NodeIdentity): readonly NodeAround[];
  /** Each post once, the nearest first. */
  nodesNear(place: LatLng, count: number, mode: NetworkMode | null): readonly NodeNear[];
  /** All of them as one, ready to plan on; made when it is first asked for, and kept. */
  planner(): Planner;
}

/** A registry without graphs. */
export function createGraphRegistry(): GraphRegistry {
  let graphs: ReadonlyMap<string, NetworkGraph> = new Map();
  let planner: Planner | null = null;
  return {
    async put(packs) {
      const known = graphs;
      const read = await Promise.all(
        packs.map(async ({ id, bytes }) => [id, known.get(id) ?? (await graphIn(bytes))] as const),
      );
      graphs = new Map(read.flatMap(([id, graph]) => (graph ? [[id, graph]] : [])));
      planner = null;
    },
    planner() {
      planner ??= createPlanner([...graphs.values()]);
      return planner;
    },
    nodesOnPost(identity) {
      const best = new Map<NetworkMode, NodeAround>();
      for (const graph of graphs.values()) {
        for (const found of nodesOnPost(graph, identity)) {
          const { mode } = found.node;
          const known = best.get(mode);
          const knowsMore = found.neighbours.length > (known?.neighbours.length ?? -1);
          if (knowsMore) best.set(mode, found);
        }
      }
      return [...best.values()];
    },
    nodesNear(place, count, mode) {
      const all = [...graphs.values()].flatMap((graph) => nodesNear(graph, place, count, mode));
      const byIdentity = new Map(all.map((near) => [`${near.node.mode} ${near.node.osmId}`, near]));
      const sorted = [...byIdentity.values()].sort((a, b) => a.distanceMeters - b.distanceMeters);
      return sorted.slice(0, count);
    },
  };
}

async function graphIn(bytes: ByteSource): Promise<NetworkGraph | null> {
  try {
    return readGraph(new Uint8Array(await bytes.slice(0, bytes.size).arrayBuffer()));
  } catch {
    // The map still draws its networks; only planning and the posts' neighbours are missed.
    return null;
  }
}

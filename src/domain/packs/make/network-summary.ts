import type { ExtractedNetwork } from "#domain/network/extract/extract-network.ts";
import type { NetworkEdge } from "#domain/network/network.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";

/** The summary of one network of a pack. */
export interface NetworkSummary {
  readonly mode: NetworkMode;
  /** The number of routes, resolved or not. */
  readonly routes: number;
  readonly resolved: number;
  readonly leftOut: number;
  /** The number of nodes with an edge. */
  readonly nodes: number;
  /** The number of nodes without an edge. */
  readonly looseNodes: number;
  readonly edges: number;
  /** The length of all edges, each once, in kilometres to a tenth. */
  readonly km: number;
  /** The number of connected components. */
  readonly components: number;
}

/** Returns a summary for each network with routes or nodes, in the order of the modes. */
export function summarize({ network, findings }: ExtractedNetwork): NetworkSummary[] {
  return NETWORK_MODES.flatMap((mode) => {
    const ofMode = findings.filter((finding) => finding.mode === mode);
    const edges = network.edges.filter((edge) => edge.mode === mode);
    const nodes = network.nodes.filter((node) => node.mode === mode);
    if (ofMode.length === 0 && nodes.length === 0) return [];
    const used = new Set(edges.flatMap(({ fromIndex, toIndex }) => [fromIndex, toIndex]));
    const meters = edges.reduce((sum, { lengthMeters }) => sum + lengthMeters, 0);
    const count = (outcome: string): number =>
      ofMode.filter((finding) => finding.outcome === outcome).length;
    return {
      mode,
      routes: ofMode.length,
      resolved: count("resolved"),
      leftOut: count("left-out"),
      nodes: used.size,
      looseNodes: nodes.length - used.size,
      edges: edges.length,
      km: Math.round(meters / 100) / 10,
      components: componentCount(edges),
    };
  });
}

/** Returns the networks with routes, in the order of the modes; separate nodes do not count. */
export function modesWithRoutes({ routes }: ExtractedNetwork): readonly NetworkMode[] {
  return NETWORK_MODES.filter((mode) => routes.some((route) => route.mode === mode));
}

function componentCount(edges: readonly NetworkEdge[]): number {
  const parents = new Map<number, number>();
  const rootOf = (node: number): number => {
    let root = node;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    // Everything on the way is joined to the root, so that long chains are followed only once.
    for (let at = node; at !== root; ) {
      const next = parents.get(at) as number;
      parents.set(at, root);
      at = next;
    }
    return root;
  };
  const nodes = new Set<number>();
  for (const { fromIndex, toIndex } of edges) {
    nodes.add(fromIndex).add(toIndex);
    const [a, b] = [rootOf(fromIndex), rootOf(toIndex)];
    if (a !== b) parents.set(a, b);
  }
  return new Set([...nodes].map(rootOf)).size;
}

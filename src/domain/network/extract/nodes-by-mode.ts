import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { NetworkNode } from "#domain/network/network.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmNode } from "#domain/osm/osm-elements.ts";
import { comparableLabels, nodeLabel } from "./network-tags.ts";
import type { NodePair } from "./node-pair.ts";

/** The nodes of one network, by OSM node id. */
export interface ModeNodes {
  readonly byId: ReadonlyMap<number, NetworkNode>;
  /** Tells whether a node has this number or name, in comparable form. */
  carries(osmId: number, label: string): boolean;
  /** Returns every node with this label anywhere; a number occurs hundreds of times. */
  carrying(label: string): readonly NetworkNode[];
  /** Adds a node whose number is only known from its routes. */
  infer(osmId: number, place: LatLng, label: string): void;
}

/** Returns the nodes of each network, apart from those that `isThere` excludes. A node can belong to several. */
export function nodesByMode(
  nodes: readonly OsmNode[],
  isThere: (node: OsmNode, mode: NetworkMode) => boolean,
): Record<NetworkMode, ModeNodes> {
  const entries = NETWORK_MODES.map(
    (mode) =>
      [
        mode,
        nodesOfMode(
          nodes.filter((node) => isThere(node, mode)),
          mode,
        ),
      ] as const,
  );
  return Object.fromEntries(entries) as Record<NetworkMode, ModeNodes>;
}

function nodesOfMode(nodes: readonly OsmNode[], mode: NetworkMode): ModeNodes {
  const byId = new Map<number, NetworkNode>();
  const labelsById = new Map<number, readonly string[]>();
  const byLabel = new Map<string, NetworkNode[]>();
  const add = (node: NetworkNode): void => {
    const labels = comparableLabels(node);
    byId.set(node.osmId, node);
    labelsById.set(node.osmId, labels);
    for (const label of labels) {
      const alike = byLabel.get(label);
      if (alike) alike.push(node);
      else byLabel.set(label, [node]);
    }
  };
  for (const { id, lat, lng, tags } of nodes) {
    const label = nodeLabel(tags, mode);
    if (label) add({ osmId: id, mode, lat, lng, ...label, isInferred: false });
  }
  return {
    byId,
    carries: (osmId, label) => labelsById.get(osmId)?.includes(label) ?? false,
    carrying: (label) => byLabel.get(label) ?? [],
    infer: (osmId, { lat, lng }, ref) =>
      add({ osmId, mode, lat, lng, ref, name: null, isInferred: true }),
  };
}

/** The nodes at each end of a route. */
export interface RouteEnds {
  readonly from: ReadonlySet<number>;
  readonly to: ReadonlySet<number>;
}

/** Returns the ends of a pair among these nodes; either may be empty. */
export function endsOfPair(
  pair: NodePair,
  onRoute: readonly number[],
  networkNodes: Pick<ModeNodes, "carries">,
): RouteEnds {
  const carrying = (label: string): Set<number> =>
    new Set(onRoute.filter((osmId) => networkNodes.carries(osmId, label)));
  return { from: carrying(pair.from), to: carrying(pair.to) };
}

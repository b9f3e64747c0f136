import { distanceMeters } from "#domain/geodesy/distance.ts";
import { comparableLabel } from "#domain/network/comparable-label.ts";
import type { NetworkEdge, NetworkNode } from "#domain/network/network.ts";

/** The longest edge within a junction, in metres along the ground. */
export const ONE_NUMBER_METERS = 60;

/** The fields of an edge that matter here. */
type Link = Pick<NetworkEdge, "fromIndex" | "toIndex" | "lengthMeters">;

/**
 * Returns the junction of each node as the index of the node that represents it. Nodes of one network with
 * the same number, joined by edges of at most `ONE_NUMBER_METERS`, such as at the corners of a crossing, form
 * a junction, represented by the node nearest to their middle. Any other node is a junction by itself.
 */
export function junctionsOf(
  nodes: readonly NetworkNode[],
  links: Iterable<Link>,
): readonly number[] {
  const parents = nodes.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) {
      // Half of the way is joined to the root meanwhile, so that long chains are followed only once.
      parents[root] = parents[parents[root] as number] as number;
      root = parents[root] as number;
    }
    return root;
  };
  const joined = new Set<number>();
  for (const { fromIndex, toIndex, lengthMeters } of links) {
    const [from, to] = [nodes[fromIndex], nodes[toIndex]];
    if (!from || !to || lengthMeters > ONE_NUMBER_METERS || !isSameNumber(from, to)) continue;
    const [root, other] = [rootOf(fromIndex), rootOf(toIndex)];
    // The lower index wins, so that the result does not depend on the order of the edges.
    parents[Math.max(root, other)] = Math.min(root, other);
    joined.add(fromIndex).add(toIndex);
  }
  const groups = new Map<number, number[]>();
  for (const index of [...joined].sort((a, b) => a - b)) {
    const root = rootOf(index);
    const group = groups.get(root);
    if (group) group.push(index);
    else groups.set(root, [index]);
  }
  const junctions = nodes.map((_, index) => index);
  for (const group of groups.values()) {
    const junction = middleOf(group, nodes);
    for (const index of group) junctions[index] = junction;
  }
  return junctions;
}

/** Returns whether two nodes of one network have the same number, or the same name if they have no number. */
export function isSameNumber(a: NetworkNode, b: NetworkNode): boolean {
  if (a.mode !== b.mode || (a.ref === null) !== (b.ref === null)) return false;
  const [labelA, labelB] = [a, b].map(({ ref, name }) => comparableLabel(ref ?? name ?? ""));
  return labelA === labelB && labelA !== "";
}

/** Returns the node nearest to the middle of the group, in whole metres; the first if several are. */
function middleOf(group: readonly number[], nodes: readonly NetworkNode[]): number {
  const members = group.map((index) => ({ index, node: nodes[index] as NetworkNode }));
  const mean = (read: (node: NetworkNode) => number) =>
    members.reduce((sum, { node }) => sum + read(node), 0) / members.length;
  const middle = { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
  const [nearest] = members
    .map(({ index, node }) => ({ index, meters: Math.round(distanceMeters(middle, node)) }))
    .sort((a, b) => a.meters - b.meters);
  return nearest?.index ?? (group[0] as number);
}

import { distanceMeters } from "#domain/geodesy/distance.ts";
import { comparableLabel } from "#domain/network/comparable-label.ts";
import type { NetworkEdge, NetworkNode } from "#domain/network/network.ts";

/** Nodes of one number this far apart along the ground are one number for people, metres. */
export const ONE_NUMBER_METERS = 60;

/** What is asked of an edge. */
type Link = Pick<NetworkEdge, "fromIndex" | "toIndex" | "lengthMeters">;

/**
 * Which node stands for each one: several nodes of a network that carry one number and are joined by
 * edges of at most `ONE_NUMBER_METERS`, such as at the corners of a crossing, are one number for
 * people. The one nearest to their middle stands for all of them, and for itself, as does every node
 * without such company. Gives an index in `nodes` for each index in `nodes`.
 */
export function junctionsOf(
  nodes: readonly NetworkNode[],
  links: Iterable<Link>,
): readonly number[] {
  const parents = nodes.map((_, index) => index);
  const rootOf = (index: number): number => {
    const parent = parents[index] as number;
    return parent === index ? index : rootOf(parent);
  };
  const joined = new Set<number>();
  for (const { fromIndex, toIndex, lengthMeters } of links) {
    const [from, to] = [nodes[fromIndex], nodes[toIndex]];
    if (!from || !to || lengthMeters > ONE_NUMBER_METERS || !isSameNumber(from, to)) continue;
    const [root, other] = [rootOf(fromIndex), rootOf(toIndex)];
    // The lower takes the higher: whatever the order of the edges, the outcome is the same.
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

/** Whether two nodes of one network carry the same number, or without any the same name. */
export function isSameNumber(a: NetworkNode, b: NetworkNode): boolean {
  if (a.mode !== b.mode || (a.ref === null) !== (b.ref === null)) return false;
  const [labelA, labelB] = [a, b].map(({ ref, name }) => comparableLabel(ref ?? name ?? ""));
  return labelA === labelB && labelA !== "";
}

/** The node nearest to the middle of the group, in whole metres; of two as near the first. */
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

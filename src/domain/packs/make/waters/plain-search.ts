import FlatQueue from "flatqueue";
import type { SearchSteps } from "#domain/network/plan/search/search-steps.ts";

/** A step to a neighbour. */
export interface Step {
  readonly to: number;
  readonly meters: number;
  /** Asked only if the step would shorten the way. */
  readonly isOpen?: () => boolean;
}

/** The shortest way. */
export interface FoundWay {
  readonly meters: number;
  /** From start to end. */
  readonly nodes: readonly number[];
}

/**
 * Returns the shortest way between two nodes (Dijkstra 1959), or null if none is as short as `maxMeters`. The other searches run
 * over arcs that are stored: those of a network, of ways, or of a relation. Here an arc is a line of sight that costs more to check
 * than the search, so it is checked only where it would shorten the way, and a step at a time.
 */
export function* shortestWay(
  [from, to]: readonly [number, number],
  stepsFrom: (node: number) => readonly Step[],
  maxMeters = Number.POSITIVE_INFINITY,
): SearchSteps<FoundWay | null> {
  const found = new Map<number, { readonly meters: number; readonly before: number | null }>();
  found.set(from, { meters: 0, before: null });
  const queue = new FlatQueue<number>();
  queue.push(from, 0);
  const metersTo = (node: number): number => found.get(node)?.meters ?? Number.POSITIVE_INFINITY;
  const offer = (before: number, { to: node, meters, isOpen }: Step): void => {
    const sum = metersTo(before) + meters;
    if (sum > maxMeters || sum >= metersTo(node) || isOpen?.() === false) return;
    found.set(node, { meters: sum, before });
    queue.push(node, sum);
  };
  while (queue.length > 0) {
    const meters = queue.peekValue() as number;
    const at = queue.pop() as number;
    if (at === to) break;
    if (meters > metersTo(at)) continue;
    yield;
    for (const step of stepsFrom(at)) offer(at, step);
  }
  if (!found.has(to)) return null;
  const nodes: number[] = [];
  for (let at: number | null = to; at !== null; at = found.get(at)?.before ?? null) {
    nodes.unshift(at);
  }
  return { meters: metersTo(to), nodes };
}

import type { NodeNeighbour } from "./node-around.ts";

/** A way to a neighbour of a post, with the way back when that leads over other ground. */
export interface WayToNeighbour {
  readonly way: NodeNeighbour;
  /** Null when the way itself leads back too, or when there is no way back. */
  readonly back: NodeNeighbour | null;
}

/**
 * The neighbours of a post, in their order, each once: of a way there and a way back, each the only
 * one, the second goes with the first.
 */
export function waysToNeighbours(neighbours: readonly NodeNeighbour[]): readonly WayToNeighbour[] {
  const only = (osmId: number, direction: "to" | "from") => {
    const found = neighbours.filter((one) => one.node.osmId === osmId);
    const [way, ...more] = found.filter((one) => one.direction === direction);
    return way && more.length === 0 ? way : null;
  };
  return neighbours.flatMap((way): WayToNeighbour[] => {
    if (way.direction === "both") return [{ way, back: null }];
    const [there, back] = [only(way.node.osmId, "to"), only(way.node.osmId, "from")];
    if (!there || !back) return [{ way, back: null }];
    return way === there ? [{ way: there, back }] : [];
  });
}

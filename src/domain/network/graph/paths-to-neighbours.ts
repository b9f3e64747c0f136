import type { NodeNeighbour } from "./node-around.ts";

/** A way to a neighbour of a node, with the way back when that leads over other ground. */
export interface PathToNeighbour {
  readonly path: NodeNeighbour;
  /** Null when the way itself leads back too, or when there is no way back. */
  readonly back: NodeNeighbour | null;
}

/**
 * The neighbours of a node, in their order, each once: of a way there and a way back, each the only
 * one, the second goes with the first.
 */
export function pathsToNeighbours(
  neighbours: readonly NodeNeighbour[],
): readonly PathToNeighbour[] {
  const only = (osmId: number, direction: "to" | "from") => {
    const found = neighbours.filter((one) => one.node.osmId === osmId);
    const [path, ...more] = found.filter((one) => one.direction === direction);
    return path && more.length === 0 ? path : null;
  };
  return neighbours.flatMap((path): PathToNeighbour[] => {
    if (path.direction === "both") return [{ path, back: null }];
    const [there, back] = [only(path.node.osmId, "to"), only(path.node.osmId, "from")];
    if (!there || !back) return [{ path, back: null }];
    return path === there ? [{ path: there, back }] : [];
  });
}

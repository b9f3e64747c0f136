import type { NodeNeighbour } from "./node-around.ts";

/** A path to a neighbour, with the path back if that is a different one. */
export interface PathToNeighbour {
  readonly path: NodeNeighbour;
  /** Null if the path leads both ways, or if there is no path back. */
  readonly back: NodeNeighbour | null;
}

/**
 * Lists the neighbours of a node in their order, each once: where there is exactly one path there and one
 * path back, they are paired.
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

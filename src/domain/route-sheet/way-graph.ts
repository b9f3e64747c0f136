import type { GridWay } from "./tile-ways.ts";

/** A vertex where ways meet, end or bend. */
export interface WayVertex {
  /** Metres to the east and the north of the origin. */
  readonly x: number;
  readonly y: number;
  readonly neighbours: Set<WayVertex>;
  /** The neighbours to which the way is closed; absent if that is unknown, as for a map that was drawn. */
  readonly closed?: Set<WayVertex>;
  /** The neighbours to which the way only leads to a house or a parking place. */
  readonly minor?: Set<WayVertex>;
}

/** A place of the grid in the plane, metres. */
export type GridToPlane = (
  gridX: number,
  gridY: number,
) => { readonly x: number; readonly y: number };

/**
 * Joins ways that share vertices of the grid into a graph. Pieces that several tiles have are there once. Returns the
 * vertices, unordered.
 */
export function wayGraph(ways: readonly GridWay[], toPlane: GridToPlane): WayVertex[] {
  const vertices = new Map<string, WayVertex>();
  const vertexAt = (gridX: number, gridY: number): WayVertex => {
    const key = `${gridX} ${gridY}`;
    const known = vertices.get(key);
    if (known) return known;
    const vertex = { ...toPlane(gridX, gridY), neighbours: new Set<WayVertex>() };
    vertices.set(key, vertex);
    return vertex;
  };
  for (const { grid, isMinor } of ways) {
    if (isMinor) continue;
    let before: WayVertex | null = null;
    for (let at = 0; at < grid.length; at += 2) {
      const vertex = vertexAt(grid[at] as number, grid[at + 1] as number);
      if (before && before !== vertex) {
        before.neighbours.add(vertex);
        vertex.neighbours.add(before);
      }
      before = vertex;
    }
  }
  return [...vertices.values()];
}

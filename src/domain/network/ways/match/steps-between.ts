import type { Corridor, CorridorEdge, PlaceOnEdge } from "./corridor.ts";

/** A part of an edge, in metres from its first node; backwards where `to` is less than `from`. */
export interface EdgePart {
  readonly edge: number;
  readonly from: number;
  readonly to: number;
}

/** The shortest ways from a place to others that are near. */
export interface WaysFrom {
  /** Returns the metres to another place; Infinity beyond the maximum. */
  readonly metersTo: (place: PlaceOnEdge) => number;
  /** Returns the way to another place. */
  readonly partsTo: (place: PlaceOnEdge) => readonly EdgePart[];
}

interface Reached {
  readonly meters: number;
  /** The edge by which the node was reached, and its other end; null for an end of the first edge. */
  readonly by: { readonly edge: number; readonly from: number } | null;
}

/**
 * Finds the shortest ways from a place, by a Dijkstra that goes on to `maxMeters`. Directions do not count: a track tells where
 * somebody went, not where they were allowed to.
 */
export function waysFrom(corridor: Corridor, start: PlaceOnEdge, maxMeters: number): WaysFrom {
  const reached = reachedFrom(corridor, start, maxMeters);
  const edgeOf = (edge: number): CorridorEdge => corridor.edges[edge] as CorridorEdge;
  /** The end of the edge of a place by which it is reached, with the metres. */
  const viaEnd = (place: PlaceOnEdge) => {
    const { ends, meters } = edgeOf(place.edge);
    const overFirst =
      (reached.get(ends[0])?.meters ?? Number.POSITIVE_INFINITY) + place.alongMeters;
    const overLast =
      (reached.get(ends[1])?.meters ?? Number.POSITIVE_INFINITY) + meters - place.alongMeters;
    return overFirst <= overLast
      ? { meters: overFirst, id: ends[0], from: 0 }
      : { meters: overLast, id: ends[1], from: meters };
  };
  const direct = (place: PlaceOnEdge): number =>
    place.edge === start.edge
      ? Math.abs(place.alongMeters - start.alongMeters)
      : Number.POSITIVE_INFINITY;
  return {
    metersTo: (place) => Math.min(direct(place), viaEnd(place).meters),
    partsTo: (place) => {
      const via = viaEnd(place);
      if (direct(place) <= via.meters) {
        return [{ edge: place.edge, from: start.alongMeters, to: place.alongMeters }];
      }
      const parts: EdgePart[] = [{ edge: place.edge, from: via.from, to: place.alongMeters }];
      let id = via.id;
      for (let by = reached.get(id)?.by; by; by = reached.get(id)?.by) {
        const { ends, meters } = edgeOf(by.edge);
        const isForward = ends[0] === by.from;
        parts.push({ edge: by.edge, from: isForward ? 0 : meters, to: isForward ? meters : 0 });
        id = by.from;
      }
      const { ends, meters } = edgeOf(start.edge);
      const isLast = ends[1] === id && !(ends[0] === id && start.alongMeters < meters / 2);
      parts.push({ edge: start.edge, from: start.alongMeters, to: isLast ? meters : 0 });
      return parts.reverse().filter(({ from, to }) => from !== to);
    },
  };
}

function reachedFrom(
  { edges, edgesAt }: Corridor,
  { edge, alongMeters }: PlaceOnEdge,
  maxMeters: number,
): ReadonlyMap<number, Reached> {
  const { ends, meters } = edges[edge] as CorridorEdge;
  const open = new Map<number, Reached>();
  const put = (id: number, way: Reached): void => {
    const known = settled.get(id) ?? open.get(id);
    if (way.meters <= maxMeters && way.meters < (known?.meters ?? Number.POSITIVE_INFINITY)) {
      open.set(id, way);
    }
  };
  const settled = new Map<number, Reached>();
  put(ends[0], { meters: alongMeters, by: null });
  put(ends[1], { meters: meters - alongMeters, by: null });
  while (open.size > 0) {
    const [id, way] = nearestOf(open);
    open.delete(id);
    settled.set(id, way);
    for (const next of edgesAt(id)) {
      const { ends: both, meters: length } = edges[next] as CorridorEdge;
      const other = both[0] === id ? both[1] : both[0];
      put(other, { meters: way.meters + length, by: { edge: next, from: id } });
    }
  }
  return settled;
}

/** There are some dozens of open nodes, for which a list is as fast as a heap. */
function nearestOf(open: ReadonlyMap<number, Reached>): readonly [number, Reached] {
  let best: readonly [number, Reached] | null = null;
  for (const entry of open) {
    if (!best || entry[1].meters < best[1].meters) best = entry;
  }
  return best as readonly [number, Reached];
}

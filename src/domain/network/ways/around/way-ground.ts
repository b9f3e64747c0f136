import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type ArcRows, arcRows } from "#domain/network/plan/merged/arc-rows.ts";
import { createSearchTree, type SearchTree } from "#domain/network/plan/search/search-tree.ts";
import type { ChainEdge } from "./ways-around.ts";

/** The arcs of ways around a place, with search trees over them. */
export interface WayArcs {
  readonly forward: ArcRows;
  readonly backward: ArcRows;
  readonly trees: { readonly forward: SearchTree; readonly backward: SearchTree };
  /** Decimetres of each edge. */
  readonly lengths: Uint32Array;
}

/** Returns the arcs of edges between places, by their indexes. */
export function wayGroundOf(places: readonly LatLng[], edges: readonly ChainEdge[]): WayArcs {
  const count = places.length;
  const ends = {
    from: new Uint32Array(edges.length),
    to: new Uint32Array(edges.length),
    lengths: new Uint32Array(edges.length),
    twoWay: new Uint8Array(edges.length),
  };
  edges.forEach(({ from, to, units, isOpenForward, isOpenBackward }, at) => {
    // An edge leads in the direction in which it is open.
    ends.from[at] = isOpenForward ? from : to;
    ends.to[at] = isOpenForward ? to : from;
    ends.lengths[at] = units;
    ends.twoWay[at] = isOpenForward && isOpenBackward ? 1 : 0;
  });
  const forward = arcRows(count, ends, "forward");
  const backward = arcRows(count, ends, "backward");
  const [away, back] = [createSearchTree(forward, count), createSearchTree(backward, count)];
  return { forward, backward, trees: { forward: away, backward: back }, lengths: ends.lengths };
}

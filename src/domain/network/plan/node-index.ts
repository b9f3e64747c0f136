import { around } from "geokdbush";
import KDBush from "kdbush";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanGraph } from "./plan-graph.ts";

/** A node and how far it is as the crow flies. */
export interface NearNode {
  /** Index in the graph. */
  readonly node: number;
  readonly meters: number;
}

/** What is asked of a `PostIndex`. */
export interface NearQuery {
  readonly place: LatLng;
  readonly mode: NetworkMode;
  /** At most so many; 1 when it is not said. */
  readonly count?: number;
  readonly withinMeters?: number;
  /** Only nodes of which this is true. */
  readonly isWanted?: (node: number) => boolean;
}

/** The nodes of a graph by place: the nearest first, and of two as near the first in order. */
export type NodeIndex = (query: NearQuery) => readonly NearNode[];

/** So many more are looked at, so that ties are decided by the order of nodes and not of the index. */
const TIES = 4;

/** An index of each mode's nodes (kdbush), made when it is first asked and kept. */
export function createNodeIndex({ modeStarts, lngs, lats }: PlanGraph): NodeIndex {
  const indices = new Map<NetworkMode, KDBush>();

  function indexOf(mode: NetworkMode): KDBush {
    const known = indices.get(mode);
    if (known) return known;
    const place = NETWORK_MODES.indexOf(mode);
    const [start, end] = [modeStarts[place] as number, modeStarts[place + 1] as number];
    const index = new KDBush(end - start);
    for (let node = start; node < end; node += 1) {
      index.add(lngs[node] as number, lats[node] as number);
    }
    indices.set(mode, index.finish());
    return index;
  }

  return ({ place, mode, count = 1, withinMeters = Number.POSITIVE_INFINITY, isWanted }) => {
    const start = modeStarts[NETWORK_MODES.indexOf(mode)] as number;
    const index = indexOf(mode);
    if (index.numItems === 0) return [];
    const isGood = isWanted && ((id: number) => isWanted(start + id));
    const found = around(index, place.lng, place.lat, count + TIES, Infinity, isGood);
    return found
      .map((id) => ({ node: start + id, meters: metersTo(start + id, place) }))
      .filter(({ meters }) => meters <= withinMeters)
      .sort((a, b) => a.meters - b.meters || a.node - b.node)
      .slice(0, count);
  };

  function metersTo(node: number, place: LatLng): number {
    return distanceMeters(place, { lat: lats[node] as number, lng: lngs[node] as number });
  }
}

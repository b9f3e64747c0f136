import { around } from "geokdbush";
import KDBush from "kdbush";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { NETWORK_MODES, type NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanGraph } from "./plan-graph.ts";

/** A node with its distance in a straight line. */
export interface NearNode {
  /** Index in the graph. */
  readonly node: number;
  readonly meters: number;
}

/** A query to a `NodeIndex`. */
export interface NearQuery {
  readonly place: LatLng;
  readonly mode: NetworkMode;
  /** The largest number of results; 1 by default. */
  readonly count?: number;
  readonly withinMeters?: number;
  /** Restricts the results to nodes for which this returns true. */
  readonly isWanted?: (node: number) => boolean;
}

/** Finds the nodes nearest to a place, nearest first; nodes at the same distance are in index order. */
export type NodeIndex = (query: NearQuery) => readonly NearNode[];

/** The number of extra candidates, so that ties are resolved by node index and not by the spatial index. */
const TIES = 4;

/** Creates a spatial index (kdbush) per mode, built on first use. */
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

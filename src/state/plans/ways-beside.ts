import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { isWayMode, type WayMode } from "#domain/network/ways/access/way-access.ts";
import type { WayRoute } from "#domain/network/ways/route/route-along-ways.ts";
import type { NetworkGraphs } from "#workers/network-graph/graph-client.ts";

/** The routes along ways beside the network: from a place to it, and from it to the goal. */
export interface WaysBeside {
  /**
   * Returns the route between two places; null if there is none, or none is known yet: then it is asked for, and
   * `onFound` is called with the answer.
   */
  readonly between: (from: LatLng, to: LatLng, mode: NetworkMode) => WayRoute | null;
}

/** The sources of the routes. */
export interface WaysBesideSources {
  readonly loadGraphs: () => Promise<Pick<NetworkGraphs, "alongWays">>;
  /** Returns the same array as long as the packs are the same. */
  readonly packs: () => readonly unknown[];
  readonly onFound: () => void;
}

/** Further apart, no route is searched. */
const MAX_METERS = 30_000;
/** A position that moved less keeps its route until the next is known. */
const NEAR_METERS = 100;
/** Places are rounded to this part of a degree, about 10 m, so that a jittering position asks once. */
const PER_DEGREE = 10_000;
const MAX_ROUTES = 50;

/** Creates an empty collection. Answers of other packs than the present ones are dropped. */
export function createWaysBeside({ loadGraphs, packs, onFound }: WaysBesideSources): WaysBeside {
  let routes = new Map<string, WayRoute | null>();
  let latest = new Map<string, { readonly from: LatLng; readonly route: WayRoute }>();
  let packsOfRoutes = packs();
  const ask = async (key: string, to: string, mode: WayMode, ends: readonly [LatLng, LatLng]) => {
    const asked = routes;
    asked.set(key, null);
    for (const [oldest] of asked) if (asked.size > MAX_ROUTES) asked.delete(oldest);
    const [from] = ends;
    try {
      const { alongWays } = await loadGraphs();
      const answer = await alongWays({ mode, from, to: ends[1], options: { mayGetOff: true } });
      if (asked !== routes || answer.kind !== "route") return;
      asked.set(key, answer);
      latest.set(to, { from, route: answer });
      onFound();
    } catch {
      // The worker failed: the straight line stays, and the next question starts it again.
      asked.delete(key);
    }
  };
  return {
    between: (from, to, mode) => {
      if (!isWayMode(mode) || distanceMeters(from, to) > MAX_METERS) return null;
      if (packs() !== packsOfRoutes) {
        [packsOfRoutes, routes, latest] = [packs(), new Map(), new Map()];
      }
      const end = `${mode} ${rounded(to)}`;
      const key = `${end} ${rounded(from)}`;
      const known = routes.get(key);
      if (known === undefined) void ask(key, end, mode, [from, to]);
      if (known) return known;
      const before = latest.get(end);
      return before && distanceMeters(before.from, from) < NEAR_METERS ? before.route : null;
    },
  };
}

function rounded({ lat, lng }: LatLng): string {
  return [lat, lng].map((degrees) => Math.round(degrees * PER_DEGREE)).join(" ");
}

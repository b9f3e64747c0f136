import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { OsmExtract, OsmWay } from "#domain/osm/osm-elements.ts";
import { MAX_EDGE_METERS } from "#domain/units/limits.ts";
import type { NodeNetworkRoute } from "./node-network-route.ts";
import { isFerry, isPortage } from "./way-traits.ts";

/** A line to draw, with the same properties over its whole length. */
export interface RouteLine {
  readonly mode: NetworkMode;
  readonly isFerry: boolean;
  readonly isPortage: boolean;
  readonly isConnection: boolean;
  /** lng, lat, lng, lat … in WGS84 degrees. */
  readonly coordinates: Float64Array;
}

/** A run of OSM nodes: a way, or several joined. */
type Chain = number[];

/**
 * Returns the lines of all routes, each way once, joined into long lines, because short ones would be dropped at low
 * zooms. Unresolved routes are drawn too, because their signs exist.
 */
export function routeLines(
  routes: readonly NodeNetworkRoute[],
  extract: Pick<OsmExtract, "positionOf">,
): RouteLine[] {
  return [...alikeWays(routes).values()].flatMap(({ ways, traits }) =>
    joined([...ways].sort((a, b) => a.id - b.id)).flatMap((chain) =>
      placedRuns(chain, extract).map((coordinates) => ({ ...traits, coordinates })),
    ),
  );
}

type Traits = Omit<RouteLine, "coordinates">;

function alikeWays(
  routes: readonly NodeNetworkRoute[],
): Map<string, { traits: Traits; ways: Set<OsmWay> }> {
  const isOrdinary = new Set(
    routes
      .filter((route) => !route.isConnection)
      .flatMap(({ mode, ways }) => ways.map(({ way }) => `${mode} ${way.id}`)),
  );
  const groups = new Map<string, { traits: Traits; ways: Set<OsmWay> }>();
  for (const { mode, ways } of routes) {
    for (const { way } of ways) {
      const traits = {
        mode,
        isFerry: isFerry(way.tags),
        isPortage: mode === "canoe" && isPortage(way.tags),
        isConnection: !isOrdinary.has(`${mode} ${way.id}`),
      };
      const key = JSON.stringify(traits);
      const group = groups.get(key) ?? { traits, ways: new Set() };
      group.ways.add(way);
      groups.set(key, group);
    }
  }
  return groups;
}

/** Joins ways where exactly two of them meet. */
function joined(ways: readonly OsmWay[]): Chain[] {
  const waysAt = waysByEnd(ways);
  const used = new Set<OsmWay>();
  const grow = (chain: Chain): void => {
    for (;;) {
      const end = chain.at(-1);
      const meeting = end === undefined ? [] : (waysAt.get(end) ?? []);
      const next = meeting.length === 2 ? meeting.find((way) => !used.has(way)) : undefined;
      if (!next) return;
      used.add(next);
      const ids = next.nodeIds[0] === end ? next.nodeIds : [...next.nodeIds].reverse();
      ids.forEach((id, index) => void (index > 0 && chain.push(id)));
    }
  };
  return ways.flatMap((way) => {
    if (used.has(way)) return [];
    used.add(way);
    const chain = [...way.nodeIds];
    grow(chain);
    chain.reverse();
    grow(chain);
    return [chain];
  });
}

/** Returns the ways at each end of a way; a loop is there twice. */
function waysByEnd(ways: readonly OsmWay[]): ReadonlyMap<number, readonly OsmWay[]> {
  const waysAt = new Map<number, OsmWay[]>();
  for (const way of ways) {
    for (const end of [way.nodeIds[0], way.nodeIds.at(-1)]) {
      if (end === undefined) continue;
      const meeting = waysAt.get(end);
      if (meeting) meeting.push(way);
      else waysAt.set(end, [way]);
    }
  }
  return waysAt;
}

/**
 * Returns the parts of a chain with node positions, of at least two points. A step around half the world is a mistake,
 * and is not drawn.
 */
function placedRuns(chain: Chain, extract: Pick<OsmExtract, "positionOf">): Float64Array[] {
  const runs: number[][] = [[]];
  let last: LatLng | undefined;
  for (const nodeId of chain) {
    const place = extract.positionOf(nodeId);
    const isNext = place && last && distanceMeters(last, place) < MAX_EDGE_METERS;
    if (!isNext && last) runs.push([]);
    if (place) runs.at(-1)?.push(place.lng, place.lat);
    last = place;
  }
  return runs.filter((run) => run.length >= 4).map((run) => Float64Array.from(run));
}

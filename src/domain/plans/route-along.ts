import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeTrack } from "#domain/exchange/exchange-file.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { PlanLeg, PlanPoint, PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { usualGround } from "./plan-draft.ts";

/**
 * The line of a plan passes within this distance of its nodes, because the nodes of a junction are close
 * together.
 */
const NEAR_METERS = 100;

type Line = Pick<ExchangeTrack, "lngs" | "lats">;

/**
 * Returns the route along a line that passes these nodes in order, cut where it is nearest to each; null if
 * it does not pass them all. A line does not tell whether there are ferries on it.
 */
export function routeAlong(nodes: readonly PlanPoint[], line: Line): PlanRoute | null {
  const places: number[] = [];
  for (const node of nodes) {
    const place = placeAt(line, node, places.at(-1) ?? 0);
    if (place === null) return null;
    places.push(place);
  }
  const legs = places.slice(1).map((to, index): PlanLeg => {
    const [from, next] = [nodes[index] as PlanPoint, nodes[index + 1] as PlanPoint];
    const leg = legOf(line, places[index] as number, to);
    return usualGround(from, next) === "ways" ? { ...leg, along: "ways" } : leg;
  });
  if (legs.some(({ meters }) => meters === 0)) return null;
  const meters = legs.reduce((sum, leg) => sum + leg.meters, 0);
  return { nodes, legs, stopPlaces: nodes.map((_, place) => place), meters };
}

/**
 * Returns the index where the line first comes nearest to a node, from an index on; null if it stays too far
 * away.
 */
function placeAt(line: Line, node: LatLng, from: number): number | null {
  const away = (at: number) => distanceMeters(pointAt(line, at), node);
  let at = from;
  while (at < line.lngs.length && away(at) > NEAR_METERS) at++;
  if (at === line.lngs.length) return null;
  let best = at;
  for (; at < line.lngs.length && away(at) <= NEAR_METERS; at++)
    if (away(at) < away(best)) best = at;
  return best;
}

function legOf(line: Line, from: number, to: number): PlanLeg {
  const points = Array.from({ length: to - from + 1 }, (_, index) => pointAt(line, from + index));
  const meters = points.reduce(
    (sum, point, index) =>
      sum + (index === 0 ? 0 : distanceMeters(points[index - 1] as LatLng, point)),
    0,
  );
  const none = { hasFerry: false, hasPortage: false, isConnection: false };
  return { ...none, meters, line: Float64Array.from(points.flatMap(({ lng, lat }) => [lng, lat])) };
}

function pointAt({ lngs, lats }: Line, at: number): LatLng {
  return { lng: lngs[at] ?? 0, lat: lats[at] ?? 0 };
}

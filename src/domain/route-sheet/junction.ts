import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapGap } from "./map-gap.ts";

/**
 * A junction of ways that a route passes, with everything that leads away from it; or a place where the route turns round, with
 * equal directions of arrival and departure.
 */
export interface RouteJunction {
  readonly place: LatLng;
  /** From the start of the route, metres. */
  readonly alongMeters: number;
  /** The direction of the arm by which the route arrives, as seen from the junction; degrees from true north. */
  readonly inDegrees: number;
  /** The direction of the arm by which the route leaves. */
  readonly outDegrees: number;
  /** The directions of the other arms, clockwise from north. */
  readonly otherDegrees: readonly number[];
  /** The directions of arms that are closed to the traveller, who sees them; absent without any. */
  readonly closedDegrees?: readonly number[];
}

/**
 * The data in which junctions were found: the exact ways of a pack, the drawn map, or each of them on a part of the route.
 * `"ways-without-closed"` are exact ways of an older pack, which has no closed ones.
 */
export type JunctionSource = "ways" | "ways-without-closed" | "map" | "both";

/** The junctions along a line, and its stretches without a map, where junctions are unknown. */
export interface JunctionsAlong {
  readonly junctions: readonly RouteJunction[];
  /** In the order of the line; they do not overlap. */
  readonly gaps: readonly MapGap[];
  /** Null where neither ways nor a map are known. */
  readonly source: JunctionSource | null;
}

/** A route that goes straight on within this angle needs no word, degrees. */
const STRAIGHT_DEGREES = 30;

/** Returns how far the route turns, degrees: -180 (sharp left) to 180 (sharp right), 0 straight on. */
export function turnAt({ inDegrees, outDegrees }: RouteJunction): number {
  const turn = (outDegrees - inDegrees - 180 + 720) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** Tells whether the route goes back there over the arm by which it arrives. */
export function isTurnRound({
  inDegrees,
  outDegrees,
}: Pick<RouteJunction, "inDegrees" | "outDegrees">): boolean {
  return inDegrees === outDegrees;
}

/**
 * Returns whether somebody could go wrong at a junction: the route turns, or another arm leads on nearly as straight as the
 * route does.
 */
export function canGoWrong(junction: RouteJunction): boolean {
  const turn = Math.abs(turnAt(junction));
  if (turn >= STRAIGHT_DEGREES) return true;
  const seen = [...junction.otherDegrees, ...(junction.closedDegrees ?? [])];
  return seen.some((outDegrees) => {
    const other = Math.abs(turnAt({ ...junction, outDegrees }));
    return other < turn + STRAIGHT_DEGREES;
  });
}

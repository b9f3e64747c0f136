import { isTurnRound, type RouteJunction } from "#domain/route-sheet/junction.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";

/**
 * Returns the number of the way by which the route leaves a junction: 1 for the leftmost, counted clockwise from the way of arrival,
 * closed ones included because they are seen. 0 where the route turns round.
 */
export function exitNumber(junction: RouteJunction): number {
  if (isTurnRound(junction)) return 0;
  const { inDegrees, outDegrees, otherDegrees, closedDegrees = [] } = junction;
  const fromArrival = (degrees: number) => wrapDegrees(degrees - inDegrees);
  const seen = [...otherDegrees, ...closedDegrees];
  return 1 + seen.filter((degrees) => fromArrival(degrees) < fromArrival(outDegrees)).length;
}

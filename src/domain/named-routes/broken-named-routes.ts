import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { namedRoutesOf } from "./named-routes.ts";
import { routeTitle } from "./route-title.ts";
import type { RouteMode, RoutesFile } from "./routes-format.ts";

/** The reasons why a named route is broken: there is a gap between ways that are there. */
export const BROKEN_NAMED_REASONS = ["gap"] as const;

/** A named route that cannot be followed in one go, though the extract has its ways. */
export interface BrokenNamedRoute {
  readonly relationId: number;
  readonly mode: RouteMode;
  readonly title: string;
  readonly reason: (typeof BROKEN_NAMED_REASONS)[number];
  /** The place of the first gap. */
  readonly place: LatLng;
  /** The length of that gap in a straight line. */
  readonly meters: number;
  /** The number of its gaps. */
  readonly count: number;
}

/** Returns the broken routes of a file, each once. Where a route leaves the extract it is not broken. */
export function brokenNamedRoutes(file: RoutesFile): readonly BrokenNamedRoute[] {
  return namedRoutesOf(file).flatMap((route) => {
    const gaps = route.breaks.filter(({ kind }) => kind === "gap");
    const [first] = gaps;
    if (!first) return [];
    return {
      relationId: route.id,
      mode: route.mode,
      title: routeTitle(route),
      reason: "gap" as const,
      place: first.place,
      meters: Math.round(first.meters),
      count: gaps.length,
    };
  });
}

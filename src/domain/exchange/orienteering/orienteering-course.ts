import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";

/** A start, control or finish of an orienteering course. */
export interface Control extends LatLng {
  /** `S1`, a number from 31 on, or `F1`. */
  readonly code: string;
  readonly type: "Start" | "Control" | "Finish";
  /** The name of the point in the app; may be empty. */
  readonly name: string;
}

/** The IOF keeps the numbers below it free, because they can be confused with the order of a course. */
const FIRST_NUMBER = 31;

/**
 * Returns the controls of a course in the order in which they are visited: the named points of the only route, else the waypoints.
 * The first is the start and the last the finish. A point that is passed twice is twice in the list, with one code.
 * Null without at least one control between start and finish.
 */
export function orienteeringControls(content: ExportContent): readonly Control[] | null {
  const points = pointsOf(content);
  const last = points.length - 1;
  if (last < 2) return null;
  const codes = new Map<string, string>();
  return points.map(({ name, lat, lng }, place) => {
    if (place === 0) return { code: "S1", type: "Start", name, lat, lng };
    if (place === last) return { code: "F1", type: "Finish", name, lat, lng };
    const at = `${lat} ${lng}`;
    const code = codes.get(at) ?? String(FIRST_NUMBER + codes.size);
    codes.set(at, code);
    return { code, type: "Control", name, lat, lng };
  });
}

function pointsOf({ waypoints, routes }: ExportContent): readonly ExchangeWaypoint[] {
  const [route] = routes;
  if (!route) return waypoints;
  const isOnlyRoute = routes.length === 1 && waypoints.length === 0;
  return isOnlyRoute ? route.points.filter(({ name }) => name !== "") : [];
}

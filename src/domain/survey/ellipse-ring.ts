import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { direct } from "#domain/geodesy/geodesic.ts";
import type { ErrorEllipse } from "./error-ellipse.ts";

/** The number of corners, enough for an ellipse that fills a screen. */
const CORNERS = 72;

/** Returns an ellipse around a position as a ring of places; the first is not repeated. */
export function ellipseRing(center: LatLng, ellipse: ErrorEllipse): LatLng[] {
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    const along = ellipse.semiMajorMeters * Math.cos(angle);
    const across = ellipse.semiMinorMeters * Math.sin(angle);
    const turnDegrees = (Math.atan2(across, along) * 180) / Math.PI;
    const bearing = ellipse.orientationDegrees + turnDegrees;
    return direct(center, bearing, Math.hypot(along, across)).place;
  });
}

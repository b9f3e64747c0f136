import type { ExchangeRoute, ExchangeWaypoint } from "#domain/exchange/exchange-file.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import { circleRing, type Hunt, sightingRadiusMeters } from "#domain/survey/hunt.ts";

/**
 * Returns a hunt as the content of a file for other apps: points, and the circles and areas as closed
 * routes. The circles of sightings have their size at that moment.
 */
export function huntContent(name: string, hunt: Hunt, nowMs: number): ExportContent {
  const waypoints: ExchangeWaypoint[] = [
    ...hunt.circles.map(({ name: label, lat, lng }) => ({ name: label, lat, lng })),
    ...hunt.sightings.map(({ name: label, lat, lng, atMs }) => ({
      name: label,
      lat,
      lng,
      timeMs: atMs,
    })),
  ];
  const routes = [
    ...hunt.circles.map((circle) => closed(circle.name, circleRing(circle, circle.radiusMeters))),
    ...hunt.sightings.flatMap((sighting) => {
      const radiusMeters = sightingRadiusMeters(sighting, nowMs);
      return radiusMeters < 1 ? [] : [closed(sighting.name, circleRing(sighting, radiusMeters))];
    }),
    ...hunt.areas.map(({ name: label, ring }) => closed(label, ring)),
  ];
  return { name, waypoints, tracks: [], routes };
}

function closed(name: string, ring: Hunt["areas"][number]["ring"]): ExchangeRoute {
  return { name, points: [...ring, ...ring.slice(0, 1)].map((place) => ({ name: "", ...place })) };
}

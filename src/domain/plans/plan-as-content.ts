import type { ExportContent } from "#domain/exchange/write/export-content.ts";
import { lineOfRoute, type PlanRoute } from "./plan-route.ts";

/**
 * A plan as files carry it: the way as a track, its numbers as waypoints, each once, and as the points
 * of a route, so that a device that knows only one of them can be gone by.
 */
export function planAsContent(name: string, route: PlanRoute): ExportContent {
  const line = lineOfRoute(route);
  const points = route.nodes.map(({ number, lat, lng }) => ({ name: number, lat, lng }));
  const firsts = route.nodes.filter(
    ({ osmId }, place) => route.nodes.findIndex((node) => node.osmId === osmId) === place,
  );
  return {
    name,
    waypoints: firsts.map(({ number, lat, lng }) => ({ name: number, lat, lng })),
    tracks: [
      {
        ...{ name, altitudesMeters: null, timesMs: null, segmentStarts: Uint32Array.of(0) },
        lngs: line.filter((_, at) => at % 2 === 0),
        lats: line.filter((_, at) => at % 2 === 1),
      },
    ],
    routes: [{ name, points }],
  };
}

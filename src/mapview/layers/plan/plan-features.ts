import type { Feature, FeatureCollection, LineString, Point } from "geojson";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { DrawnPlan, PlanLegOnMap, PlanNodeOnMap } from "./drawn-plan.ts";

/** What a plan is drawn of; `kind` says which: `leg`, `straight` or `node`. */
export function planFeatures(plan: DrawnPlan | null): FeatureCollection {
  if (!plan) return { type: "FeatureCollection", features: [] };
  const lastPlace = plan.nodes.length - 1;
  return {
    type: "FeatureCollection",
    features: [
      ...plan.legs.map(legFeature),
      ...plan.straightLines.map(({ from, to, label }) =>
        lineFeature([positionOf(from), positionOf(to)], { kind: "straight", label }),
      ),
      ...plan.nodes.map((node, place) => nodeFeature(node, place, place === lastPlace)),
    ],
  };
}

function legFeature({ line, hasFerry }: PlanLegOnMap, place: number): Feature<LineString> {
  const coordinates = Array.from({ length: line.length / 2 }, (_, index) => [
    line[2 * index] as number,
    line[2 * index + 1] as number,
  ]);
  return lineFeature(coordinates, { kind: "leg", place, ferry: hasFerry });
}

function lineFeature(coordinates: number[][], properties: object): Feature<LineString> {
  return { type: "Feature", properties, geometry: { type: "LineString", coordinates } };
}

function nodeFeature(
  { number, isStop, ...node }: PlanNodeOnMap,
  place: number,
  isLast: boolean,
): Feature<Point> {
  const role = place === 0 ? "first" : isLast ? "last" : isStop ? "stop" : "passed";
  return {
    type: "Feature",
    properties: { kind: "node", place, number, role },
    geometry: { type: "Point", coordinates: positionOf(node) },
  };
}

function positionOf({ lng, lat }: LatLng): number[] {
  return [lng, lat];
}

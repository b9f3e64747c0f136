import type { Feature, FeatureCollection, LineString, MultiLineString, Point } from "geojson";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { DrawnLeg, DrawnNode, DrawnOffer, DrawnPlan } from "#domain/plans/drawn-plan.ts";

/**
 * Returns the features of a plan; `kind` is `leg`, `straight`, `ways`, `ways-words` or `node` (`quiet`: its number is only shown
 * close by),
 * `bare`: a place without a number), and for an offer `way`, `letter`, `stray` or `reached-way`; `index` says which choice a line or letter is.
 */
export function planFeatures(plan: DrawnPlan | null): FeatureCollection {
  if (!plan) return { type: "FeatureCollection", features: [] };
  return {
    type: "FeatureCollection",
    features: [
      ...plan.legs.flatMap((leg, place) => legFeatures(leg, place, plan.offer?.previewIndex)),
      ...plan.straightLines.flatMap(({ from, to, label, line }) =>
        line
          ? waysFeatures(line, label)
          : [lineFeature([positionOf(from), positionOf(to)], { kind: "straight", label })],
      ),
      ...placesToDraw(plan.nodes).map((place) => nodeFeature(plan, place)),
      ...(plan.offer ? offerFeatures(plan.offer, plan.nodes) : []),
    ],
  };
}

/** One feature for all ways that can be reached, which are thousands. */
const REACHED_WAYS = { type: "Feature", properties: { kind: "reached-way" } } as const;
const LINES = { type: "MultiLineString" } as const;

function offerFeatures(
  { routes, reached, strays, letters, reachedWays = [] }: DrawnOffer,
  nodes: readonly DrawnNode[],
): Feature<LineString | MultiLineString | Point>[] {
  const planned = new Set(nodes.map(({ osmId }) => osmId));
  const coordinates = reachedWays.map(positionsOf);
  return [
    ...(coordinates.length > 0 ? [{ ...REACHED_WAYS, geometry: { ...LINES, coordinates } }] : []),
    ...routes.map(({ line, index }) => lineFeature(positionsOf(line), { kind: "way", index })),
    ...strays.map((line) => lineFeature(positionsOf(line), { kind: "stray" })),
    ...reached
      .filter(({ osmId }) => !planned.has(osmId))
      .map((node) => pointFeature(node, { kind: "node", number: node.number, role: "passed" })),
    ...[...routes, ...letters].map(({ label, labelAt, index }) =>
      pointFeature(labelAt, { kind: "letter", label, index }),
    ),
  ];
}

function legFeatures(
  { line, hasFerry, dashes = [] }: DrawnLeg,
  place: number,
  index: number | undefined,
): Feature<LineString>[] {
  const preview = index === undefined ? {} : { index };
  const properties = { kind: "leg", place, ferry: hasFerry, ...preview };
  return [
    ...(line.length >= 4 ? [lineFeature(positionsOf(line), properties)] : []),
    ...dashes.map((dash) =>
      lineFeature(positionsOf(dash.line), { kind: "straight", place, label: dash.label }),
    ),
  ];
}

/** A line along ways may be too winding for words along it, so these are at a place on it. */
function waysFeatures(line: Float64Array, label: string): Feature<LineString | Point>[] {
  const middle = 2 * Math.floor(line.length / 4);
  const place = { lng: line[middle] as number, lat: line[middle + 1] as number };
  return [
    lineFeature(positionsOf(line), { kind: "ways" }),
    pointFeature(place, { kind: "ways-words", label }),
  ];
}

function positionsOf(line: Float64Array): number[][] {
  return Array.from({ length: line.length / 2 }, (_, index) => [
    line[2 * index] as number,
    line[2 * index + 1] as number,
  ]);
}

function lineFeature(coordinates: number[][], properties: object): Feature<LineString> {
  return { type: "Feature", properties, geometry: { type: "LineString", coordinates } };
}

const ROLES = ["first", "last", "stop", "passed"] as const;

function roleOf(nodes: readonly DrawnNode[], place: number): (typeof ROLES)[number] {
  if (place === 0) return "first";
  if (place === nodes.length - 1) return "last";
  return nodes[place]?.isStop ? "stop" : "passed";
}

/**
 * Returns the places to draw: of a node that the plan visits several times only the most important one, and of equal
 * ones the last.
 */
function placesToDraw(nodes: readonly DrawnNode[]): readonly number[] {
  const rank = (place: number) => ROLES.indexOf(roleOf(nodes, place));
  const best = new Map<string, number>();
  nodes.forEach(({ osmId, lat, lng }, place) => {
    const key = osmId === undefined ? `${lat} ${lng}` : `${osmId}`;
    const known = best.get(key);
    if (known === undefined || rank(place) <= rank(known)) best.set(key, place);
  });
  return [...best.values()].sort((a, b) => a - b);
}

function nodeFeature({ nodes, offer }: DrawnPlan, place: number): Feature<Point> {
  const { number, ...node } = nodes[place] as DrawnNode;
  const role = roleOf(nodes, place);
  const isBetween = role === "stop" || role === "passed";
  const quiet = offer?.previewIndex !== undefined && isBetween ? { quiet: true } : {};
  const bare = node.osmId === undefined ? { bare: true } : {};
  return pointFeature(node, { kind: "node", place, number, role, ...quiet, ...bare });
}

function pointFeature(place: LatLng, properties: object): Feature<Point> {
  return {
    type: "Feature",
    properties,
    geometry: { type: "Point", coordinates: positionOf(place) },
  };
}

function positionOf({ lng, lat }: LatLng): number[] {
  return [lng, lat];
}

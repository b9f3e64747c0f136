import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { OsmWay } from "#domain/osm/osm-elements.ts";
import { signedTurnDegrees } from "#domain/units/degrees.ts";
import { openExtractFile } from "../pack/disk/extract-file.ts";

/** The ways of an extract as their nodes are connected, without any graph of a pack. */
export interface RawWays {
  readonly places: ReadonlyMap<number, LatLng>;
  readonly neighbours: ReadonlyMap<number, ReadonlyMap<number, RawStep>>;
}

interface RawStep {
  readonly isClosed: boolean;
  readonly isMinor: boolean;
}

/** An arm of a junction, with its nodes up to 25 m away or the next junction. */
export interface RawArm extends RawStep {
  readonly degrees: number;
  /** The distance from the junction to the place that gives the direction. */
  readonly meters: number;
  readonly ids: readonly number[];
  readonly places: readonly LatLng[];
}

/** Values of `highway` of roads and paths that are seen. Those behind the bar are never walked without an own tag. */
const SEEN = new Set(
  "primary secondary tertiary primary_link secondary_link tertiary_link unclassified residential living_street service track path cycleway road pedestrian footway steps bridleway".split(
    " ",
  ),
);
const ALWAYS_CLOSED = new Set(["motorway", "motorway_link", "busway", "bus_guideway"]);
const USUALLY_CLOSED = new Set(["trunk", "trunk_link"]);
const OPENING = new Set(["yes", "designated", "permissive", "official", "destination"]);
const CLOSING_ACCESS = new Set([
  ...["no", "private", "customers", "delivery", "agricultural", "forestry", "military"],
]);

/** Returns whether a way is closed to walkers; null if it is not a visible way. */
function isClosedWay(tags: Readonly<Record<string, string>>): boolean | null {
  const { highway = "", foot = "", access = "", motorroad, route } = tags;
  if (!SEEN.has(highway) && !ALWAYS_CLOSED.has(highway) && !USUALLY_CLOSED.has(highway)) {
    return route === "ferry" && foot !== "no" ? false : null;
  }
  if (ALWAYS_CLOSED.has(highway) || foot === "no" || foot === "private") return true;
  if (OPENING.has(foot)) return false;
  if (motorroad === "yes" || CLOSING_ACCESS.has(access)) return true;
  return USUALLY_CLOSED.has(highway);
}

const MINOR = new Set(["driveway", "parking_aisle", "drive-through"]);

/** Reads the ways of an extract. */
export async function rawWays(path: string): Promise<RawWays> {
  const file = await openExtractFile(path);
  const ways: OsmWay[] = [];
  const places = new Map<number, LatLng>();
  await file.visit({
    way: ({ id, tags, nodeIds }) => void ways.push({ id, tags, nodeIds: [...nodeIds] }),
    node: ({ id, latE7, lngE7 }) => {
      places.set(id, { lat: Math.round(latE7 / 10) / 1e6, lng: Math.round(lngE7 / 10) / 1e6 });
    },
    needs: { isKey: () => true, editions: false, isObject: () => true },
  });
  file.close();
  const neighbours = new Map<number, Map<number, RawStep>>();
  const connect = (from: number, to: number, step: RawStep): void => {
    const steps = neighbours.get(from) ?? new Map<number, RawStep>();
    neighbours.set(from, steps);
    const known = steps.get(to) ?? step;
    steps.set(to, {
      isClosed: known.isClosed && step.isClosed,
      isMinor: known.isMinor && step.isMinor,
    });
  };
  for (const { nodeIds, tags } of ways) {
    const isClosed = isClosedWay(tags);
    if (isClosed === null) continue;
    const step = { isClosed, isMinor: MINOR.has(tags["service"] ?? "") };
    for (const [from, to] of stepsOf(nodeIds)) {
      if (from === to || !places.has(from) || !places.has(to)) continue;
      connect(from, to, step);
      connect(to, from, step);
    }
  }
  return { places, neighbours };
}

function stepsOf(nodeIds: readonly number[]): (readonly [from: number, to: number])[] {
  return nodeIds.slice(1).map((to, at) => [nodeIds[at] as number, to] as const);
}

/** Returns the ids of the nodes where at least three ways meet, two of them open. */
export function meetings({ neighbours }: RawWays): number[] {
  return [...neighbours]
    .filter(
      ([, steps]) =>
        steps.size >= 3 && [...steps.values()].filter(({ isClosed }) => !isClosed).length >= 2,
    )
    .map(([id]) => id);
}

/** A step of a way that another one crosses above or below. */
export interface RawCrossing {
  readonly step: readonly [from: number, to: number];
  readonly place: LatLng;
}

type Step = RawCrossing["step"];

const SQUARES_PER_DEGREE = 2000;

/** Returns where steps cross without a node that both have: one of them is a bridge or a tunnel. */
export function crossings(raw: RawWays): RawCrossing[] {
  const place = (id: number): LatLng => raw.places.get(id) as LatLng;
  return [...stepsBySquare(raw).values()].flatMap((steps) =>
    steps.flatMap((step) =>
      steps.flatMap((other): RawCrossing[] => {
        if (step.some((id) => other.includes(id))) return [];
        const at = meetingOf(step.map(place), other.map(place));
        return at ? [{ step, place: at }] : [];
      }),
    ),
  );
}

function stepsBySquare({ places, neighbours }: RawWays): ReadonlyMap<string, readonly Step[]> {
  const squares = new Map<string, Step[]>();
  const square = (degrees: number) => Math.floor(degrees * SQUARES_PER_DEGREE);
  const steps = [...neighbours].flatMap(([from, tos]) =>
    [...tos.keys()].map((to) => [from, to] as const),
  );
  for (const step of steps.filter(([from, to]) => from < to)) {
    const [a, b] = step.map((id) => places.get(id) as LatLng) as [LatLng, LatLng];
    for (let x = square(Math.min(a.lng, b.lng)); x <= square(Math.max(a.lng, b.lng)); x++) {
      for (let y = square(Math.min(a.lat, b.lat)); y <= square(Math.max(a.lat, b.lat)); y++) {
        squares.set(`${x} ${y}`, [...(squares.get(`${x} ${y}`) ?? []), step]);
      }
    }
  }
  return squares;
}

/** Returns where two straight lines cross; null if they do not. */
function meetingOf(line: readonly LatLng[], otherLine: readonly LatLng[]): LatLng | null {
  const [a, b] = line as [LatLng, LatLng];
  const [c, d] = otherLine as [LatLng, LatLng];
  const [east, north] = [b.lng - a.lng, b.lat - a.lat];
  const [otherEast, otherNorth] = [d.lng - c.lng, d.lat - c.lat];
  const across = east * otherNorth - north * otherEast;
  if (across === 0) return null;
  const share = ((c.lng - a.lng) * otherNorth - (c.lat - a.lat) * otherEast) / across;
  const other = ((c.lng - a.lng) * north - (c.lat - a.lat) * east) / across;
  if (share <= 0 || share >= 1 || other <= 0 || other >= 1) return null;
  return { lat: a.lat + share * north, lng: a.lng + share * east };
}

/** Returns the arms of a node, by their direction; a dead end shorter than 5 m is none. */
export function armsOfRaw(raw: RawWays, id: number): RawArm[] {
  const arms = [...(raw.neighbours.get(id) ?? [])].flatMap(([next, step]) => {
    const arm = followed(raw, id, next);
    return arm ? [{ ...step, ...arm }] : [];
  });
  return arms.sort((a, b) => a.degrees - b.degrees);
}

function followed(raw: RawWays, start: number, first: number) {
  const place = (id: number): LatLng => raw.places.get(id) as LatLng;
  const center = place(start);
  const ids = [start, first];
  for (;;) {
    const here = ids.at(-1) as number;
    if (here === start) return null;
    const before = ids.at(-2) as number;
    const meters = distanceMeters(center, place(here));
    const arm = (end: LatLng) => ({
      degrees: bearingDegrees(center, end),
      meters: distanceMeters(center, end),
      ids,
      places: ids.map(place),
    });
    if (meters >= 25) return arm(placeAway(center, place(before), place(here)));
    const steps = raw.neighbours.get(here) ?? new Map<number, RawStep>();
    if (meters >= 12.5 && steps.size >= 3) return arm(place(here));
    const ahead = bearingDegrees(place(before), place(here));
    const [next] = [...steps.keys()]
      .filter((id) => !ids.includes(id))
      .sort((a, b) => turnTo(a) - turnTo(b));
    if (next === undefined) return meters >= 5 ? arm(place(here)) : null;
    ids.push(next);

    function turnTo(id: number): number {
      return Math.abs(signedTurnDegrees(ahead, bearingDegrees(place(here), place(id))));
    }
  }
}

/** Returns the place 25 m from a center on a step that crosses that circle. */
function placeAway(center: LatLng, from: LatLng, to: LatLng): LatLng {
  let [low, high] = [0, 1];
  const at = (share: number): LatLng => ({
    lat: from.lat + share * (to.lat - from.lat),
    lng: from.lng + share * (to.lng - from.lng),
  });
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (distanceMeters(center, at(middle)) < 25) low = middle;
    else high = middle;
  }
  return at(high);
}

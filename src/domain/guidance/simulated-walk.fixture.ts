import { EARTH_RADIUS_METERS } from "#domain/geodesy/distance.ts";
import type { GuideLine } from "#domain/geodesy/line/guide-line.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { guideLineOfPlan } from "#domain/plans/guide-line-of-plan.ts";
import { type Announced, announce, type GuidanceEvent, NOTHING_ANNOUNCED } from "./announce.ts";
import type { GuidanceFix } from "./believed-fixes.ts";
import { guidanceView } from "./guidance-view.ts";
import { type GuidanceState, guide, startGuidance } from "./guide.ts";

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

/** Metres east and north of 52, 5. */
export type Spot = readonly [east: number, north: number];

/** Returns the place of a spot, in degrees. */
export function placeOf([east, north]: Spot) {
  return {
    lat: 52 + north / METERS_PER_DEGREE,
    lng: 5 + east / (METERS_PER_DEGREE * Math.cos((52 * Math.PI) / 180)),
  };
}

/** Returns a route in straight lines from spot to spot; each spot is a node, numbered from 1. */
export function routeOver(spots: readonly Spot[]): PlanRoute {
  const legs = spots.slice(1).map((spot, index) => {
    const from = spots[index] as Spot;
    const [a, b] = [placeOf(from), placeOf(spot)];
    return {
      hasFerry: false,
      hasPortage: false,
      isConnection: false,
      meters: Math.hypot(spot[0] - from[0], spot[1] - from[1]),
      line: Float64Array.of(a.lng, a.lat, b.lng, b.lat),
    };
  });
  return {
    nodes: spots.map((spot, index) => ({
      osmId: index + 1,
      number: `${index + 1}`,
      ...placeOf(spot),
    })),
    legs,
    stopPlaces: [0, spots.length - 1],
    meters: legs.reduce((sum, { meters }) => sum + meters, 0),
  };
}

/** Returns the line of such a route. */
export function planOver(spots: readonly Spot[]): GuideLine {
  return guideLineOfPlan(routeOver(spots));
}

/** Returns the fixes of a walk from spot to spot, one per second, each moved off the line by `noise`. */
export function walkOver(
  spots: readonly Spot[],
  more: {
    readonly speedMps?: number;
    readonly accuracyMeters?: number;
    readonly startMs?: number;
    readonly noise?: () => number;
  } = {},
): GuidanceFix[] {
  const { speedMps = 1.5, accuracyMeters = 8, startMs = 1000, noise = () => 0 } = more;
  const fixes: GuidanceFix[] = [];
  let left = 0;
  spots.slice(1).forEach(([east, north], index) => {
    const [fromEast, fromNorth] = spots[index] as Spot;
    const length = Math.hypot(east - fromEast, north - fromNorth);
    let gone = left;
    for (; gone <= length; gone += speedMps) {
      const part = length === 0 ? 0 : gone / length;
      const spot: Spot = [
        fromEast + (east - fromEast) * part + noise(),
        fromNorth + (north - fromNorth) * part + noise(),
      ];
      fixes.push({ ...placeOf(spot), accuracyMeters, timeMs: startMs + fixes.length * 1000 });
    }
    left = gone - length;
  });
  return fixes;
}

/** Runs the guidance over fixes; returns the state after each fix and all events. */
export function guided(
  line: GuideLine,
  fixes: readonly GuidanceFix[],
  mode: NetworkMode = "walk",
): { readonly states: readonly GuidanceState[]; readonly events: readonly GuidanceEvent[] } {
  let state = startGuidance(mode);
  let announced: Announced = NOTHING_ANNOUNCED;
  const states: GuidanceState[] = [];
  const events: GuidanceEvent[] = [];
  for (const fix of fixes) {
    state = guide(state, line, fix);
    // Serialised and parsed, as over a reload.
    state = JSON.parse(JSON.stringify(state));
    states.push(state);
    const next = announce(announced, state, line, 80);
    events.push(...next.events);
    announced = next.announced;
  }
  return { states, events };
}

/** Abbreviates events: "near 2", "at 2", "cue-at Kerkstraat", "off". */
export function spoken(events: readonly GuidanceEvent[]): readonly string[] {
  return events.map((event) => {
    if ("cue" in event) return `${event.kind} ${event.cue.name}`;
    return "node" in event ? `${event.kind} ${event.node.label}` : event.kind;
  });
}

/** Returns the position along the line after each fix. */
export function alongs(states: readonly GuidanceState[]): readonly number[] {
  return states.map(({ passages }) => passages[0]?.alongMeters ?? Number.NaN);
}

/** East, north, and east again. */
export const CORNERED: readonly Spot[] = [
  [0, 0],
  [400, 0],
  [400, 300],
  [700, 300],
];

/** East, north, west, and south over its own start: it crosses itself at 200 east. */
export const CROSSED: readonly Spot[] = [
  [0, 0],
  [600, 0],
  [600, 400],
  [200, 400],
  [200, -300],
];

/** The state after the last fix. */
export const last = (states: readonly GuidanceState[]) => states.at(-1) as GuidanceState;

/** Returns the view at the end of a walk. */
export function viewAfter(line: ReturnType<typeof planOver>, fixes: ReturnType<typeof walkOver>) {
  const { states } = guided(line, fixes);
  return guidanceView(last(states), line, fixes.at(-1)?.timeMs ?? 0);
}

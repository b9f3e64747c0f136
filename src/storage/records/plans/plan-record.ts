import * as v from "valibot";
import { TURN_SYMBOLS } from "#domain/exchange/course.ts";
import type { Turn } from "#domain/geodesy/line/turn.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import {
  isPlace,
  LEG_GROUNDS,
  type LegGround,
  type PlanLeg,
  type PlanPoint,
  type PlanRoute,
  STRAIGHT_REASONS,
  straightMetersOf,
} from "#domain/network/plan/route/plan-route.ts";
import { withStraightEnd } from "#domain/network/plan/route/straight-legs.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { isRouteLength } from "#domain/units/limits.ts";
import { COUNT, ROUTE_METERS } from "#storage/measures.ts";
import { MOMENT, MOMENT_OR_1970 } from "#storage/moment-schema.ts";
import { PLACE, placeWith } from "#storage/place-schema.ts";
import { binOfRecords, type RecordKind, recordsIn } from "#storage/records/record-kind.ts";

/** The version of the record; docs/formats/plans.md. */
const PLAN_FORMAT = 2;

const NODE_FIELDS = {
  osmId: v.pipe(v.number(), v.safeInteger()),
  number: v.string(),
};
const ALONG = { along: v.exactOptional(v.picklist(LEG_GROUNDS)) };
/** A point of format 1. */
const NODE = placeWith(NODE_FIELDS);

/** Returns the schema of points with these further fields. */
function pointWith<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.union([
    v.pipe(
      placeWith({ kind: v.literal("node"), ...NODE_FIELDS, ...fields }),
      v.transform(({ kind: _, ...node }) => node),
    ),
    placeWith({ kind: v.literal("place"), name: v.exactOptional(v.string()), ...fields }),
  ]);
}

const LINE = v.custom<Float64Array>((line) => line instanceof Float64Array && isLineOnEarth(line));
const LEG_FIELDS = v.object({
  meters: ROUTE_METERS,
  pavedMeters: v.exactOptional(ROUTE_METERS),
  unpavedMeters: v.exactOptional(ROUTE_METERS),
  hasFerry: v.boolean(),
  hasPortage: v.boolean(),
  isConnection: v.boolean(),
  line: LINE,
});
const TURN = v.object({
  meters: ROUTE_METERS,
  turn: v.picklist(Object.keys(TURN_SYMBOLS) as Turn[]),
  name: v.nullable(v.string()),
});
const WATER = v.object({
  knownMeters: ROUTE_METERS,
  openMeters: ROUTE_METERS,
  carried: v.array(v.object({ atMeters: ROUTE_METERS, meters: ROUTE_METERS })),
  putIns: v.exactOptional(
    v.array(v.object({ atMeters: ROUTE_METERS, name: v.nullable(v.string()) })),
  ),
  maxDraughtMeters: v.exactOptional(ROUTE_METERS),
});
/** The parts are rounded to a decimetre each, so their sum may exceed the total. */
const SLACK_METERS = 1;
const LEG = v.pipe(
  LEG_FIELDS,
  v.check((leg) => hasSurfaceWithin(leg)),
);
const LEG_2 = v.pipe(
  v.object({
    ...LEG_FIELDS.entries,
    along: v.picklist(LEG_GROUNDS),
    metersBefore: v.exactOptional(ROUTE_METERS),
    metersAfter: v.exactOptional(ROUTE_METERS),
    walkedMeters: v.exactOptional(ROUTE_METERS),
    water: v.exactOptional(WATER),
    turns: v.exactOptional(v.array(TURN)),
    conditions: v.exactOptional(v.array(v.string())),
    reason: v.exactOptional(v.picklist(STRAIGHT_REASONS)),
  }),
  v.check((leg) => hasSurfaceWithin(leg)),
  v.check((leg) => straightMetersOf({ ...leg, along: "ways" }) <= leg.meters + SLACK_METERS),
  v.check(({ meters, walkedMeters = 0 }) => walkedMeters <= meters + SLACK_METERS),
  v.transform(legOf),
);
const OPTION = v.exactOptional(v.boolean());
const { stops: MAX_STOPS, passed: MAX_PASSED } = CONTENT_LIMITS.planLink.maxEntries;
const MAX_NODES = MAX_STOPS + MAX_PASSED;

/** The fields that are the same in all formats. */
const FIELDS = {
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  note: v.fallback(v.string(), ""),
  changedAtMs: MOMENT_OR_1970,
  deletedAtMs: v.fallback(v.nullable(MOMENT), null),
};
const DRAFT_FIELDS = {
  mode: v.picklist(NETWORK_MODES),
  /** The options; the stored name is older. */
  wishes: v.object({
    isFewestPosts: OPTION,
    avoidFerries: OPTION,
    avoidPortages: OPTION,
    avoidConnections: OPTION,
    avoidImpassable: OPTION,
    avoidMotorWaters: OPTION,
    preferPaved: OPTION,
    preferUnpaved: OPTION,
  }),
};
const ROUTE_FIELDS = { stopPlaces: v.array(COUNT), meters: ROUTE_METERS };
const RECORD = v.object({
  format: v.literal(PLAN_FORMAT),
  ...FIELDS,
  draft: v.object({
    ...DRAFT_FIELDS,
    stops: v.pipe(v.array(pointWith(ALONG)), v.maxLength(MAX_STOPS)),
  }),
  route: v.pipe(
    v.object({
      ...ROUTE_FIELDS,
      nodes: v.pipe(v.array(pointWith({})), v.maxLength(MAX_NODES)),
      legs: v.array(LEG_2),
    }),
    v.check((route) => isWholeRoute(route)),
  ),
});
/** The record before plans had places: a destination beside the network was apart from the stops. */
const RECORD_1 = v.object({
  format: v.literal(1),
  ...FIELDS,
  draft: v.object({
    ...DRAFT_FIELDS,
    stops: v.pipe(v.array(NODE), v.maxLength(MAX_STOPS)),
    goal: v.fallback(v.nullable(PLACE), null),
  }),
  route: v.pipe(
    v.object({
      ...ROUTE_FIELDS,
      nodes: v.pipe(v.array(NODE), v.maxLength(MAX_NODES)),
      legs: v.array(LEG),
    }),
    v.check((route) => isWholeRoute(route)),
  ),
});

const TOO_LARGE = v.union([
  v.object({
    route: v.object({ nodes: v.pipe(v.array(v.unknown()), v.minLength(MAX_NODES + 1)) }),
  }),
  v.object({
    draft: v.object({ stops: v.pipe(v.array(v.unknown()), v.minLength(MAX_STOPS + 1)) }),
  }),
]);

/** Reads the plan in a stored value; null for a newer version, which stays in the store. */
export function planOf(value: unknown): SavedPlan | null {
  const current = v.safeParse(RECORD, value);
  if (current.success) {
    const { format: _, draft, ...plan } = current.output;
    const { wishes: options, ...choices } = draft;
    return { ...plan, draft: { ...choices, options } };
  }
  const first = v.safeParse(RECORD_1, value);
  return first.success ? migrated(first.output) : null;
}

/** Makes the destination of a plan of format 1 its last stop, with a straight leg to it; a full plan has no room for it. */
function migrated({ format: _, ...plan }: v.InferOutput<typeof RECORD_1>): SavedPlan {
  const { goal, wishes: options, mode, stops } = plan.draft;
  if (!goal || stops.length === MAX_STOPS || plan.route.nodes.length === MAX_NODES)
    return { ...plan, draft: { mode, options, stops } };
  const place = { kind: "place" as const, ...goal };
  return {
    ...plan,
    draft: { mode, options, stops: [...stops, place] },
    route: withStraightEnd(plan.route, place),
  };
}

/** The kind of record of the store `plans`. */
export const PLANS = {
  name: "plans",
  place: recordsIn("plans"),
  format: PLAN_FORMAT,
  read: planOf,
  write: planRecord,
  isTooLarge: (value) => v.is(TOO_LARGE, value),
  bin: binOfRecords((plan) => ({ ...plan, deletedAtMs: null })),
} as const satisfies RecordKind<SavedPlan>;

/** Returns the record of a plan. */
export function planRecord({ draft, route, ...plan }: SavedPlan) {
  const { options: wishes, stops, mode } = draft;
  return {
    format: PLAN_FORMAT,
    ...plan,
    draft: { mode, wishes, stops: stops.map(storedPoint) },
    route: {
      ...route,
      nodes: route.nodes.map(storedPoint),
      legs: route.legs.map(({ along = "network", ...leg }) => ({ ...leg, along })),
    },
  };
}

/** Returns a leg as it is in memory, where one along the network says nothing about its ground. */
function legOf<Leg extends Omit<PlanLeg, "along">>({
  along,
  ...leg
}: Leg & { readonly along: LegGround }) {
  return along === "network" ? leg : { ...leg, along };
}

function storedPoint<Point extends PlanPoint>(point: Point) {
  return isPlace(point) ? point : { ...point, kind: "node" as const };
}

function hasSurfaceWithin({
  meters,
  pavedMeters = 0,
  unpavedMeters = 0,
}: v.InferOutput<typeof LEG_FIELDS>): boolean {
  return pavedMeters + unpavedMeters <= meters + SLACK_METERS;
}

/** Tells whether the parts of a route agree; a route may also know only its stops. */
function isWholeRoute({ nodes, legs, stopPlaces, meters }: PlanRoute): boolean {
  const isWhole = legs.length === 0 ? meters === 0 : legs.length === nodes.length - 1;
  // Navigation adds up the legs, whatever length the route claims.
  const legMeters = legs.reduce((sum, leg) => sum + leg.meters, 0);
  return isWhole && isRouteLength(legMeters) && stopPlaces.every((place) => place < nodes.length);
}

function isLineOnEarth(line: Float64Array): boolean {
  if (line.length % 2 === 1) return false;
  return line.every((degrees, at) => Math.abs(degrees) <= (at % 2 === 0 ? 180 : 90));
}

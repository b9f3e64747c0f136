import * as v from "valibot";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { isRouteLength } from "#domain/units/limits.ts";
import { COUNT, ROUTE_METERS } from "#storage/measures.ts";
import { MOMENT, MOMENT_OR_1970 } from "#storage/moment-schema.ts";
import { binOfRecords, type RecordKind, recordsIn } from "#storage/records/record-kind.ts";

/** The version of the record; docs/formats/plans.md. */
const PLAN_FORMAT = 1;

const PLACE = v.object({ lat: v.number(), lng: v.number() });
const ON_EARTH = v.pipe(
  PLACE,
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);
const NODE = v.pipe(
  v.object({ ...PLACE.entries, osmId: v.pipe(v.number(), v.safeInteger()), number: v.string() }),
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);
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
/** The parts are rounded to a decimetre each, so their sum may exceed the total. */
const SURFACE_SLACK_METERS = 1;
const LEG = v.pipe(
  LEG_FIELDS,
  v.check(
    ({ meters, pavedMeters = 0, unpavedMeters = 0 }) =>
      pavedMeters + unpavedMeters <= meters + SURFACE_SLACK_METERS,
  ),
);
const OPTION = v.exactOptional(v.boolean());
const { stops: MAX_STOPS, passed: MAX_PASSED } = CONTENT_LIMITS.planLink.maxEntries;
const MAX_NODES = MAX_STOPS + MAX_PASSED;
const ROUTE = v.object({
  nodes: v.pipe(v.array(NODE), v.maxLength(MAX_NODES)),
  legs: v.array(LEG),
  stopPlaces: v.array(COUNT),
  meters: ROUTE_METERS,
});
const RECORD = v.object({
  format: v.literal(PLAN_FORMAT),
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  note: v.fallback(v.string(), ""),
  draft: v.object({
    mode: v.picklist(NETWORK_MODES),
    /** The options; the stored name is older. */
    wishes: v.object({
      isFewestPosts: OPTION,
      avoidFerries: OPTION,
      avoidPortages: OPTION,
      avoidConnections: OPTION,
      avoidImpassable: OPTION,
      preferPaved: OPTION,
      preferUnpaved: OPTION,
    }),
    stops: v.pipe(v.array(NODE), v.maxLength(MAX_STOPS)),
    goal: v.fallback(v.nullable(ON_EARTH), null),
  }),
  route: v.pipe(ROUTE, v.check(isWholeRoute)),
  changedAtMs: MOMENT_OR_1970,
  deletedAtMs: v.fallback(v.nullable(MOMENT), null),
});

const TOO_LARGE = v.union([
  v.object({
    route: v.object({ nodes: v.pipe(v.array(v.unknown()), v.minLength(MAX_NODES + 1)) }),
  }),
  v.object({
    draft: v.object({ stops: v.pipe(v.array(v.unknown()), v.minLength(MAX_STOPS + 1)) }),
  }),
]);

/** Reads the plan in a stored value; null for another version, which stays in the store. */
export function planOf(value: unknown): SavedPlan | null {
  const { success, output } = v.safeParse(RECORD, value);
  if (!success) return null;
  const { format: _, draft, ...plan } = output;
  const { wishes: options, ...choices } = draft;
  return { ...plan, draft: { ...choices, options } };
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
export function planRecord({ draft, ...plan }: SavedPlan) {
  const { options: wishes, ...choices } = draft;
  return { format: PLAN_FORMAT, ...plan, draft: { ...choices, wishes } };
}

/** Tells whether the parts of a route agree; a route may also know only its stops. */
function isWholeRoute({ nodes, legs, stopPlaces, meters }: v.InferOutput<typeof ROUTE>): boolean {
  const isWhole = legs.length === 0 ? meters === 0 : legs.length === nodes.length - 1;
  // Navigation adds up the legs, whatever length the route claims.
  const legMeters = legs.reduce((sum, leg) => sum + leg.meters, 0);
  return isWhole && isRouteLength(legMeters) && stopPlaces.every((place) => place < nodes.length);
}

function isLineOnEarth(line: Float64Array): boolean {
  if (line.length % 2 === 1) return false;
  return line.every((degrees, at) => Math.abs(degrees) <= (at % 2 === 0 ? 180 : 90));
}

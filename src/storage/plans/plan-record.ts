import * as v from "valibot";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { MOMENT, MOMENT_OR_1970 } from "#storage/moment.ts";

/** The version of the record; docs/formats/plans.md. */
export const PLAN_FORMAT = 1;

const PLACE = v.object({ lat: v.number(), lng: v.number() });
const ON_EARTH = v.pipe(
  PLACE,
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);
const NODE = v.pipe(
  v.object({ ...PLACE.entries, osmId: v.pipe(v.number(), v.safeInteger()), number: v.string() }),
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);
const METERS = v.pipe(v.number(), v.finite(), v.minValue(0));
const LINE = v.custom<Float64Array>((line) => line instanceof Float64Array && isLineOnEarth(line));
const LEG = v.object({
  meters: METERS,
  hasFerry: v.boolean(),
  hasPortage: v.boolean(),
  isConnection: v.boolean(),
  line: LINE,
});
const WISH = v.exactOptional(v.boolean());
const ROUTE = v.object({
  nodes: v.array(NODE),
  legs: v.array(LEG),
  stopPlaces: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  meters: METERS,
});
const RECORD = v.object({
  format: v.literal(PLAN_FORMAT),
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  note: v.fallback(v.string(), ""),
  draft: v.object({
    mode: v.picklist(NETWORK_MODES),
    wishes: v.object({
      isFewestPosts: WISH,
      avoidFerries: WISH,
      avoidPortages: WISH,
      avoidConnections: WISH,
    }),
    stops: v.array(NODE),
    goal: v.fallback(v.nullable(ON_EARTH), null),
  }),
  route: v.pipe(ROUTE, v.check(isWholeRoute)),
  changedAtMs: MOMENT_OR_1970,
  deletedAtMs: v.fallback(v.nullable(MOMENT), null),
});

/** The plan in a stored value; null for one of another version, which stays where it is. */
export function planOf(value: unknown): SavedPlan | null {
  const { success, output } = v.safeParse(RECORD, value);
  if (!success) return null;
  const { format: _, ...plan } = output;
  return plan;
}

/** A plan as it is stored. */
export function planRecord(plan: SavedPlan): SavedPlan & { readonly format: 1 } {
  return { format: PLAN_FORMAT, ...plan };
}

/** Also one of which only the stops are known. */
function isWholeRoute({ nodes, legs, stopPlaces, meters }: v.InferOutput<typeof ROUTE>): boolean {
  const isWhole = legs.length === 0 ? meters === 0 : legs.length === nodes.length - 1;
  return isWhole && stopPlaces.every((place) => place < nodes.length);
}

function isLineOnEarth(line: Float64Array): boolean {
  if (line.length % 2 === 1) return false;
  return line.every((degrees, at) => Math.abs(degrees) <= (at % 2 === 0 ? 180 : 90));
}

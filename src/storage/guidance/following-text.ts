import * as v from "valibot";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { type Announced, NOTHING_ANNOUNCED } from "#domain/guidance/announce.ts";
import { type GuidanceState, startGuidance } from "#domain/guidance/guidance.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import type { PlanWithRoute } from "#domain/plans/plan-on-the-way.ts";
import { parseJson } from "#storage/json-text.ts";
import { MOMENT } from "#storage/moment.ts";
import { planOf, planRecord } from "#storage/plans/plan-record.ts";
import { FOLLOWED_KEY } from "./following-keys.ts";

/** The version of both texts; docs/formats/following.md. */
const FORMAT = 1;

/** A plan that is followed. */
export interface FollowedPlan extends PlanWithRoute {
  /** Milliseconds since 1970; by it its progress is known. */
  readonly startedAtMs: number;
}

/** How far along it one is, and what was said of it. */
export interface FollowingProgress {
  readonly state: GuidanceState;
  readonly said: Announced;
}

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const METERS = v.pipe(v.number(), v.finite());
const FIX = v.pipe(
  v.object({ lat: v.number(), lng: v.number(), accuracyMeters: METERS, timeMs: MOMENT }),
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);
const STATE = v.object({
  mode: v.picklist(NETWORK_MODES),
  fixes: v.object({
    last: v.nullable(FIX),
    doubted: v.nullable(v.object({ fix: FIX, count: COUNT })),
  }),
  passages: v.array(v.object({ alongMeters: METERS, farthestMeters: METERS })),
  startedMeters: v.nullable(METERS),
  passedCount: COUNT,
  offMeters: v.nullable(METERS),
  fixesOff: COUNT,
  isOff: v.boolean(),
  hasArrived: v.boolean(),
});
const PROGRESS = v.object({
  format: v.literal(FORMAT),
  startedAtMs: MOMENT,
  state: STATE,
  said: v.object({
    nearCount: v.nullable(COUNT),
    atCount: COUNT,
    isOff: v.boolean(),
    hasArrived: v.boolean(),
  }),
});

/** A line to about a decimetre: a receiver knows no better. */
const DECIMALS = 6;

/** The text for `FOLLOWED_KEY`: the record of a kept plan, its lines as lists of numbers. */
export function followedText({ draft, route, startedAtMs }: FollowedPlan): string {
  const kept = { id: FOLLOWED_KEY, name: "", note: "", changedAtMs: startedAtMs };
  const record = planRecord({ ...kept, draft, route, deletedAtMs: null });
  return JSON.stringify(record, (_, value: unknown) =>
    value instanceof Float64Array
      ? Array.from(value, (degrees) => Number(degrees.toFixed(DECIMALS)))
      : value,
  );
}

/** The plan in such a text; null when it holds none that can be followed. */
export function readFollowed(text: string | null): FollowedPlan | null {
  const parsed = parseJson(text ?? "");
  const plan = parsed.ok ? planOf(withLines(parsed.value)) : null;
  if (!plan || plan.route.legs.length === 0) return null;
  const { draft, route, changedAtMs } = plan;
  return { draft, route, startedAtMs: changedAtMs };
}

/** The text for `PROGRESS_KEY`. */
export function progressText(startedAtMs: number, { state, said }: FollowingProgress): string {
  return JSON.stringify({ format: FORMAT, startedAtMs, state, said });
}

/** How far one was along this plan; at its beginning when the text is not of it or cannot be read. */
export function readProgress(text: string | null, plan: FollowedPlan): FollowingProgress {
  const { mode } = plan.draft;
  const parsed = parseJson(text ?? "");
  const read = v.safeParse(PROGRESS, parsed.ok ? parsed.value : null);
  const isOfPlan =
    read.success &&
    read.output.startedAtMs === plan.startedAtMs &&
    read.output.state.mode === mode &&
    read.output.state.passedCount <= plan.route.nodes.length;
  if (!isOfPlan) return { state: startGuidance(mode), said: NOTHING_ANNOUNCED };
  return { state: read.output.state, said: read.output.said };
}

/** The lines of the legs as the record has them; what is no list of numbers stays and is refused. */
function withLines(value: unknown): unknown {
  const record = value as { readonly route?: { readonly legs?: unknown } } | null;
  const legs = record?.route?.legs;
  if (!Array.isArray(legs)) return value;
  const revived = legs.map((leg: { readonly line?: unknown } | null) => {
    const line = leg?.line;
    const isLine = Array.isArray(line) && line.every(Number.isFinite);
    return isLine ? { ...leg, line: Float64Array.from(line as number[]) } : leg;
  });
  return { ...record, route: { ...record?.route, legs: revived } };
}

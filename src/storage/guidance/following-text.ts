import * as v from "valibot";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import { type Announced, NOTHING_ANNOUNCED } from "#domain/guidance/announce.ts";
import { NOTHING_COVERED } from "#domain/guidance/covered.ts";
import {
  type Followed,
  type FollowedTrack,
  lineOfFollowed,
  modeOfFollowed,
} from "#domain/guidance/followed.ts";
import { type GuidanceState, startGuidance } from "#domain/guidance/guide.ts";
import { NETWORK_MODES } from "#domain/network/network-mode.ts";
import { parseJson } from "#storage/json-text.ts";
import { ACCURACY_METERS, COUNT, ROUTE_METERS } from "#storage/measures.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { PLACE, placeWith } from "#storage/place-schema.ts";
import { planText, readPlanText, rounded } from "#storage/records/plans/plan-text.ts";
import { FOLLOWED_KEY } from "./following-keys.ts";

/** The version of both texts; docs/formats/following.md. */
const FORMAT = 1;

/** The plan or track that the user follows, and the time of its start. */
export interface FollowedSince {
  readonly followed: Followed;
  /** Milliseconds since 1970. Links the progress to what is followed. */
  readonly startedAtMs: number;
}

/** The progress along what is followed, and the announcements already made. */
export interface FollowingProgress {
  readonly state: GuidanceState;
  readonly announced: Announced;
}

const FIX = placeWith({ accuracyMeters: ACCURACY_METERS, timeMs: MOMENT });
const STATE = v.object({
  mode: v.picklist(NETWORK_MODES),
  fixes: v.object({
    last: v.nullable(FIX),
    doubted: v.nullable(v.object({ fix: FIX, count: COUNT })),
  }),
  passages: v.array(v.object({ alongMeters: ROUTE_METERS, farthestMeters: ROUTE_METERS })),
  returns: v.optional(
    v.array(v.object({ alongMeters: ROUTE_METERS, fromMeters: ROUTE_METERS })),
    [],
  ),
  startedMeters: v.nullable(ROUTE_METERS),
  passedCount: COUNT,
  offMeters: v.nullable(ROUTE_METERS),
  fixesOff: COUNT,
  isOff: v.boolean(),
  isBeyond: v.optional(v.boolean(), false),
  hasArrived: v.boolean(),
  covered: v.optional(
    v.object({
      meters: ROUTE_METERS,
      from: v.nullable(PLACE),
      sinceMs: v.nullable(MOMENT),
    }),
    NOTHING_COVERED,
  ),
});
const PROGRESS = v.object({
  format: v.literal(FORMAT),
  startedAtMs: MOMENT,
  state: STATE,
  said: v.object({
    nearCount: v.nullable(COUNT),
    atCount: COUNT,
    alongMeters: v.optional(v.nullable(ROUTE_METERS), null),
    cues: v.optional(
      v.nullable(v.object({ nearMeters: ROUTE_METERS, atMeters: ROUTE_METERS })),
      null,
    ),
    isOff: v.boolean(),
    hasArrived: v.boolean(),
  }),
});

const TRACK = v.object({
  format: v.literal(FORMAT),
  kind: v.literal("track"),
  name: v.string(),
  mode: v.picklist(NETWORK_MODES),
  places: v.pipe(v.array(v.number()), v.minLength(4), v.check(areOnEarth)),
  nodes: v.array(v.object({ label: v.string(), alongMeters: ROUTE_METERS })),
  startedAtMs: MOMENT,
});

/**
 * Returns the text for `FOLLOWED_KEY`. A plan is stored like a saved plan, with its lines as lists of numbers; a
 * track as the positions of its line.
 */
export function followedText({ followed, startedAtMs }: FollowedSince): string {
  if (followed.kind === "track") return trackText(followed, startedAtMs);
  const { draft, route, name = "" } = followed;
  const stored = { id: FOLLOWED_KEY, name, note: "", changedAtMs: startedAtMs };
  return planText({ ...stored, draft, route, deletedAtMs: null });
}

function trackText({ name, mode, line }: FollowedTrack, startedAtMs: number): string {
  const { lngs, lats, nodes } = line;
  const places = Array.from(lngs).flatMap((lng, at) => [rounded(lng), rounded(lats[at] as number)]);
  return JSON.stringify({ format: FORMAT, kind: "track", name, mode, places, nodes, startedAtMs });
}

/** Returns what a text says is followed; null if the text is not valid. */
export function readFollowed(text: string | null): FollowedSince | null {
  const parsed = parseJson(text ?? "");
  if (!parsed.ok) return null;
  const track = v.safeParse(TRACK, parsed.value);
  if (track.success) return trackOf(track.output);
  const plan = readPlanText(text);
  if (!plan || plan.route.legs.length === 0) return null;
  const { draft, route, name, changedAtMs } = plan;
  const followed = { kind: "plan" as const, draft, route, ...(name && { name }) };
  return { followed, startedAtMs: changedAtMs };
}

function trackOf({ name, mode, places, nodes, startedAtMs }: v.InferOutput<typeof TRACK>) {
  const column = (first: number) => Float64Array.from(places.filter((_, at) => at % 2 === first));
  const line = guideLineOfTrack({ lngs: column(0), lats: column(1) }, nodes);
  return { followed: { kind: "track" as const, name, mode, line }, startedAtMs };
}

/** Tells whether all positions lie on the earth; the order is lng, lat, lng, lat … */
function areOnEarth(places: number[]): boolean {
  if (places.length % 2 === 1) return false;
  return places.every((lng, at) => at % 2 === 1 || isLatLng(places[at + 1], lng));
}

/** Returns the text for `PROGRESS_KEY`. */
export function progressText(startedAtMs: number, { state, announced }: FollowingProgress): string {
  return JSON.stringify({ format: FORMAT, startedAtMs, state, said: announced });
}

/** Reads the progress; null if the text belongs to something else or is not valid. */
export function readProgress(
  text: string | null,
  { followed, startedAtMs }: FollowedSince,
): FollowingProgress | null {
  const parsed = parseJson(text ?? "");
  const read = v.safeParse(PROGRESS, parsed.ok ? parsed.value : null);
  const isOfIt =
    read.success &&
    read.output.startedAtMs === startedAtMs &&
    read.output.state.mode === modeOfFollowed(followed) &&
    read.output.state.passedCount <= lineOfFollowed(followed).nodes.length;
  return isOfIt ? { state: read.output.state, announced: read.output.said } : null;
}

/** Returns the progress at the start. */
export function noProgress(followed: Followed): FollowingProgress {
  return { state: startGuidance(modeOfFollowed(followed)), announced: NOTHING_ANNOUNCED };
}

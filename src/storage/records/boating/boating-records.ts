import * as v from "valibot";
import type { AnchorCircle, AnchorWatchState } from "#domain/anchor/anchor-watch.ts";
import type { SwingTrack } from "#domain/anchor/swing-track.ts";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import { LOG_DAY_LIMITS } from "#domain/steering/log-days.ts";
import {
  LOG_KINDS,
  LOG_LIMITS,
  type Logbook,
  mergedLogbooks,
  withEntryBack,
  withoutRemovedEntries,
} from "#domain/steering/log-entries.ts";
import type { ManOverboard } from "#domain/steering/man-overboard.ts";
import type { Target } from "#domain/steering/target.ts";
import { ACCURACY_METERS, COUNT, ROUTE_METERS } from "#storage/measures.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { PLACE, placeWith } from "#storage/place-schema.ts";
import { keyed, keyedKind, type Schema } from "#storage/records/keyed-kind.ts";
import { RAISED_KEY, UNDONE } from "./boating-keys.ts";

/** The stored form of a watched anchor. */
export interface AnchorRecord {
  readonly circle: AnchorCircle;
  /** The start of the watch, in milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly state: AnchorWatchState;
}

/** The swing track of the watch with the same start. */
export interface SwingRecord {
  readonly startedAtMs: number;
  readonly track: SwingTrack;
}

/** The first mark of a person overboard. */
export interface FirstOverboardRecord extends ManOverboard {
  /** True if it was written by a version that keeps later marks; others write theirs over the first one. */
  readonly knowsLater?: true | undefined;
}

/** The marks of further people overboard, the earliest first. */
export interface LaterOverboardRecord {
  readonly marks: readonly ManOverboard[];
}

const NOISE_SQUARES = v.pipe(v.number(), v.minValue(0), v.finite());

/** The fields of a mark of a person overboard. */
const MARK = {
  id: v.pipe(v.string(), v.minLength(1)),
  atMs: MOMENT,
  fix: v.nullable(placeWith({ accuracyMeters: ACCURACY_METERS, timeMs: MOMENT })),
};

const DEGREES = v.pipe(v.number(), v.minValue(0), v.maxValue(360));

const LOG_ENTRY = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  atMs: MOMENT,
  kind: v.picklist(LOG_KINDS),
  text: v.pipe(v.string(), v.maxLength(LOG_LIMITS.text)),
  place: v.nullable(PLACE),
  courseDegrees: v.nullable(DEGREES),
  speedMps: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  distanceMeters: v.nullable(ROUTE_METERS),
  steerDegrees: v.exactOptional(DEGREES),
  wind: v.exactOptional(v.pipe(v.string(), v.maxLength(LOG_LIMITS.wind))),
  weather: v.exactOptional(v.pipe(v.string(), v.maxLength(LOG_LIMITS.text))),
  changedAtMs: v.exactOptional(MOMENT),
});

const LOG_DAY_FIELD = v.exactOptional(v.pipe(v.string(), v.maxLength(LOG_DAY_LIMITS.field)));

const LOG_DAY = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  changedAtMs: MOMENT,
  boat: LOG_DAY_FIELD,
  skipper: LOG_DAY_FIELD,
  crew: LOG_DAY_FIELD,
  from: LOG_DAY_FIELD,
  to: LOG_DAY_FIELD,
});

/** The marks of people overboard use the name of the store as their subject, because older versions know no other subject. */
const OVERBOARD_SUBJECT = "boating";

/** A backup never ends or moves what goes on. */
const GOING_ON = { merged: <T>(stored: T): T => stored };

const MAN_OVERBOARD_SCHEMA: Schema<FirstOverboardRecord> = v.object({
  ...MARK,
  knowsLater: v.optional(v.literal(true)),
});

/** The first mark of a person overboard; docs/formats/boating.md. */
export const MAN_OVERBOARD = keyedKind(
  keyed("boating", "manOverboard", OVERBOARD_SUBJECT),
  MAN_OVERBOARD_SCHEMA,
  GOING_ON,
);

const LATER_OVERBOARD_SCHEMA: Schema<LaterOverboardRecord> = v.object({
  marks: v.array(v.object(MARK)),
});

/** The later marks. */
export const LATER_OVERBOARD = keyedKind(
  keyed("boating", "laterOverboard", OVERBOARD_SUBJECT),
  LATER_OVERBOARD_SCHEMA,
  GOING_ON,
);

const TARGET_SCHEMA: Schema<Target> = placeWith({
  name: v.string(),
  from: v.nullable(PLACE),
  startedAtMs: MOMENT,
});

/** The mark that a boat steers to. */
export const TARGET = keyedKind(keyed("boating", "target"), TARGET_SCHEMA, GOING_ON);

const ANCHOR_SCHEMA: Schema<AnchorRecord> = v.object({
  circle: placeWith({ radiusMeters: ROUTE_METERS }),
  startedAtMs: MOMENT,
  state: v.object({
    recent: v.array(placeWith({ timeMs: MOMENT })),
    outsideCount: COUNT,
    lastFixAtMs: MOMENT,
    distanceMeters: v.nullable(ROUTE_METERS),
    alarm: v.nullable(
      v.object({ reason: v.picklist(["dragging", "lost", "interrupted"]), sinceMs: MOMENT }),
    ),
    quietUntilMs: v.nullable(MOMENT),
    noise: v.exactOptional(
      v.object({ fixCount: COUNT, accuracySum: ROUTE_METERS, jitterSum: NOISE_SQUARES }),
    ),
  }),
});

/** The anchor that is watched. */
export const ANCHOR = keyedKind(keyed("boating", "anchor"), ANCHOR_SCHEMA, {
  ...GOING_ON,
  removalNote: ({ startedAtMs }: AnchorRecord) => ({
    key: RAISED_KEY,
    text: `${startedAtMs}${UNDONE}`,
  }),
});

const SWING_SCHEMA: Schema<SwingRecord> = v.object({
  startedAtMs: MOMENT,
  track: v.pipe(v.array(v.number()), v.check(areOnEarth)),
});

/** The places of the boat at anchor. */
export const SWING = keyedKind(keyed("boating", "swing"), SWING_SCHEMA, GOING_ON);

const LOGBOOK_SCHEMA: Schema<Logbook> = v.object({
  entries: v.pipe(v.array(LOG_ENTRY), v.maxLength(LOG_LIMITS.entries)),
  removed: v.exactOptional(
    v.array(v.object({ id: LOG_ENTRY.entries.id, entry: LOG_ENTRY, deletedAtMs: MOMENT })),
  ),
  days: v.exactOptional(v.pipe(v.array(LOG_DAY), v.maxLength(LOG_DAY_LIMITS.days))),
});

/** The logbook. Restoring a backup adds its lines to those that are there. */
export const LOGBOOK = keyedKind(keyed("boating", "logbook"), LOGBOOK_SCHEMA, {
  merged: mergedLogbooks,
  bin: {
    entries: ({ removed = [] }: Logbook) =>
      removed.map(({ id, entry, deletedAtMs }) => ({ id, name: entry.text, deletedAtMs })),
    putBack: withEntryBack,
    purged: withoutRemovedEntries,
  },
});

/** Checks places in the order lng, lat, lng, lat …. */
function areOnEarth(places: number[]): boolean {
  if (places.length % 2 === 1) return false;
  return places.every((lng, at) => at % 2 === 1 || isLatLng(places[at + 1], lng));
}

import * as v from "valibot";
import type { AnchorCircle, AnchorWatchState } from "#domain/anchor/anchor-watch.ts";
import type { SwingTrack } from "#domain/anchor/swing-track.ts";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
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
import { type BinEntry, kindByKey, type RecordKind } from "#storage/records/record-kind.ts";

/** The version of every record of the store `boating`; docs/formats/boating.md. */
const BOATING_FORMAT = 1;

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

/** The type of the record under each key of the store. */
export interface BoatingRecords {
  readonly manOverboard: FirstOverboardRecord;
  readonly laterOverboard: LaterOverboardRecord;
  readonly target: Target;
  readonly anchor: AnchorRecord;
  readonly swing: SwingRecord;
  readonly logbook: Logbook;
}

const PLACE = v.pipe(
  v.object({ lat: v.number(), lng: v.number() }),
  v.check(({ lat, lng }) => isLatLng(lat, lng)),
);
const FORMAT = v.literal(BOATING_FORMAT);
const NOISE_SQUARES = v.pipe(v.number(), v.minValue(0), v.finite());

/** The fields of a mark of a person overboard. */
const MARK = {
  id: v.pipe(v.string(), v.minLength(1)),
  atMs: MOMENT,
  fix: v.nullable(
    v.pipe(
      v.object({
        lat: v.number(),
        lng: v.number(),
        accuracyMeters: ACCURACY_METERS,
        timeMs: MOMENT,
      }),
      v.check(({ lat, lng }) => isLatLng(lat, lng)),
    ),
  ),
};

const LOG_ENTRY = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  atMs: MOMENT,
  kind: v.picklist(LOG_KINDS),
  text: v.pipe(v.string(), v.maxLength(LOG_LIMITS.text)),
  place: v.nullable(PLACE),
  courseDegrees: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(360))),
  speedMps: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  distanceMeters: v.nullable(ROUTE_METERS),
  changedAtMs: v.exactOptional(MOMENT),
});

/** The schema of the value under each key. */
const SCHEMAS = {
  manOverboard: v.object({ format: FORMAT, ...MARK, knowsLater: v.optional(v.literal(true)) }),
  laterOverboard: v.object({ format: FORMAT, marks: v.array(v.object(MARK)) }),
  target: v.pipe(
    v.object({
      format: FORMAT,
      lat: v.number(),
      lng: v.number(),
      name: v.string(),
      from: v.nullable(PLACE),
      startedAtMs: MOMENT,
    }),
    v.check(({ lat, lng }) => isLatLng(lat, lng)),
  ),
  anchor: v.object({
    format: FORMAT,
    circle: v.pipe(
      v.object({ lat: v.number(), lng: v.number(), radiusMeters: ROUTE_METERS }),
      v.check(({ lat, lng }) => isLatLng(lat, lng)),
    ),
    startedAtMs: MOMENT,
    state: v.object({
      recent: v.array(
        v.pipe(
          v.object({ lat: v.number(), lng: v.number(), timeMs: MOMENT }),
          v.check(({ lat, lng }) => isLatLng(lat, lng)),
        ),
      ),
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
  }),
  swing: v.object({
    format: FORMAT,
    startedAtMs: MOMENT,
    track: v.pipe(v.array(v.number()), v.check(areOnEarth)),
  }),
  logbook: v.object({
    format: FORMAT,
    entries: v.pipe(v.array(LOG_ENTRY), v.maxLength(LOG_LIMITS.entries)),
    removed: v.exactOptional(
      v.array(v.object({ id: LOG_ENTRY.entries.id, entry: LOG_ENTRY, deletedAtMs: MOMENT })),
    ),
  }),
} as const;

/** A key of the store. */
type BoatingKey = keyof BoatingRecords;

/** Returns the record in a stored value; null if it cannot be read. */
function boatingRecord<Key extends BoatingKey>(
  key: Key,
  value: unknown,
): BoatingRecords[Key] | null {
  const schema: v.GenericSchema<unknown, { readonly format: 1 }> = SCHEMAS[key];
  const read = v.safeParse(schema, value);
  if (!read.success) return null;
  const { format: _, ...record } = read.output;
  return record as unknown as BoatingRecords[Key];
}

/** Checks places in the order lng, lat, lng, lat …. */
function areOnEarth(places: number[]): boolean {
  if (places.length % 2 === 1) return false;
  return places.every((lng, at) => at % 2 === 1 || isLatLng(places[at + 1], lng));
}

/** The kind of record of the store `boating`. */
export const BOATING = kindByKey(
  "boating",
  BOATING_FORMAT,
  (stored, key) => (Object.hasOwn(SCHEMAS, key) ? boatingRecord(key as BoatingKey, stored) : null),
  { merged, bin: { entries: removedEntries, putBack, purged } },
);

/** The logbook as a record of its own. */
export const LOGBOOK = BOATING as unknown as RecordKind<Logbook>;

type BoatingRecord = BoatingRecords[BoatingKey];

function removedEntries(record: BoatingRecord): readonly BinEntry[] {
  const { removed = [] } = record as Partial<Logbook>;
  return removed.map(({ id, entry, deletedAtMs }) => ({ id, name: entry.text, deletedAtMs }));
}

function putBack(record: BoatingRecord, id: string): BoatingRecord {
  return withEntryBack(record as Logbook, id);
}

function purged(record: BoatingRecord, ids: ReadonlySet<string>): BoatingRecord {
  return withoutRemovedEntries(record as Logbook, ids);
}

/** A backup never ends or moves what is going on; the lines of its logbook are added to those that are there. */
function merged(stored: unknown, restored: unknown): unknown {
  const [here, other] = [boatingRecord("logbook", stored), boatingRecord("logbook", restored)];
  if (!here || !other) return stored;
  return { format: BOATING_FORMAT, ...mergedLogbooks(here, other) };
}

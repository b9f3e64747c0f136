import * as v from "valibot";
import {
  type KeptLine,
  type LineHead,
  lineBounds,
  lineLengthMeters,
  linePoints,
} from "#domain/tracks/kept-line.ts";

/** An imported track or route as it is kept in the store `tracks`; docs/formats/tracks.md. */
export type LineRecord = LineRecordHead & KeptLine;

interface LineRecordHead {
  readonly format: 1;
  /** `trackId` or `routeId`. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly importedAtMs: number;
  /** True for one that the user does not want on the map; absent otherwise. */
  readonly isHidden?: boolean;
}

const NUMBERS = v.instance(Float64Array);
const LINE = { name: v.string() };
const HEAD = {
  format: v.literal(1),
  id: v.string(),
  importedAtMs: v.number(),
  isHidden: v.optional(v.boolean()),
};

const RECORD = v.variant("kind", [
  v.object({
    ...HEAD,
    kind: v.literal("track"),
    track: v.looseObject({
      ...LINE,
      lngs: NUMBERS,
      lats: NUMBERS,
      altitudesMeters: v.nullable(NUMBERS),
      timesMs: v.nullable(NUMBERS),
      segmentStarts: v.instance(Uint32Array),
    }),
  }),
  v.object({
    ...HEAD,
    kind: v.literal("route"),
    route: v.looseObject({
      ...LINE,
      points: v.array(v.looseObject({ name: v.string(), lng: v.number(), lat: v.number() })),
    }),
  }),
]);

/** The record in a stored value; null for one of another version, which stays where it is. */
export function lineRecordOf(value: unknown): LineRecord | null {
  const { success, output } = v.safeParse(RECORD, value);
  return success ? (output as LineRecord) : null;
}

const DEGREES = v.pipe(v.number(), v.finite());
const COUNT = v.pipe(v.number(), v.finite(), v.minValue(0));
const STORED_HEAD = v.object({
  id: v.string(),
  kind: v.picklist(["track", "route"]),
  name: v.string(),
  color: v.exactOptional(v.string()),
  source: v.exactOptional(v.string()),
  pointCount: COUNT,
  lengthMeters: COUNT,
  bounds: v.strictTuple([DEGREES, DEGREES, DEGREES, DEGREES]),
  importedAtMs: v.number(),
  isVisible: v.boolean(),
});

/** The head in a stored value; null for one that is to be made anew. */
export function lineHeadOf(value: unknown): LineHead | null {
  const { success, output } = v.safeParse(STORED_HEAD, value);
  return success ? output : null;
}

/** The head of a record: it goes over all points once. */
export function headOf(record: LineRecord): LineHead {
  const { name, color, source } = record.kind === "track" ? record.track : record.route;
  const points = linePoints(record);
  return {
    id: record.id,
    kind: record.kind,
    name,
    ...(color !== undefined && { color }),
    ...(source !== undefined && { source }),
    pointCount: points.lngs.length,
    lengthMeters: lineLengthMeters(points),
    bounds: lineBounds(points),
    importedAtMs: record.importedAtMs,
    isVisible: record.isHidden !== true,
  };
}

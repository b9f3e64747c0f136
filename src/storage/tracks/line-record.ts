import * as v from "valibot";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import type { ExchangeTrack } from "#domain/exchange/exchange-file.ts";
import {
  type KeptLine,
  type LineHead,
  lineBounds,
  lineLengthMeters,
  linePoints,
} from "#domain/tracks/kept-line.ts";
import { MOMENT_OR_1970 } from "#storage/moment.ts";

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
  importedAtMs: MOMENT_OR_1970,
  isHidden: v.optional(v.boolean()),
};

const RECORD = v.variant("kind", [
  v.object({
    ...HEAD,
    kind: v.literal("track"),
    track: v.pipe(
      v.looseObject({
        ...LINE,
        lngs: NUMBERS,
        lats: NUMBERS,
        altitudesMeters: v.nullable(NUMBERS),
        timesMs: v.nullable(NUMBERS),
        segmentStarts: v.instance(Uint32Array),
      }),
      v.check((track) => isWholeTrack(track)),
    ),
  }),
  v.object({
    ...HEAD,
    kind: v.literal("route"),
    route: v.looseObject({
      ...LINE,
      points: v.array(
        v.pipe(
          v.looseObject({ name: v.string(), lng: v.number(), lat: v.number() }),
          v.check(({ lat, lng }) => isLatLng(lat, lng)),
        ),
      ),
    }),
  }),
]);

type StoredTrack = Pick<
  ExchangeTrack,
  "lngs" | "lats" | "altitudesMeters" | "timesMs" | "segmentStarts"
>;

/** Every place on earth, as many of everything as there are places, and segments in their order. */
function isWholeTrack(track: StoredTrack): boolean {
  const { lngs, lats, altitudesMeters, timesMs, segmentStarts } = track;
  const pointCount = lngs.length;
  const isAsLong = [lats, altitudesMeters ?? lngs, timesMs ?? lngs].every(
    ({ length }) => length === pointCount,
  );
  return (
    isAsLong &&
    lats.every((lat, index) => isLatLng(lat, lngs[index])) &&
    (pointCount === 0 || segmentStarts[0] === 0) &&
    segmentStarts.every(
      (start, index) =>
        start < pointCount && (index === 0 || start > (segmentStarts[index - 1] ?? 0)),
    )
  );
}

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
  importedAtMs: MOMENT_OR_1970,
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

import * as v from "valibot";
import type { ImportedRoute, ImportedTrack } from "#domain/exchange/imported.ts";

/** An imported track or route as it is kept in the store `tracks`; docs/formats/tracks.md. */
export type LineRecord = LineRecordHead &
  (
    | { readonly kind: "track"; readonly track: ImportedTrack }
    | { readonly kind: "route"; readonly route: ImportedRoute }
  );

interface LineRecordHead {
  readonly format: 1;
  /** `trackId` or `routeId`. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly importedAtMs: number;
}

const NUMBERS = v.instance(Float64Array);
const LINE = { name: v.string() };
const HEAD = { format: v.literal(1), id: v.string(), importedAtMs: v.number() };

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

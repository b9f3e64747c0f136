import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** Places are stored as whole numbers of this fraction of a degree: 1.1 m. */
export const PARTS_PER_DEGREE = 100_000;

/**
 * The texts of a record, as the source writes them and cleaned; empty where it has none. The order is that of the
 * stored file (docs/formats/official-marks.md).
 */
export const RECORD_TEXTS = [
  "name",
  /** The water that it belongs to. */
  "fairway",
  "shape",
  "colors",
  "pattern",
  "topmark",
  "topmarkColors",
  "topmarkPattern",
  /** "Iso", "LFl", "Q+LFl". */
  "character",
  /** "2", "2+1", "A" of a Morse light; a single flash is not a group. */
  "group",
  "periodSeconds",
  "lightColors",
  "lightMeters",
  /** The bearing of a directional or leading light, degrees. */
  "lightDegrees",
  /** "rood 245|wit 260": the colour of each sector and its limit in degrees, either or both of which may be missing. */
  "sectors",
  "racon",
  "purpose",
] as const;

/** The name of a text of a record. */
export type RecordText = (typeof RECORD_TEXTS)[number];

/** A record of a buoy, beacon or light of Rijkswaterstaat. */
export interface OfficialMark extends LatLng, Readonly<Record<RecordText, string>> {
  /** True if it stands on the ground, unlike a buoy. */
  readonly isFixed: boolean;
  /** True if it was taken away, so that it is not drawn. */
  readonly isWithdrawn: boolean;
}

/** A record with the day of its data; null if that is unknown. */
export interface OfficialRecord {
  readonly mark: OfficialMark;
  readonly date: string | null;
}

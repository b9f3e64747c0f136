/** The value of `format` in the file. */
export const FAIRWAYS_FORMAT = "scouting-map-fairways";
/** The version that is written, and the newest that can be read. */
export const FAIRWAYS_VERSION = 1;

/** Degrees are stored as whole numbers of this fraction of a degree: 1.1 m. */
export const PARTS_PER_DEGREE = 100_000;

/** The letters of `marks.kind`, in the order of `MARK_KINDS`; capitals are beacons. */
export const MARK_LETTERS = "lpsqneuwoiy";

/** A letter of earlier files, which named the preferred side. */
export const PREFERRED_STARBOARD_LETTER = "t";

/**
 * The content of the file as JSON: docs/formats/fairways.md. Texts are indexes into `texts`, counted from 1;
 * 0 is no text. `id`, `lat` and `lng` are differences from the record before. Lengths are whole centimetres
 * or decimetres; 0 is unknown.
 */
export interface FairwayColumns {
  readonly format: typeof FAIRWAYS_FORMAT;
  readonly version: number;
  readonly source: string;
  readonly licence: string;
  readonly date: string;
  readonly texts: readonly string[];
  /** A flat list per rule set: days, from, to, note. */
  readonly ruleSets: readonly (readonly number[])[];
  /** A list per rule set: a text per rule with its other fields. Absent if no rule has any. */
  readonly ruleFields?: readonly (readonly number[])[];
  /** A list per schedule: a note, and then start, end, note and number of the rule set for every period. */
  readonly schedules: readonly (readonly number[])[];
  readonly objects: {
    /** The number of bridges at the start; the others are locks. */
    readonly bridgeCount: number;
    readonly id: readonly number[];
    readonly lat: readonly number[];
    readonly lng: readonly number[];
    readonly name: readonly string[];
    readonly town: readonly number[];
    readonly fairway: readonly number[];
    /** A digit per object: 1 movable, 2 operated remotely. */
    readonly flags: string;
    /** Centimetres; for a lock its length. */
    readonly fixed: readonly number[];
    /** Centimetres; for a lock the number of chambers. */
    readonly closed: readonly number[];
    /** Decimetres. */
    readonly movableWidth: readonly number[];
    readonly width: readonly number[];
    /** Channels, joined by "|". */
    readonly vhf: readonly number[];
    readonly phone: readonly number[];
    readonly operator: readonly number[];
    readonly operatorPhone: readonly number[];
    /** Counted from 1. */
    readonly schedule: readonly number[];
  };
  readonly marks: {
    readonly lat: readonly number[];
    readonly lng: readonly number[];
    readonly kind: string;
    /** Names, joined by "|". */
    readonly name: string;
    readonly light: readonly number[];
  };
}

import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { WaysFile } from "#domain/network/ways/file/read-ways.ts";

/** The ways of a pack. */
export interface PackWays {
  readonly file: WaysFile;
  /** The areas where they are complete. */
  readonly areas: readonly LngLatBox[];
  /** "2026-11-21", or only the month or year; null if unknown. */
  readonly dataDate: string | null;
}

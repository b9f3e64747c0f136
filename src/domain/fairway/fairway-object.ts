import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Schedule } from "#domain/fairway/hours/schedule.ts";
import type { OfficialRecord } from "#domain/fairway/official/official-mark.ts";

/** A bridge or a lock. Lengths in metres; null is unknown, which never counts as passable. */
export interface FairwayObject extends LatLng {
  readonly kind: "bridge" | "lock";
  /** The id in the Fairway Information Services of Rijkswaterstaat. */
  readonly id: number;
  readonly name: string;
  readonly town: string;
  readonly fairway: string;
  /** True if a bridge opens, or a lock has a schedule. */
  readonly isMovable: boolean;
  /** True if it is operated remotely. */
  readonly isRemote: boolean;
  /** The highest clearance under the fixed spans of a bridge. The reference level differs per bridge. */
  readonly fixedClearanceMeters: number | null;
  /** The highest clearance under the closed movable spans of a bridge, with the same caveat. */
  readonly closedClearanceMeters: number | null;
  /** The highest clearance of another part of the same bridge; absent without one. See `withNeighbours`. */
  readonly besideClearanceMeters?: number;
  /** The width of the movable span of a bridge. */
  readonly movableWidthMeters: number | null;
  /** The width of the widest passage. */
  readonly widthMeters: number | null;
  /** The length of the longest chamber of a lock. */
  readonly lengthMeters: number | null;
  /** The number of chambers of a lock. */
  readonly chambers: number | null;
  /** VHF channels as the source writes them, such as "20" or "22 - 71". */
  readonly vhf: readonly string[];
  /** Telephone as the source writes it; may hold several numbers and words. Empty when unknown. */
  readonly phone: string;
  readonly operator: string;
  readonly operatorPhone: string;
  /** Null if the source has none. */
  readonly schedule: Schedule | null;
}

/**
 * The meanings of buoys and beacons, IALA region A. `light` is a light without either. A `preferred-channel` mark stands
 * where channels part: the side in the data contradicts most of their numbers, so it is left out. `unknown` is a mark
 * whose meaning the data do not tell.
 */
export const MARK_KINDS = [
  "light",
  "port",
  "starboard",
  "preferred-channel",
  "north",
  "east",
  "south",
  "west",
  "safe-water",
  "isolated-danger",
  "unknown",
] as const;

export type MarkKind = (typeof MARK_KINDS)[number];

/** The kinds of the marks of the sides of a channel. */
const LATERAL_KINDS: readonly MarkKind[] = ["port", "starboard", "preferred-channel"];

/** Returns whether a mark is one of the sides of a channel: by its kind, or as a record of nothing but red and green. */
export function isLateral({ kind, official }: Pick<FairwayMark, "kind" | "official">): boolean {
  if (!official) return LATERAL_KINDS.includes(kind);
  const colors = official.mark.colors.toLowerCase();
  return /^(?:rood|groen)(?:\/(?:rood|groen))*$/.test(colors);
}

/** The kinds from which neither colours nor shape follow: they are drawn and described without any. */
export const NEUTRAL_KINDS: readonly MarkKind[] = ["preferred-channel", "unknown"];

/** A buoy, a beacon or a light. */
export interface FairwayMark extends LatLng {
  readonly kind: MarkKind;
  /** True if it stands on the ground, unlike a buoy. */
  readonly isBeacon: boolean;
  /** Empty if it has none. */
  readonly name: string;
  /** Light characters as `lightCharacter` returns them, such as "Iso. 4s", joined by ", "; empty without a light. */
  readonly light: string;
  /** Its record in the data of Rijkswaterstaat, which then decides its look; absent in the data of the app itself. */
  readonly official?: OfficialRecord;
}

/** Bridges, locks, buoys and lights of the country. */
export interface Fairways {
  /** The attribution to show with the data. */
  readonly source: string;
  readonly licence: string;
  /** The date of the data, "2026-07-24". */
  readonly date: string;
  readonly objects: readonly FairwayObject[];
  readonly marks: readonly FairwayMark[];
  /** The number of records that could not be read and were left out. */
  readonly leftOutCount: number;
}

import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Schedule } from "./schedule.ts";

/** A bridge or a lock. Lengths in metres; null is unknown, and nothing passes what is unknown. */
export interface FairwayObject extends LatLng {
  readonly kind: "bridge" | "lock";
  /** As in the Fairway Information Services of Rijkswaterstaat. */
  readonly id: number;
  readonly name: string;
  readonly town: string;
  readonly fairway: string;
  /** Whether a bridge opens, or a lock has a schedule. */
  readonly isMovable: boolean;
  /** Whether it is operated from a distance. */
  readonly isRemote: boolean;
  /** The highest clearance under the fixed spans of a bridge. Which level it counts from differs per bridge. */
  readonly fixedClearanceMeters: number | null;
  /** The highest clearance under the movable spans of a bridge while they are closed; same caveat. */
  readonly closedClearanceMeters: number | null;
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
  /** Null when the source has none. */
  readonly schedule: Schedule | null;
}

/** What a buoy or beacon means; `light` is a light without a buoy or beacon. IALA region A. */
export const MARK_KINDS = [
  "light",
  "port",
  "starboard",
  "preferred-port",
  "preferred-starboard",
  "north",
  "east",
  "south",
  "west",
  "safe-water",
  "special",
] as const;

export type MarkKind = (typeof MARK_KINDS)[number];

/** A buoy, a beacon or a light. */
export interface FairwayMark extends LatLng {
  readonly kind: MarkKind;
  /** Whether it stands on the ground, unlike a buoy. */
  readonly isBeacon: boolean;
  /** Empty when it has none. */
  readonly name: string;
  /** Light characters such as "Iso. 4s", joined by ", "; empty without a light. */
  readonly light: string;
}

/** Bridges, locks, buoys and lights of the country. */
export interface Fairways {
  /** Text that must be shown with the data. */
  readonly source: string;
  readonly licence: string;
  /** The day of the data, "2026-07-24". */
  readonly date: string;
  readonly objects: readonly FairwayObject[];
  readonly marks: readonly FairwayMark[];
  /** How many records could not be read and were left out. */
  readonly leftOutCount: number;
}

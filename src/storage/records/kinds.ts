import type { SetAside } from "#domain/waypoints/set-aside.ts";
import { BOATING } from "#storage/records/boating/boating-records.ts";
import { PHOTOS } from "#storage/records/photos/photo-storage.ts";
import { PLANS } from "#storage/records/plans/plan-record.ts";
import { SCOUTING } from "#storage/records/scouting/scouting-records.ts";
import { readTrackRow } from "#storage/records/tracks/restored-track.ts";
import { TRACKS } from "#storage/records/tracks/whole-tracks.ts";
import { WAYPOINT_BIN } from "#storage/records/waypoints/bin-storage.ts";
import { isSetAside } from "#storage/set-aside/set-aside-storage.ts";
import { type RecordBin, type RecordKind, recordsIn } from "./record-kind.ts";

/** Pieces of stored data that could not be used. */
const SET_ASIDE = {
  name: "setAside",
  place: recordsIn("setAside"),
  format: 1,
  read: (value) => (isSetAside(value) ? value : null),
} as const satisfies RecordKind<SetAside>;

/**
 * Every kind of record except the waypoints, which have a list of their own with a second copy. The backup, the bin, the
 * unreadable records and the sizes follow from this list, so that a new kind is a folder and a line here.
 */
export const KINDS = [
  WAYPOINT_BIN,
  PHOTOS,
  { ...TRACKS, restored: readTrackRow },
  PLANS,
  SET_ASIDE,
  BOATING,
  SCOUTING,
] as const;

/** A kind of any record, as the list has it. */
export type AnyKind = Omit<RecordKind<object>, "bin"> & {
  // biome-ignore lint/suspicious/noExplicitAny: the list has kinds of any records
  readonly bin?: RecordBin<any>;
};
/** The name of a kind in the list. */
export type KindName = (typeof KINDS)[number]["name"];

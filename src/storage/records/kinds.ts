import type { SetAside } from "#domain/waypoints/set-aside.ts";
import {
  ANCHOR,
  LATER_OVERBOARD,
  LOGBOOK,
  MAN_OVERBOARD,
  SWING,
  TARGET,
} from "#storage/records/boating/boating-records.ts";
import { PHOTOS } from "#storage/records/photos/photo-storage.ts";
import { PLANS } from "#storage/records/plans/plan-record.ts";
import { HIKES } from "#storage/records/scouting/hike-records.ts";
import {
  FORMULAS,
  HUNT,
  PRACTICE,
  ROUTE_SHEETS,
  SURVEY,
} from "#storage/records/scouting/scouting-records.ts";
import { TRAILS, WALKS } from "#storage/records/scouting/trail-records.ts";
import { readTrackRow } from "#storage/records/tracks/restored-track.ts";
import { TRACKS } from "#storage/records/tracks/whole-tracks.ts";
import { WAYPOINT_BIN } from "#storage/records/waypoints/bin-storage.ts";
import { isSetAside } from "#storage/set-aside/set-aside-storage.ts";
import {
  type RecordBin,
  type RecordKind,
  type RemovalNote,
  recordsIn,
  wholePlace,
} from "./record-kind.ts";

/** Pieces of stored data that could not be used. */
const SET_ASIDE = {
  name: "setAside",
  place: recordsIn("setAside"),
  format: 1,
  read: (value) => (isSetAside(value) ? value : null),
} as const satisfies RecordKind<SetAside>;

/**
 * Every kind of record except the waypoints, which have a list of their own with a second copy. The backup, the bin, the
 * unreadable records and the sizes follow from this list, so that a new kind is its description and a line here.
 */
export const KINDS = [
  PHOTOS,
  { ...TRACKS, restored: readTrackRow },
  PLANS,
  WAYPOINT_BIN,
  MAN_OVERBOARD,
  LATER_OVERBOARD,
  TARGET,
  ANCHOR,
  SWING,
  LOGBOOK,
  PRACTICE,
  HUNT,
  SURVEY,
  FORMULAS,
  ROUTE_SHEETS,
  TRAILS,
  WALKS,
  HIKES,
  SET_ASIDE,
] as const;

/** A kind of any record, as the list has it. */
export type AnyKind = Omit<RecordKind<object>, "bin" | "merged" | "removalNote"> & {
  // biome-ignore lint/suspicious/noExplicitAny: the list has kinds of any records
  readonly bin?: RecordBin<any>;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  readonly merged?: (stored: any, restored: any) => object;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  readonly removalNote?: (record: any) => RemovalNote;
};
type Kind = (typeof KINDS)[number];
/** The name of a kind in the list. */
export type KindName = Kind["name"];
/** The name of a list of a backup: that of a kind, or of a store that several kinds share. */
export type ListName = NameOfList<Kind>;
type NameOfList<One> = One extends { readonly list: infer List }
  ? List
  : One extends { readonly name: infer Name }
    ? Name
    : never;

/** The records of one store, which are those of one or more kinds. */
export interface RecordList<Name extends string = string>
  extends Pick<AnyKind, "place" | "format"> {
  readonly name: Name;
  /** Returns the kind of the record under a key; for a key of another version a kind that reads nothing. */
  readonly kindOf: (id: string) => AnyKind;
}

/** Returns the lists of kinds, in their order. */
export function listsOf(kinds: readonly AnyKind[]): readonly RecordList[] {
  const names = new Set(kinds.map(({ name, list = name }) => list));
  return [...names].flatMap((listName) => {
    const own = kinds.filter(({ name, list = name }) => list === listName);
    const [first] = own;
    if (!first) return [];
    const { format } = first;
    const place = wholePlace(first);
    const unknown: AnyKind = { name: listName, place, format, read: () => null };
    const kindOf = (id: string) => own.find((kind) => kind.place.has?.(id) ?? true) ?? unknown;
    return [{ name: listName, place, format, kindOf }];
  });
}

/** The lists of the kinds of this app. */
export const LISTS = listsOf(KINDS) as readonly RecordList<ListName>[];

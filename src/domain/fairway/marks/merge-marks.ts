import { around } from "geokdbush";
import KDBush from "kdbush";
import { isInBox } from "#domain/coordinates/lng-lat-box.ts";
import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { lightNotation } from "#domain/fairway/official/mark-light.ts";
import type { OfficialMarks } from "#domain/fairway/official/marks-file.ts";
import type { OfficialMark, OfficialRecord } from "#domain/fairway/official/official-mark.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";

/** The places of the same mark in both data differ by a metre at most, unless the mark was moved. */
const SAME_PLACE_METERS = 5;

/** The distance over which a mark with a name may have been moved. */
const MOVED_METERS = 500;

/**
 * Returns the marks to draw: those of the records, and those of the app for which there is no record. A record
 * takes the place of the marks of the app at its place, unless both have names that differ, and of the nearest one with its name. One that was withdrawn
 * takes their place too, and is not drawn. A light of the app at its place completes a record without one.
 * @param files the files with records; in an area of the newest the older ones do not count
 */
export function mergeMarks(
  builtIn: readonly FairwayMark[],
  files: readonly OfficialMarks[],
): readonly FairwayMark[] {
  const records = newestRecords(files);
  if (records.length === 0 || builtIn.length === 0) {
    return [...builtIn, ...drawnOf(records.map((record) => ({ record, replaced: [] })))];
  }
  const tree = new KDBush(builtIn.length);
  for (const { lng, lat } of builtIn) tree.add(lng, lat);
  tree.finish();
  const nearby = records.map(({ mark }) => {
    const near = around(tree, mark.lng, mark.lat, undefined, MOVED_METERS / 1000);
    return ownAmong(near, mark, builtIn);
  });
  const taken = new Set<number>();
  const take = (indexes: readonly number[]): readonly number[] => {
    const own = indexes.filter((index) => !taken.has(index));
    for (const index of own) taken.add(index);
    return own;
  };
  // Another record of its name must not take a mark that has one at its place.
  const here = nearby.map((own) => take(own.here));
  const pairs = records.map((record, at) => {
    const own = [...(here[at] ?? []), ...take(nearby[at]?.named ?? [])];
    return { record, replaced: own.flatMap((index) => builtIn[index] ?? []) };
  });
  return [...builtIn.filter((_, index) => !taken.has(index)), ...drawnOf(pairs)];
}

/** Returns the records of every place from the newest file that has all of its area. */
function newestRecords(files: readonly OfficialMarks[]): readonly OfficialRecord[] {
  const ordered = files.toSorted((a, b) => ((a.date ?? "") < (b.date ?? "") ? 1 : -1));
  return ordered.flatMap(({ marks, date }, index) => {
    const newer = ordered.slice(0, index).flatMap(({ areas }) => areas);
    const own = marks.filter((mark) => !newer.some((area) => isInBox(area, mark)));
    return own.map((mark): OfficialRecord => ({ mark, date }));
  });
}

/** The indexes of the marks of the app that a record is about. */
interface OwnMarks {
  /** At its place. */
  readonly here: readonly number[];
  /** The nearest one with its name, if that is not among those. */
  readonly named: readonly number[];
}

/** @param near the indexes of the marks near the record, nearest first */
function ownAmong(
  near: readonly number[],
  mark: OfficialMark,
  builtIn: readonly FairwayMark[],
): OwnMarks {
  const name = plainName(mark.name);
  const found = near.flatMap((index) => {
    const one = builtIn[index];
    return one ? [{ index, name: plainName(one.name), meters: distanceMeters(one, mark) }] : [];
  });
  const here = found
    .filter(
      (one) =>
        one.meters <= SAME_PLACE_METERS && (one.name === "" || name === "" || one.name === name),
    )
    .map(({ index }) => index);
  const named = found.find((one) => name !== "" && one.name === name)?.index;
  return { here, named: named === undefined || here.includes(named) ? [] : [named] };
}

/** "ZOL-Gas 2" and "ZOL GAS 2" are the same name. */
function plainName(name: string): string {
  return name.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function drawnOf(
  pairs: readonly { readonly record: OfficialRecord; readonly replaced: readonly FairwayMark[] }[],
): readonly FairwayMark[] {
  return pairs.flatMap(({ record, replaced }): FairwayMark | never[] => {
    const { mark } = record;
    if (mark.isWithdrawn) return [];
    const builtInLight = replaced.find(({ light }) => light !== "")?.light ?? "";
    const known = replaced.find(({ name }) => name !== "") ?? replaced[0];
    return {
      lat: mark.lat,
      lng: mark.lng,
      kind: known?.kind ?? "unknown",
      isBeacon: mark.isFixed,
      name: mark.name || (known?.name ?? ""),
      light: lightNotation(mark) || builtInLight,
      official: record,
    };
  });
}

import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { NearMark, NearObject } from "./fairway-index.ts";
import type { FairwayMark, FairwayObject } from "./fairway-object.ts";

/**
 * The quality of a match, lower is better: the whole name, whole words of it (the "14" of "S 14", not of "S 145"), its
 * beginning, the beginning of a later word, or the fairway of a bridge or lock.
 */
type Fit = 0 | 1 | 2 | 3 | 4;

interface FoldedName {
  readonly name: string;
  /** Without blanks: "s 14" of a buoy is typed as "S14" too. */
  readonly joined: string;
  readonly fairway: string;
}

/** Finds bridges, locks and marks by name. */
export interface FairwayNames {
  /**
   * Returns those whose name fits a text best, and of equal fit the nearest first; at most `limit` of each. Bridges and locks also fit by their
   * fairway, after all others.
   * @param kinds the kinds that the text asks for: all of them fit like the beginning of a name
   */
  readonly find: (
    text: string,
    near: LatLng,
    limit: number,
    kinds?: readonly FairwayObject["kind"][],
  ) => { readonly objects: readonly NearObject[]; readonly marks: readonly NearMark[] };
}

/** Prepares the names, in a few milliseconds for the whole country. */
export function fairwayNames(
  objects: readonly FairwayObject[],
  marks: readonly FairwayMark[],
): FairwayNames {
  const ofObjects = objects.map(({ name, fairway }) => foldedName(name, fairway));
  const ofMarks = marks.map(({ name }) => foldedName(name, ""));
  return {
    find(text, near, limit, kinds = []) {
      const typed = foldText(text);
      const best = <Item extends LatLng>(
        items: readonly Item[],
        names: readonly FoldedName[],
        isAsked: (item: Item) => boolean = () => false,
      ) => (typed === "" ? [] : fitting(items, names, { typed, near, isAsked }).slice(0, limit));
      return {
        objects: best(objects, ofObjects, ({ kind }) => kinds.includes(kind)).map(
          ({ item, meters }) => {
            return { object: item, distanceMeters: meters };
          },
        ),
        marks: best(marks, ofMarks).map(({ item, meters }) => {
          return { mark: item, distanceMeters: meters };
        }),
      };
    },
  };
}

function foldedName(name: string, fairway: string): FoldedName {
  const folded = foldText(name);
  return { name: folded, joined: folded.replaceAll(" ", ""), fairway: foldText(fairway) };
}

/** The folded text, the place from which distances count, and the items that the text asks for by their kind. */
interface Asked<Item> {
  readonly typed: string;
  readonly near: LatLng;
  readonly isAsked: (item: Item) => boolean;
}

function fitting<Item extends LatLng>(
  items: readonly Item[],
  names: readonly FoldedName[],
  { typed, near, isAsked }: Asked<Item>,
): readonly { readonly item: Item; readonly meters: number }[] {
  const joined = typed.replaceAll(" ", "");
  return items
    .flatMap((item, index) => {
      const name = names[index];
      const byName = name ? fitOf(name, typed, joined) : null;
      const fit = isAsked(item) ? Math.min(byName ?? 1, 1) : byName;
      return fit === null ? [] : [{ item, fit, meters: distanceMeters(near, item) }];
    })
    .sort((one, other) => one.fit - other.fit || one.meters - other.meters);
}

function fitOf(
  { name, joined: joinedName, fairway }: FoldedName,
  typed: string,
  joined: string,
): Fit | null {
  if (name === typed || (joinedName !== "" && joinedName === joined)) return 0;
  if (` ${name} `.includes(` ${typed} `)) return 1;
  if (name.startsWith(typed)) return 2;
  if (name.includes(` ${typed}`)) return 3;
  return fairway.startsWith(typed) ? 4 : null;
}

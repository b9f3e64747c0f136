import type { FoundPlace } from "#domain/search/found-place.ts";
import { bareNumber, counted } from "#sentences/intl/format.ts";
import {
  coordinateProblems,
  nodeKinds,
  notACoordinate,
  placeKinds,
  readWords,
  townSizes,
  searchWords as words,
} from "#words/map/search.ts";

/** A result of a search, as far as its kind and title depend on it. */
export type Found = Pick<FoundPlace, "kind" | "name" | "detail">;

/** Returns the kind of a result: "Dorp", "Fietsknooppunt", "Straat". */
export function foundPlaceKind({ kind, detail }: Found): string {
  const names: Readonly<Record<string, string>> =
    kind === "town" ? townSizes : kind === "node" ? nodeKinds : {};
  return names[detail ?? ""] ?? placeKinds[kind];
}

/** Returns the title of a result without its kind beside it: "Delft", "Fietsknooppunt 51". */
export function foundPlaceTitle(found: Found): string {
  const kind = foundPlaceKind(found);
  return found.kind === "node" ? `${kind} ${found.name}` : found.name || kind;
}

/** Returns a hint with the nearby town: "Wandelknooppunt bij Baarn", "Straat". */
export function hintNear(hint: string, town: string | null | undefined): string {
  return town ? words.near(hint, town) : hint;
}

/** The origin of distances. */
export interface Origin {
  readonly kind: "position" | "center";
  /** The age of the position, if worth mentioning. */
  readonly age: string | null;
  /** The town that the centre is near. */
  readonly town: string | null;
}

/** Returns the heading of the surroundings: "Rond je positie", "Rond het midden van de kaart, bij Baarn". */
export function aroundText(origin: Origin): string {
  return ofOrigin(origin, words.around);
}

/** "je positie", "je positie van 2 min geleden", "het midden van de kaart, bij Baarn". */
export function originText(origin: Origin): string {
  return ofOrigin(origin, words.origin);
}

function ofOrigin(
  { kind, age, town }: Origin,
  texts: typeof words.around | typeof words.origin,
): string {
  if (kind === "position") return age === null ? texts.position : texts.oldPosition(age);
  return town === null ? texts.center : texts.centerNear(town);
}

/** Returns the note above the results: "Gerekend vanaf je positie." */
export function searchOriginText(origin: Origin): string {
  return words.measuredFrom(originText(origin));
}

/** Returns the number of results for screen readers: "3 resultaten". */
export function resultCount(count: number): string {
  return words.results(counted(count, bareNumber));
}

/** Returns the place chosen for a repeating coordinate: "bij Delft, 2,1 km van je positie". */
export function readNearText(town: string | null, distance: string, origin: string): string {
  return town === null ? readWords.away(distance, origin) : readWords.near(town, distance, origin);
}

/** Returns the problem of a text in a coordinate field, and what to type instead. */
export function coordinateProblemText(reason: string): string {
  const noCoordinate: Readonly<Record<string, string>> = notACoordinate;
  return pastedProblemText(reason) ?? noCoordinate[reason] ?? notACoordinate.unreadable;
}

/**
 * Returns the problem of a text that was meant as a coordinate or a link; null if it was not, such as a name in a
 * search box.
 */
export function pastedProblemText(reason: string): string | null {
  const problems: Readonly<Record<string, string>> = coordinateProblems;
  return problems[reason] ?? null;
}

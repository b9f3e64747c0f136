import { TYPED_POIS } from "#words/typed-pois.ts";
import { type FoldedWords, foldWords, rankAmong } from "./kind-words.ts";
import type { PoiKinds } from "./place-list.ts";

const KINDS = Object.keys(TYPED_POIS[0]) as readonly (keyof (typeof TYPED_POIS)[0])[];

/** Each OpenStreetMap value with its words; the same words for values with one entry. */
const FOLDED: readonly (readonly [string, FoldedWords])[] = KINDS.flatMap((values) => {
  const folded = foldWords(TYPED_POIS.map((words) => words[values]));
  return values.split(" ").map((value) => [value, folded] as const);
});

/** Shorter words for kinds are the beginning of too many names. */
const SHORTEST_CHARS = 3;

/** A whole word of three letters, such as "bar", is often the beginning of a name too, and ranks like one. */
const SURE_CHARS = 4;

/** Returns the kinds of points of interest that a folded text asks for in any language: "museum", "Bäckereien". */
export function readPoiQuery(typed: string): PoiKinds {
  if (typed.length < SHORTEST_CHARS) return {};
  return Object.fromEntries(
    FOLDED.flatMap(([value, words]) => {
      const rank = rankAmong(words, typed);
      if (rank === null) return [];
      return [[value, typed.length < SURE_CHARS && rank === 0 ? 1 : rank]];
    }),
  );
}

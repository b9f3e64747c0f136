import { TYPED_KINDS } from "#words/typed-kinds.ts";
import type { FoundPlace } from "./found-place.ts";
import { foldWords, rankAmong } from "./kind-words.ts";
import type { MatchRank } from "./match-name.ts";

const KINDS = Object.keys(TYPED_KINDS[0]) as readonly (keyof (typeof TYPED_KINDS)[0])[];
const FOLDED = KINDS.map(
  (kind) => [kind, foldWords(TYPED_KINDS.map((words) => words[kind]))] as const,
);

/**
 * Returns the kinds that a folded text asks for in any language, with the quality of the match: "drinkw" already asks
 * for water.
 */
export function readKindQuery(typed: string): ReadonlyMap<FoundPlace["kind"], MatchRank> {
  return new Map<FoundPlace["kind"], MatchRank>(
    FOLDED.flatMap(([kind, words]) => {
      const rank = rankAmong(words, typed);
      return rank === null ? [] : [[kind, rank] as const];
    }),
  );
}

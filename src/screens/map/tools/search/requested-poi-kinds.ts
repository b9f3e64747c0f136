import { type MatchRank, matchName } from "#domain/search/match-name.ts";
import type { PoiKinds } from "#domain/search/place-list.ts";
import { readPoiQuery } from "#domain/search/poi-query.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { poiKinds } from "#sentences/map/points-of-interest.ts";

/** The shortest beginning of a word to match; shorter ones match too much. */
const SHORTEST_BEGINNING_CHARS = 4;

/** The match quality of a typo, allowed in names but not in kinds, whose few words are too similar. */
const TYPO = 3;

/**
 * Returns the kinds of points of interest that a typed text asks for: by the words of every language of the app, "museums" or
 * "Bäckereien", and by the names that the app shows.
 */
export function requestedPoiKinds(text: string): PoiKinds {
  const typed = foldText(text);
  const kinds: Record<string, MatchRank> = { ...readPoiQuery(typed) };
  if (typed.length < SHORTEST_BEGINNING_CHARS) return kinds;
  for (const [kind, name] of poiKinds()) {
    const rank = matchName(foldText(name), typed) ?? TYPO;
    if (rank < (kinds[kind] ?? TYPO)) kinds[kind] = rank;
  }
  return kinds;
}

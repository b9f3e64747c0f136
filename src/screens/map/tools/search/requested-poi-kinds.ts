import { matchName } from "#domain/search/match-name.ts";
import type { PoiKinds } from "#domain/search/place-list.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { poiKinds } from "#i18n/map/points-of-interest.ts";

/** The shortest beginning of a word to match; shorter ones match too much. */
const SHORTEST_BEGINNING_CHARS = 4;

/** The match quality of a typo, allowed in names but not in kinds, whose few words are too similar. */
const TYPO = 3;

/** Returns the kinds of points of interest that match a typed text by their Dutch names: "museum", "supermarkten". */
export function requestedPoiKinds(text: string): PoiKinds {
  const typed = foldText(text);
  if (typed.length < SHORTEST_BEGINNING_CHARS) return {};
  const asked = [typed, singular(typed)];
  return Object.fromEntries(
    [...poiKinds()].flatMap(([kind, name]) => {
      const ranks = asked.flatMap((one) => matchName(foldText(name), one) ?? []);
      const [rank] = ranks.sort();
      return rank === undefined || rank === TYPO ? [] : [[kind, rank]];
    }),
  );
}

/** Returns the singular of most Dutch words. */
function singular(typed: string): string {
  return typed.replace(/(?<=.{4})(?:en|s)$/, "");
}

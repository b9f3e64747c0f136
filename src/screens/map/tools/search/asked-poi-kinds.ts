import { matchName } from "#domain/search/match-name.ts";
import type { PoiKinds } from "#domain/search/place-list.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { poiKinds } from "#i18n/points-of-interest.ts";

/** Fewer letters are the beginning of too much. */
const SHORTEST_BEGINNING_CHARS = 4;

/** Of a name it is forgiven; what kinds are called is a few words, which others are too much alike. */
const TYPO = 3;

/** The kinds of points of interest that a typed text asks for, by what we call them: "museum", "supermarkten". */
export function askedPoiKinds(text: string): PoiKinds {
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

/** Of most words. */
function singular(typed: string): string {
  return typed.replace(/(?<=.{4})(?:en|s)$/, "");
}

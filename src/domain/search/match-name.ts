import { allowedTypos, startsWithTypos } from "./typo.ts";

/** The fit of a name, the lower the better: 0 exact, 1 prefix, 2 prefix of a later word, 3 prefix with typing errors. */
export type MatchRank = 0 | 1 | 2 | 3;

/** Returns how well a folded name matches a folded, non-empty text; null if it does not. */
export function matchName(name: string, typed: string): MatchRank | null {
  if (name.startsWith(typed)) return name.length === typed.length ? 0 : 1;
  if (name.includes(` ${typed}`)) return 2;
  return startsWithTypos(name, typed, allowedTypos(typed.length)) ? 3 : null;
}

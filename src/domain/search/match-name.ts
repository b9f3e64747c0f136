import { allowedTypos, beginsAlmostWith } from "./typo.ts";

/** How well a name fits what was typed, the best first. */
export const MATCHES = ["exact", "prefix", "word-prefix", "typo"] as const;

/** The place of a match in `MATCHES`: the lower, the better. */
export type MatchRank = 0 | 1 | 2 | 3;

/** How a folded name fits a folded, non-empty text; null when it does not. */
export function matchName(name: string, typed: string): MatchRank | null {
  if (name.startsWith(typed)) return name.length === typed.length ? 0 : 1;
  if (name.includes(` ${typed}`)) return 2;
  return beginsAlmostWith(name, typed, allowedTypos(typed.length)) ? 3 : null;
}

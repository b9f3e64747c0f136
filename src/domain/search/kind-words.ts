import { foldText } from "#domain/text/fold-text.ts";
import type { MatchRank } from "./match-name.ts";

/** The words of a kind in folded form, prepared for many searches. */
export interface FoldedWords {
  readonly dutch: readonly string[];
  /** Those of the other languages, `withoutUmlauts`. */
  readonly foreign: readonly string[];
}

/** Shorter beginnings match too much. */
const SHORTEST_BEGINNING_CHARS = 4;

/** A shorter foreign word is often the beginning of a Dutch name: "Klo" of Kloetinge, "tap" of Tapijtweg. */
const SHORTEST_FOREIGN_CHARS = 5;

/** The endings of most plurals, folded. */
const DUTCH_PLURALS = ["s", "en"];
const FOREIGN_PLURALS = ["s", "es", "e", "n", "en", "er"];

/** A shorter stem may be the beginning of another word. */
const SHORTEST_STEM_CHARS = 4;

/** Folds the words that people type for a kind of place, separated by commas: those of each language, Dutch first. */
export function foldWords([dutch = "", ...others]: readonly string[]): FoldedWords {
  const folded = (words: string) => words.split(",").map(foldText);
  return { dutch: folded(dutch), foreign: others.flatMap(folded).map(withoutUmlauts) };
}

/** Returns a folded German word without the e of umlauts that were typed as two letters: "bruecke" becomes "brucke", as "brücke" does. */
function withoutUmlauts(folded: string): string {
  return folded.replace(/(?<=[aou])e/g, "");
}

/**
 * Returns how well a folded text asks for a kind: like an exact name for a whole word, in the singular or the plural, and like
 * the beginning of a name for the beginning of a Dutch word. The names on the map are mostly Dutch, so a short foreign word
 * ranks like a beginning, and the beginning of a foreign word after all names that begin with it: "wass" is Wassenaar before
 * it is Wasserhahn. Null if the text does not ask for the kind.
 */
export function rankAmong({ dutch, foreign }: FoldedWords, typed: string): MatchRank | null {
  if (wholeWord(dutch, typed, DUTCH_PLURALS)) return 0;
  const plain = withoutUmlauts(typed);
  const whole = wholeWord(foreign, plain, FOREIGN_PLURALS);
  if (whole) return whole.length < SHORTEST_FOREIGN_CHARS ? 1 : 0;
  if (typed.length < SHORTEST_BEGINNING_CHARS) return null;
  if (dutch.some((word) => word.startsWith(typed))) return 1;
  return foreign.some((word) => word.startsWith(plain)) ? 2 : null;
}

/** Returns the word that was typed, in the singular or the plural. */
function wholeWord(
  words: readonly string[],
  typed: string,
  plurals: readonly string[],
): string | undefined {
  const stems = plurals
    .filter((ending) => typed.endsWith(ending))
    .map((ending) => typed.slice(0, -ending.length))
    .filter((stem) => stem.length >= SHORTEST_STEM_CHARS);
  return [typed, ...stems].find((one) => words.includes(one));
}

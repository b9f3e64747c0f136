const MARKS = /\p{M}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/**
 * Returns a name in comparable form: lower case without accents, with single spaces between words.
 * "'s-Gravenhage" becomes "s gravenhage", "Súdwest-Fryslân" becomes "sudwest fryslan".
 */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(MARKS, "").toLowerCase().replace(SEPARATORS, " ").trim();
}

const MARKS = /\p{M}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/**
 * A name as it is compared: small letters without accents, words parted by one space. "'s-Gravenhage"
 * becomes "s gravenhage", "Súdwest-Fryslân" becomes "sudwest fryslan".
 */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(MARKS, "").toLowerCase().replace(SEPARATORS, " ").trim();
}

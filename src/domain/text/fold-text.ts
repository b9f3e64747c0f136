const MARKS = /\p{M}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const UMLAUTS = /[äöü]/giu;

/**
 * Returns a name in comparable form: lower case without accents, ß as ss, with single spaces between words.
 * "'s-Gravenhage" becomes "s gravenhage", "Súdwest-Fryslân" becomes "sudwest fryslan".
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(SEPARATORS, " ")
    .trim();
}

/**
 * Returns a name folded as `foldText` does, and if it has umlauts also with an e after those letters, as German is typed on
 * keyboards without them: "Brücke" becomes "brucke" and "bruecke". A typed text is not unfolded: "oe" and "ue" are common in Dutch.
 */
export function foldedSpellings(text: string): readonly [string, ...string[]] {
  const composed = text.normalize("NFC");
  const spelled = composed.replace(UMLAUTS, (letter) => `${foldText(letter)}e`);
  return spelled === composed ? [foldText(text)] : [foldText(text), foldText(spelled)];
}

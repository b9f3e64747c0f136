/** The version of `normaliseAnswer`, which a sealed trail states: another version would make other keys of the same answer. */
export const NORMALISER = 1;

/**
 * Returns the form of an answer from which its key is made, version 1: compatible forms are one (NFKD, so ĳ is ij), marks, blanks, punctuation and
 * symbols are off, letters are lower case independent of language, and numbers have no leading zeros. Empty if nothing remains.
 */
export function normaliseAnswer(answer: string): string {
  const plain = lettersAndDigits(answer);
  // Upper case first makes one of ß and ss, and of the two forms of a small sigma. Letter by letter, because a
  // sigma at the end of a text has a lower case of its own.
  const lower = [...plain].map((letter) => letter.toUpperCase().toLowerCase()).join("");
  const folded = lettersAndDigits(lower).replaceAll("ς", "σ");
  return folded.replace(/0+(?=\d)/g, (zeros, at: number) =>
    /\d/.test(folded[at - 1] ?? "") ? zeros : "",
  );
}

function lettersAndDigits(text: string): string {
  return text.normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");
}

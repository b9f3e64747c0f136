import { readFormula } from "./formula.ts";

/** The start of a coordinate in degrees or RD, but not of a word in capitals, and what may follow it. */
const CANDIDATES =
  /(?<!\p{L})(?:[NSZ](?:\s*[\d(]|\s+[A-Z])|RD:?\s)[\dA-Z°º'′’"″”.,()+\-−–*×x/: \n]{8,200}/gu;

/** Longer notes are not searched further. */
const MAX_CHARS = 20_000;

/**
 * Returns the first formula in a note, such as the description of a geocache, on one line; null if there is none.
 * The latitude and the longitude may be on two lines.
 */
export function findFormula(note: string): string | null {
  for (const [found] of note.slice(0, MAX_CHARS).matchAll(CANDIDATES)) {
    const words = found.trim().split(/\s+/);
    // Capitals of the sentence after it may have been taken for a part of it.
    for (let count = words.length; count >= 2; count -= 1) {
      const text = words
        .slice(0, count)
        .join(" ")
        .replace(/[.,:]$/, "");
      if (typeof readFormula(text) === "object") return text;
    }
  }
  return null;
}

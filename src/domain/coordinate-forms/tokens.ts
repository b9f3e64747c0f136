/** A piece of typed coordinates: a number, a compass letter, or a mark. */
export type Token =
  | { readonly kind: "number"; readonly value: number; readonly hasDecimals: boolean }
  | { readonly kind: "side"; readonly side: "N" | "S" | "E" | "W" }
  | { readonly kind: "mark"; readonly mark: "°" | "'" | '"' | ":" | "|" };

/**
 * Includes the Dutch letters Z(uid) and O(ost); O is also German O(st). The O of French "ouest" and Spanish "oeste" is not read
 * as west: a text does not tell its language, and for the users of this app O is east. They write W.
 */
const SIDES: Readonly<Record<string, "N" | "S" | "E" | "W">> = {
  N: "N",
  Z: "S",
  S: "S",
  O: "E",
  E: "E",
  W: "W",
};

/** The variants of each mark that phones, maps and web pages write. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[\u2212\u2010-\u2014]/g, "-"],
  [/[º˚⁰ᵒ∘]/g, "°"],
  [/(?<=\d\s*)d(?![a-z])/gi, "°"],
  [/''|[″”“„]/g, '"'],
  [/[′’‘´`]/g, "'"],
  [/[\u00a0\u2000-\u200a\u202f\ufeff]/g, " "],
  [/[;/\n\t|]/g, "|"],
];

const TOKEN = /\s*(?:([+-]?\d+(?:\.\d+)?)|([NZSOEW])|([°'":|]))\s*/iy;

/** Replaces every variant of a mark by its plain form. */
export function plainMarks(text: string): string {
  return SPELLINGS.reduce((plain, [spelling, mark]) => plain.replace(spelling, mark), text.trim());
}

/** Splits a text (with points as decimal signs) into tokens; null if it holds anything else. */
export function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) return null;
    tokens.push(tokenOf(match));
  }
  return tokens;
}

function tokenOf([, number, letter, mark]: RegExpExecArray): Token {
  if (number !== undefined) {
    return { kind: "number", value: Number(number), hasDecimals: number.includes(".") };
  }
  const side = SIDES[letter?.toUpperCase() ?? ""];
  return side ? { kind: "side", side } : { kind: "mark", mark: mark as ":" };
}

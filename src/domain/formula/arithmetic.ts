/** The reason why a part between brackets has no value: it is written wrongly, is below zero, or is not whole. */
export type ArithmeticProblem = "unreadable" | "negative" | "fraction";

/** Deeper brackets are not a formula, and would exhaust the stack. */
const MAX_DEPTH = 20;
/** A value with more digits fits in no coordinate. */
const MAX_VALUE = 1e9;

/**
 * Computes a part of a formula such as "(C+3)×AB": brackets first, then × and /, then + and −. Letters and digits side by side are
 * written side by side, so with A = 1 and B = 2, "AB" is 12 and "2A" is 21, as they would be outside brackets.
 * @param digitsOf returns the digits of a letter
 * @returns a whole number from 0 on, or the reason why there is none
 */
export function computed(
  text: string,
  digitsOf: (letter: string) => string,
): number | ArithmeticProblem {
  const reader = new Reader(text, digitsOf);
  const value = reader.sum(0);
  if (value === null || !reader.isAtEnd || !(Math.abs(value) <= MAX_VALUE)) return "unreadable";
  const rounded = Math.round(value);
  if (Math.abs(value - rounded) > 1e-9) return "fraction";
  return rounded < 0 ? "negative" : rounded;
}

const TIMES = "×*·";
const PLUS_MINUS = "+-−–";

/** Reads a sum from left to right; every method returns null for what is written wrongly. */
class Reader {
  readonly #text: string;
  readonly #digitsOf: (letter: string) => string;
  #at = 0;

  constructor(text: string, digitsOf: (letter: string) => string) {
    this.#text = text.replace(/\s/g, "");
    this.#digitsOf = digitsOf;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  sum(depth: number): number | null {
    let total = this.#product(depth);
    while (total !== null && this.#isAt(PLUS_MINUS)) {
      const isPlus = this.#text[this.#at] === "+";
      this.#at += 1;
      const term = this.#product(depth);
      total = term === null ? null : total + (isPlus ? term : -term);
    }
    return total;
  }

  #product(depth: number): number | null {
    let total = this.#factor(depth);
    while (total !== null && this.#isAt(`${TIMES}/:`)) {
      const isTimes = this.#isAt(TIMES);
      this.#at += 1;
      const factor = this.#factor(depth);
      if (factor === null || (!isTimes && factor === 0)) return null;
      total = isTimes ? total * factor : total / factor;
    }
    return total;
  }

  #factor(depth: number): number | null {
    if (!this.#isAt("(")) return this.#number();
    if (depth === MAX_DEPTH) return null;
    this.#at += 1;
    const value = this.sum(depth + 1);
    if (!this.#isAt(")")) return null;
    this.#at += 1;
    return value;
  }

  #number(): number | null {
    let digits = "";
    for (; this.#at < this.#text.length; this.#at += 1) {
      const character = this.#text[this.#at] as string;
      if (/\d/.test(character)) digits += character;
      else if (/[A-Z]/.test(character)) digits += this.#digitsOf(character);
      else break;
    }
    return digits === "" ? null : Number(digits);
  }

  #isAt(characters: string): boolean {
    return !this.isAtEnd && characters.includes(this.#text[this.#at] as string);
  }
}

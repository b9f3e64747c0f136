import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapSketch } from "#domain/measure/map-sketch.ts";
import {
  type Formula,
  type FormulaPlaceProblem,
  type FormulaProblem,
  placeOf,
  readFormula,
} from "./formula.ts";

/** A formula that the user fills in, as typed. */
export interface FormulaDraft {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly letters: readonly FormulaLetter[];
  /** The sum of the digits of all letters, by which the maker of a formula lets others check them; empty without one. */
  readonly sumText: string;
}

/** The value of a letter, as typed; its id is the letter. */
export interface FormulaLetter {
  readonly id: string;
  readonly digitsText: string;
  /** "3" or "1-6"; empty for 0 to 9. */
  readonly rangeText: string;
}

/** The most formulas and the most characters of their texts. */
export const FORMULA_LIMITS = {
  formulas: 200,
  letters: 26,
  text: 200,
  name: 100,
  digits: 9,
} as const;

/** A place that a formula may mean while one letter is missing. */
export interface PossiblePlace {
  readonly digits: string;
  readonly place: LatLng;
}

/** The result of a formula. */
export interface FormulaOutcome {
  /** The letters of the formula, in the order in which they are written. */
  readonly letters: readonly string[];
  readonly missing: readonly string[];
  /** The reason why the formula cannot be read, or why there is no such place; null while letters are missing. */
  readonly problem: FormulaProblem | FormulaPlaceProblem | null;
  readonly place: LatLng | null;
  /** The places of the possible digits of the only missing letter, lowest digits first. */
  readonly possible: readonly PossiblePlace[];
  /** The last number that was tried for the missing letter, where its range goes on; null if the whole range was tried. */
  readonly triedUntil: number | null;
  /** The letters with digits outside their range. */
  readonly outOfRange: readonly string[];
  /** True if the digits add up to another sum than the typed one. */
  readonly hasOtherSum: boolean;
  readonly sketch: MapSketch;
}

const NOTHING = {
  letters: [],
  missing: [],
  place: null,
  possible: [],
  triedUntil: null,
  outOfRange: [],
  hasOtherSum: false,
  sketch: [],
} as const;

/** More numbers of a letter are not tried. */
const MAX_POSSIBLE = 1000;

/** Computes the place of a formula from the digits that are known, and the possible places while one letter is missing. */
export function formulaOutcome(draft: Omit<FormulaDraft, "id">): FormulaOutcome {
  const formula = readFormula(draft.text);
  if (typeof formula === "string") return { ...NOTHING, problem: formula };
  const known = knownDigits(formula, draft);
  const missing = formula.letters.filter((letter) => !known.has(letter));
  const sum = /^\d+$/.test(draft.sumText.trim()) ? Number(draft.sumText) : null;
  const rest = sum === null ? null : sum - digitSum([...known.values()].join(""));
  const found = missing.length === 0 ? placeOf(formula, (letter) => known.get(letter) ?? "") : null;
  const place = found !== null && typeof found === "object" ? found : null;
  const tried = missing.length === 1 ? triedRange(draft, missing[0] as string) : null;
  const possible = tried ? possiblePlaces(formula, known, tried, rest) : [];
  return {
    letters: formula.letters,
    missing,
    problem: typeof found === "string" ? found : null,
    place,
    possible,
    triedUntil: tried?.isCut ? tried.to : null,
    outOfRange: [...known].flatMap(([letter, digits]) => {
      const range = rangeOf(draft, letter);
      return range && !isIn(Number(digits), range) ? [letter] : [];
    }),
    hasOtherSum: rest !== null && (missing.length === 0 ? rest !== 0 : rest < 0),
    sketch: [
      ...(place ? [{ kind: "point", place, label: draft.name, isResult: true } as const] : []),
      ...possible.map((one) => ({ kind: "point", place: one.place, label: one.digits }) as const),
    ],
  };
}

/** The numbers that are tried for a missing letter, and whether its range goes on after them. */
interface TriedRange extends DigitRange {
  readonly letter: string;
  readonly isCut: boolean;
}

function triedRange(draft: Pick<FormulaDraft, "letters">, letter: string): TriedRange {
  const { from, to } = rangeOf(draft, letter) ?? DIGITS;
  const last = Math.min(to, from + MAX_POSSIBLE - 1);
  return { letter, from, to: last, isCut: last < to };
}

interface DigitRange {
  readonly from: number;
  readonly to: number;
}

const DIGITS: DigitRange = { from: 0, to: 9 };

/** Returns the range in a typed text; null for an empty one, and for one that is not a range. */
export function readRange(text: string): DigitRange | null {
  const [, first, last = first] = /^\s*(\d{1,9})(?:\s*[-–]\s*(\d{1,9}))?\s*$/.exec(text) ?? [];
  if (first === undefined) return null;
  const [from, to] = [Number(first), Number(last)];
  return from <= to ? { from, to } : null;
}

function rangeOf({ letters }: Pick<FormulaDraft, "letters">, letter: string): DigitRange | null {
  const typed = letters.find(({ id }) => id === letter);
  return typed ? readRange(typed.rangeText) : null;
}

function isIn(value: number, { from, to }: DigitRange): boolean {
  return value >= from && value <= to;
}

/** Returns the digits of the letters for which whole digits were typed. */
function knownDigits({ letters }: Formula, draft: Pick<FormulaDraft, "letters">) {
  const known = new Map<string, string>();
  for (const letter of letters) {
    const digits = draft.letters.find(({ id }) => id === letter)?.digitsText.trim() ?? "";
    if (isDigits(digits)) known.set(letter, digits);
  }
  return known;
}

/** Tells whether a typed text is the digits of a letter. */
export function isDigits(text: string): boolean {
  return /^\d{1,9}$/.test(text.trim());
}

function possiblePlaces(
  formula: Formula,
  known: ReadonlyMap<string, string>,
  { letter, from, to }: TriedRange,
  sum: number | null,
): readonly PossiblePlace[] {
  const possible: PossiblePlace[] = [];
  for (let value = from; value <= to; value += 1) {
    const digits = String(value);
    if (sum !== null && digitSum(digits) !== sum) continue;
    const place = placeOf(formula, (one) => (one === letter ? digits : (known.get(one) ?? "")));
    if (typeof place === "object") possible.push({ digits, place });
  }
  return possible;
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}

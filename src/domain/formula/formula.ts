import { type CoordinateProblem, parseCoordinates } from "#domain/coordinate-forms/parse.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type ArithmeticProblem, computed } from "./arithmetic.ts";

/** A coordinate with unknown digits, such as "N 52° 0A.B12' E 5° (C+3)D.EFG'". */
export interface Formula {
  /** Its unknowns, each once, in the order in which they are written. */
  readonly letters: readonly string[];
  readonly parts: readonly FormulaPart[];
}

/** Text of a coordinate, an unknown, or a part between brackets that is computed. */
type FormulaPart =
  | { readonly kind: "text" | "letter"; readonly text: string }
  | { readonly kind: "sum"; readonly text: string };

/** The reason why a text is not a formula; `no-letters`: it is a coordinate without unknowns. */
export type FormulaProblem = "empty" | "no-letters" | "unreadable";

/** No formula of a place is longer. */
const MAX_CHARS = 200;

/**
 * Reads a formula in degrees or RD, whose unknowns are capitals. A letter that is a direction of the wind is not an unknown. Square and
 * curly brackets are as good as round ones.
 */
export function readFormula(written: string): Formula | FormulaProblem {
  const text = written.replace(/[[{]/g, "(").replace(/[\]}]/g, ")");
  if (text.trim() === "") return "empty";
  if (text.length > MAX_CHARS || /[a-z]/.test(text.replace(/^RD\b/i, "").replace(/x/g, "")))
    return "unreadable";
  const parts = partsOf(text.trim());
  if (!parts) return "unreadable";
  const unknown = parts.filter(({ kind }) => kind !== "text").map((part) => part.text);
  const letters = [...new Set(unknown.join("").replace(/[^A-Z]/g, ""))];
  const formula = { letters, parts };
  // With any digits in it, the text has to look like a coordinate, even if there is no such place.
  const sample = placeOf(
    formula,
    () => "1",
    () => "1",
  );
  if (sample === "unreadable" || sample === "incomplete" || sample === "same-axis")
    return "unreadable";
  return letters.length > 0 || parts.some(({ kind }) => kind === "sum") ? formula : "no-letters";
}

/** The reason why a formula with all its digits has no place. */
export type FormulaPlaceProblem = ArithmeticProblem | CoordinateProblem;

/** Returns the place of a formula with these digits for its letters, or the reason why there is none. */
export function placeOf(
  formula: Formula,
  digitsOf: (letter: string) => string,
  sumOf = (text: string) => sumDigits(text, digitsOf),
): LatLng | FormulaPlaceProblem {
  const written = filledIn(formula, digitsOf, sumOf);
  if (!written.ok) return written.problem;
  const parsed = parseCoordinates(written.text);
  return parsed.ok ? { lat: parsed.lat, lng: parsed.lng } : parsed.reason;
}

type FilledIn =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: ArithmeticProblem };

/** Returns the text of a formula with these digits, or the reason why a part of it has no value. */
function filledIn(
  { parts }: Formula,
  digitsOf: (letter: string) => string,
  sumOf = (text: string) => sumDigits(text, digitsOf),
): FilledIn {
  let text = "";
  for (const part of parts) {
    if (part.kind === "text") text += part.text;
    else if (part.kind === "letter") text += digitsOf(part.text);
    else {
      const value = sumOf(part.text);
      if (!/^\d+$/.test(value)) return { ok: false, problem: value as ArithmeticProblem };
      text += value;
    }
  }
  return { ok: true, text };
}

function sumDigits(text: string, digitsOf: (letter: string) => string): string {
  return String(computed(text, digitsOf));
}

/** Returns null when a bracket is not closed. */
function partsOf(text: string): FormulaPart[] | null {
  const prefix = /^RD\b:?\s*/i.exec(text)?.[0] ?? "";
  const directions = directionsIn(text);
  const parts: FormulaPart[] = [{ kind: "text", text: prefix }];
  for (let at = prefix.length; at < text.length; at += 1) {
    const character = text[at] as string;
    if (character === "(") {
      const end = endOfBrackets(text, at);
      if (end === null) return null;
      // A small x is how a keyboard without × writes it.
      const sum = text.slice(at, end).replace(/x/g, "×");
      parts.push({ kind: "sum", text: sum });
      at = end - 1;
    } else if (/[A-Z]/.test(character) && !directions.has(at)) {
      parts.push({ kind: "letter", text: character });
    } else parts.push({ kind: "text", text: character });
  }
  return parts;
}

/** Returns the index after the bracket that closes the one at `start`; null if there is none. */
function endOfBrackets(text: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}

const [NORTH_SOUTH, EAST_WEST] = ["NSZ", "EOW"];

/**
 * Returns the indexes of the letters that are directions of the wind: one at the start or the end of the text and one of the other
 * axis, both written apart from other letters. In "N 52° 0A.B12 E 5° 0E.123" the first E is a direction and the second an unknown.
 */
function directionsIn(text: string): ReadonlySet<number> {
  const apart = [...text.matchAll(/(?<![\w.)+\-*×/(])[NSZEOW](?![A-Za-z.)+\-*×/])/g)].map(
    ({ index }) => index,
  );
  const [first, last] = [0, text.length - 1];
  const outer = apart.includes(first) ? first : apart.includes(last) ? last : null;
  if (outer === null) return new Set();
  const others = NORTH_SOUTH?.includes(text[outer] as string) ? EAST_WEST : NORTH_SOUTH;
  const candidates = apart.filter((at) => at !== outer && others?.includes(text[at] as string));
  const isBeforeDegrees = (at: number) => /^.\s*[^°\s]+\s*°/.test(text.slice(at));
  const isAfterNumber = (at: number) =>
    /\S\s*$/.test(text.slice(0, at)) && /^.\s*\S+°|^.\s+\S/.test(text.slice(at));
  const other =
    outer === first
      ? (candidates.find(isBeforeDegrees) ?? candidates[0])
      : candidates.find(isAfterNumber);
  return new Set(other === undefined ? [outer] : [outer, other]);
}

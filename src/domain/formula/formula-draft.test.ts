import { expect, it } from "vitest";
import { formatDm, formatRd } from "#domain/coordinates/format.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { findFormula } from "./find-formula.ts";
import { type FormulaDraft, formulaOutcome } from "./formula-draft.ts";

function draftOf(
  text: string,
  digits: Readonly<Record<string, string>>,
  sumText = "",
): FormulaDraft {
  const letters = Object.entries(digits).map(([id, digitsText]) => ({
    id,
    digitsText,
    rangeText: "",
  }));
  return { id: "f", name: "Schat", text, letters, sumText };
}

const TEXT = "N 52° 0A.B12' E 5° (C+3)0.456'";

it("has the place as soon as all letters are known, and the letters that are missing before", () => {
  const { place, missing, sketch } = formulaOutcome(draftOf(TEXT, { A: "7", B: "8", C: "1" }));
  expect(place).toEqual({
    lat: expect.closeTo(52 + 7.812 / 60, 9),
    lng: expect.closeTo(5 + 40.456 / 60, 9),
  });
  expect(missing).toEqual([]);
  expect(sketch).toEqual([{ kind: "point", place, label: "Schat", isResult: true }]);
  expect(formulaOutcome(draftOf(TEXT, { B: "8" })).missing).toEqual(["A", "C"]);
});

it("has the possible places while one letter is missing, fewer with a range or a sum", () => {
  const digitsOf = (draft: FormulaDraft) =>
    formulaOutcome(draft).possible.map(({ digits }) => digits);
  // 60 minutes are no minutes, so C can be at most 2.
  expect(digitsOf(draftOf(TEXT, { A: "7", B: "8" }))).toEqual(["0", "1", "2"]);
  expect(digitsOf(draftOf(TEXT, { A: "7", C: "1" }))).toHaveLength(10);
  expect(digitsOf(draftOf(TEXT, { A: "7", C: "1" }, "12"))).toEqual(["4"]);
  const ranged = draftOf(TEXT, { A: "7", B: "", C: "1" });
  const letters = ranged.letters.map((one) =>
    one.id === "B" ? { ...one, rangeText: "2–4" } : one,
  );
  expect(digitsOf({ ...ranged, letters })).toEqual(["2", "3", "4"]);
});

it("says when digits are outside their range or add up to another sum", () => {
  const draft = draftOf(TEXT, { A: "7", B: "8", C: "1" }, "17");
  expect(formulaOutcome(draft).hasOtherSum).toBe(true);
  expect(formulaOutcome({ ...draft, sumText: "16" }).hasOtherSum).toBe(false);
  const letters = draft.letters.map((one) => ({ ...one, rangeText: "1-7" }));
  expect(formulaOutcome({ ...draft, letters }).outOfRange).toEqual(["B"]);
});

it.each([
  [`Tel de ramen.\n\nDe schat ligt op ${TEXT}. Veel plezier!`, TEXT],
  ["N 52° AB.CDE\nE 005° 0F.GHI", "N 52° AB.CDE E 005° 0F.GHI"],
  [`ZIE DE KERK IN HET NOORDEN ${TEXT}`, TEXT],
  ["De post staat op N 52° 06.123' E 5° 03.123'", null],
  ["Neem de NS naar Oss, dan bus 12 naar het Zand om 13.15 uur", null],
])("finds a formula in the note %j", (note, formula) => {
  expect(findFormula(note)).toBe(formula);
});

/** Returns a formula for a coordinate: some digits become letters, some letters a sum. */
function disguised(text: string, random: () => number) {
  const digits: Record<string, string> = {};
  const below = (count: number) => Math.floor(random() * count);
  const disguise = (digit: string, at: number, all: string): string => {
    // The digits of the degrees of a longitude could not be told from its direction.
    if (random() < 0.6 || all[at + 1] === "°") return digit;
    const letter = "ABCDFGHIJKLMPQTUVXY"[below(19)] as string;
    digits[letter] ??= String(below(10));
    const value = Number(digits[letter]);
    const offset = Number(digit) - value;
    if (offset === 0) return letter;
    return offset > 0 ? `(${letter}+${offset})` : `(2×${letter}-${letter}-${-offset})`;
  };
  return { formula: text.replace(/\d/g, disguise), digits };
}

it("finds the place of a thousand disguised coordinates", () => {
  const random = seededRandom(62);
  let count = 0;
  for (let round = 0; round < 1000; round += 1) {
    const place = { lat: 51 + random() * 2, lng: 4 + random() * 2.5 };
    const rd = toRd(place);
    const text = round % 2 === 0 || !rd ? formatDm(place) : `RD ${formatRd(rd)}`;
    const { formula, digits } = disguised(text, random);
    const found = formulaOutcome(draftOf(formula, digits));
    if (found.letters.length === 0) continue;
    count += 1;
    expect(found.place, `${formula} ${JSON.stringify(digits)}`).not.toBeNull();
    expect(distanceMeters(found.place as typeof place, place)).toBeLessThan(2);
  }
  expect(count).toBeGreaterThan(990);
});

it("says how far it tried a letter with more possible numbers than it tries", () => {
  const letters = [{ id: "A", digitsText: "", rangeText: "5-99999" }];
  const outcome = formulaOutcome({ name: "", text: "RD [A+80000] 447000", letters, sumText: "" });
  expect(outcome.possible).toHaveLength(1000);
  expect(outcome.triedUntil).toBe(1004);
  const small = [{ id: "A", digitsText: "", rangeText: "5-1004" }];
  const whole = formulaOutcome({
    name: "",
    text: "RD [A+80000] 447000",
    letters: small,
    sumText: "",
  });
  expect(whole.possible).toHaveLength(1000);
  expect(whole.triedUntil).toBeNull();
});

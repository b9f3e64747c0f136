import { expect, it } from "vitest";
import { computed } from "./arithmetic.ts";
import { placeOf, readFormula } from "./formula.ts";

const digits = (values: Readonly<Record<string, string>>) => (letter: string) =>
  values[letter] ?? "?";

function lettersOf(text: string): string {
  const formula = readFormula(text);
  return typeof formula === "string" ? formula : formula.letters.join("");
}

it.each([
  ["N 52° 0A.B12' E 5° (C+3)D.EFG'", "ABCDEFG"],
  ["N52° AB.CDE E005° FG.HIJ", "ABCDEFGHIJ"],
  ["N 52° E7.123 E 5° 1E.4NS", "ENS"],
  ["52° 0A.B12' N 5° 3D.EFG' E", "ABDEFG"],
  ["E 5° 0A.123' N 52° 0B.456'", "AB"],
  ["52.1A2B, 5.3C", "ABC"],
  ["RD 15A000 46B(C+1)00", "ABC"],
  ["N 52° 0[A+1].B12' E 5° {C+(3-D)}0.456'", "ABCD"],
  ["N 52° 0[A.123' E 5° 03.123'", "unreadable"],
  ["n 52° 0a.123 e 5° 0b.123", "unreadable"],
  ["N 52° 06.123' E 5° 03.123'", "no-letters"],
  ["N 52° 0A.123'", "unreadable"],
  ["N 52° 0(A.123' E 5° 03.123'", "unreadable"],
  ["", "empty"],
  ["Kom om 8 uur", "unreadable"],
])("finds the unknowns of %s", (text, letters) => {
  expect(lettersOf(text)).toBe(letters);
});

it("computes what is between brackets", () => {
  const at = digits({ A: "1", B: "2", C: "10" });
  expect(computed("(A+B)×C", at)).toBe(30);
  expect(computed("A+B*C-2A", at)).toBe(0);
  expect(computed("AB+1", at)).toBe(13);
  expect(computed("C/(B+2)", at)).toBe("fraction");
  expect(computed("A-C", at)).toBe("negative");
  expect(computed("A+", at)).toBe("unreadable");
  expect(computed("C/(B-2)", at)).toBe("unreadable");
  expect(computed("(".repeat(5000), at)).toBe("unreadable");
});

it("gives the place of the digits, or the reason why there is none", () => {
  const formula = readFormula("N 52° 0A.B12' E 5° (C+3)0.456'");
  if (typeof formula === "string") throw new Error(formula);
  const place = placeOf(formula, digits({ A: "7", B: "8", C: "1" }));
  expect(place).toEqual({
    lat: expect.closeTo(52 + 7.812 / 60, 9),
    lng: expect.closeTo(5 + 40.456 / 60, 9),
  });
  expect(placeOf(formula, digits({ A: "7", B: "8", C: "9" }))).toBe("out-of-range");
});

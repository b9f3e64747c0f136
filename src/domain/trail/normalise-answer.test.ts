import { expect, it } from "vitest";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { normaliseAnswer } from "./normalise-answer.ts";

it.each([
  ["De Kerk", "dekerk"],
  ["  de-kerk! ", "dekerk"],
  ["café", "cafe"],
  ["cafe\u0301", "cafe"],
  ["ĲSSEL", "ijssel"],
  ["ijssel", "ijssel"],
  ["İstanbul", "istanbul"],
  ["ISTANBUL", "istanbul"],
  ["Straße", "strasse"],
  ["STRASSE", "strasse"],
  ["ΟΔΟΣ", "οδοσ"],
  ["οδος 1", "οδοσ1"],
  ["007", "7"],
  ["1007", "1007"],
  ["0", "0"],
  ["000", "0"],
  ["12.05", "1205"],
  ["A 07", "a7"],
  ["１２", "12"],
  ["…", ""],
])("makes %j into %j", (answer, normal) => {
  expect(normaliseAnswer(answer)).toBe(normal);
});

it("changes nothing more in 2,000 texts that it has made", () => {
  const random = seededRandom(62);
  const parts = ["é", "ĲJ", "ß", "Σ", " ", "0", "07", "ﬁ", "½", "-", "Å", "ı", "x", "ж", "💧"];
  for (let count = 0; count < 2000; count++) {
    const length = 1 + Math.floor(random() * 6);
    const text = Array.from({ length }, () => parts[Math.floor(random() * parts.length)]).join("");
    const once = normaliseAnswer(text);
    expect(normaliseAnswer(once)).toBe(once);
    expect(normaliseAnswer(` ${text.toUpperCase()}!`)).toBe(once);
  }
});

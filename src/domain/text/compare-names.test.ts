import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language/language.ts";
import { compareNames } from "./compare-names.ts";

const NAMES = [
  "Aachen",
  "ähnlich",
  "Apeldoorn",
  "Élan",
  "elan 2",
  "IJlst",
  "ijsbaan",
  "Öland",
  "Osnabrück",
  "Straße",
  "Strasse 1",
  "Zwolle",
];

it.each(LANGUAGES)("sorts names as %s does", (language) => {
  expect(NAMES.toReversed().sort(compareNames)).toEqual(
    NAMES.toReversed().sort((a, b) => a.localeCompare(b, language)),
  );
});

it("ignores case and accents before anything else", () => {
  expect(["Öland", "zwolle", "Zeist", "osdorp"].sort(compareNames)).toEqual([
    "Öland",
    "osdorp",
    "Zeist",
    "zwolle",
  ]);
});

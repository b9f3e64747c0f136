import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language/language.ts";
import { codeFiles, dutchWords, textsInCode, textsOfFile, wordsOf } from "./words-in-code.ts";

/** Files whose Dutch is no text of the interface: what people enter or files contain, in any language, and names of data and servers. */
const NO_TEXTS = [
  "domain/areas/municipality.ts",
  "domain/coordinate-forms/",
  "domain/exchange/csv/",
  "domain/fairway/official/",
  "domain/exchange/geojson/geojson-fields.ts",
  "domain/exchange/list/beside-coordinate.ts",
  "domain/links/marks-address.ts",
  "domain/search/other-names.ts",
  "domain/tiles/",
  "state/fairways/fairways.ts",
  "state/packs/provinces.ts",
  "state/packs/waters-file.ts",
  "mapview/layers/base/base-layer.ts",
];

/** Addresses keep their Dutch words, because people have links with them: `/map?spoor=…`, `/settings#opslag`. */
const ADDRESS_WORDS = new Set(
  (
    "afdrukken beeld bewaar boeien eenheden formule gedeeld gegevens inhoud jacht kaart kaartpakketten kleuren naam oefenen opname opslag plek rondje " +
    "spoor streek taal tocht verplaats wateren"
  ).split(" "),
);

/** An address, or a part of one: no space, and no capital. */
const ADDRESS = /^[^\sA-Z]+$/;

/** Words of code that no text of another language has. */
const CODE_WORDS = new Set(["net", "past", "raster", "storing", "tel"]);

it("finds the texts of code, and no names of modules", () => {
  const code = 'import a from "./knooppunt.ts"; const b = `de brug`; <p title="Kaart">Sluis</p>;';
  expect(textsInCode("a.tsx", code).map(({ text }) => text)).toEqual(["de brug", "Kaart", "Sluis"]);
});

it("Dutch texts are in words/nl only", { tags: "long" }, () => {
  const dutch = dutchWords(LANGUAGES.filter((language) => language !== "nl"));
  expect(dutch.has("knooppunt")).toBe(true);
  const files = codeFiles().filter(
    (name) => !name.startsWith("words/nl/") && !NO_TEXTS.some((place) => name.startsWith(place)),
  );
  expect(files.length).toBeGreaterThan(1500);
  const found = files.flatMap((name) =>
    textsOfFile(name).flatMap(({ text, line }) => {
      const isFine = (word: string) =>
        CODE_WORDS.has(word) || (ADDRESS.test(text) && ADDRESS_WORDS.has(word));
      const words = wordsOf(text).filter((word) => dutch.has(word) && !isFine(word));
      return words.length > 0 ? [`src/${name}:${line} ${words.join(" ")}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

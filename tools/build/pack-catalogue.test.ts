import { expect, it } from "vitest";
import { hasSamplePacks, packCatalogueOf } from "./pack-catalogue.ts";

it.each([
  [undefined, null],
  ["", null],
  ["https://name.github.io/kaart/packs/", "https://name.github.io/kaart/packs/index.json"],
  ["https://packs.example/nl.json#top", "https://packs.example/nl.json"],
])("the catalogue %j is %s", (text, address) => {
  expect(packCatalogueOf(text)).toBe(address);
});

it.each(["http://packs.example/index.json", "/packs/index.json", "packs.example"])(
  "rejects %s, which an installed app could not ask",
  (text) => {
    expect(() => packCatalogueOf(text)).toThrow(`PACK_CATALOGUE is "${text}"`);
  },
);

it("includes the sample packs unless a catalogue replaces them, or the build says otherwise", () => {
  const catalogue = "https://packs.example/index.json";
  expect(hasSamplePacks(undefined, null)).toBe(true);
  expect(hasSamplePacks("", catalogue)).toBe(false);
  expect(hasSamplePacks("1", catalogue)).toBe(true);
  expect(hasSamplePacks("0", null)).toBe(false);
});

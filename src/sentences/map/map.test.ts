import { expect, test } from "vitest";
import { mapContents, sourcesKeptOut, sourcesUnreachable } from "./map.ts";

test("missing networks are combined into one word, before the other sources", () => {
  expect(sourcesUnreachable(["Fietsnetwerk", "Online kaart", "Wandelnetwerk"])).toBe(
    "Fiets- en wandelnetwerk en online kaart niet bereikbaar",
  );
  expect(sourcesKeptOut(["Fietsnetwerk", "Wandelnetwerk", "Vaarnetwerk"])).toMatch(
    /^Fiets-, wandel- en vaarnetwerk niet getoond/,
  );
});

test("a source keeps the capitals of a proper name within a sentence", () => {
  expect(sourcesUnreachable(["Wandelnetwerk", "OpenTopoMap"])).toBe(
    "Wandelnetwerk en OpenTopoMap niet bereikbaar",
  );
  expect(sourcesUnreachable(["BRT standaard", "Online kaart"])).toBe(
    "BRT standaard en online kaart niet bereikbaar",
  );
});

test("a single source keeps its name", () => {
  expect(sourcesUnreachable(["Online kaart"])).toBe("Online kaart niet bereikbaar");
});

test("the description of the map includes its overlays", () => {
  expect(mapContents("Luchtfoto", ["Wandelnetwerk", "Vaarnetwerk"])).toBe(
    "Kaart: Luchtfoto met wandel- en vaarnetwerk",
  );
});

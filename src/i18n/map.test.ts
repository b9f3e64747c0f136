import { expect, test } from "vitest";
import { mapContents, sourcesKeptOut, sourcesUnreachable } from "./map.ts";

test("networks that are missed together are named in one word, before the other sources", () => {
  expect(sourcesUnreachable(["Fietsnetwerk", "Online kaart", "Wandelnetwerk"])).toBe(
    "Fiets- en wandelnetwerk en online kaart niet bereikbaar",
  );
  expect(sourcesKeptOut(["Fietsnetwerk", "Wandelnetwerk", "Vaarnetwerk"])).toMatch(
    /^Fiets-, wandel- en vaarnetwerk niet getoond/,
  );
});

test("a source keeps the capitals of its own name in the middle of a sentence", () => {
  expect(sourcesUnreachable(["Wandelnetwerk", "OpenTopoMap"])).toBe(
    "Wandelnetwerk en OpenTopoMap niet bereikbaar",
  );
  expect(sourcesUnreachable(["BRT standaard", "Online kaart"])).toBe(
    "BRT standaard en online kaart niet bereikbaar",
  );
});

test("one source is named as it is", () => {
  expect(sourcesUnreachable(["Online kaart"])).toBe("Online kaart niet bereikbaar");
});

test("the map says what lies over it", () => {
  expect(mapContents("Luchtfoto", ["Wandelnetwerk", "Vaarnetwerk"])).toBe(
    "Kaart: Luchtfoto met wandel- en vaarnetwerk",
  );
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPlaces } from "#domain/packs/pack-manifest-places.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { FoundPlace } from "./found-place.ts";
import { readKindQuery } from "./kind-query.ts";
import { readPoiQuery } from "./poi-query.ts";
import { SearchIndex } from "./search-index.ts";

/** The words that people type for each kind, in each language. */
const TYPED: readonly (readonly [FoundPlace["kind"], readonly string[]])[] = [
  ["water", ["drinkwater", "Drinking water", "tap", "Trinkwasser", "Wasserhahn", "Wasserhaehne"]],
  ["toilet", ["WC", "toiletten", "public toilets", "Toilette", "Klo", "oeffentliche Toilette"]],
  ["campsite", ["campings", "campsite", "Campingplatz", "Campingplätze", "Zeltplatz"]],
  ["ferry", ["pontje", "ferry", "ferries", "Fähre", "Faehre", "fahren", "Fußgängerfähre"]],
  ["lock", ["sluis", "lock", "locks", "Schleuse", "Schleusen"]],
  ["bridge", ["bruggen", "bridge", "Brücke", "Bruecke", "Brucke", "BRÜCKEN"]],
  ["station", ["station", "train station", "Bahnhof", "Bahnhöfe", "Bahnhoefe"]],
  ["repair", ["fietsreparatie", "bicycle repair", "bike repair", "Fahrradreparatur"]],
];

describe.each(TYPED)("a search for %s", (kind, texts) => {
  it.each(texts)("is made by %s alone", (text) => {
    const asked = readKindQuery(foldText(text));
    expect([...asked.keys()]).toEqual([kind]);
    expect(asked.get(kind)).toBeLessThan(2);
  });
});

it.each([
  ["drinkw", "water", 1],
  ["trinkw", "water", 2],
  ["drinki", "water", 2],
  ["fahrradr", "repair", 2],
] as const)("the beginning %s asks for %s at rank %d", (text, kind, rank) => {
  expect([...readKindQuery(text)]).toEqual([[kind, rank]]);
});

it.each(["ta", "kl", "bri", "Amersfoort", "tapijt", "kloosterhaar", "fahrland"])(
  "%s asks for no kind",
  (text) => {
    expect([...readKindQuery(foldText(text))]).toEqual([]);
  },
);

it.each([
  ["museum", ["museum"]],
  ["Musea", ["museum"]],
  ["Museen", ["museum"]],
  ["bakeries", ["bakery"]],
  ["Bäckereien", ["bakery"]],
  ["Baeckerei", ["bakery"]],
  ["Spielplätze", ["playground"]],
  ["playgrounds", ["playground"]],
  ["Schlösser", ["castle"]],
  ["Krankenhaeuser", ["hospital"]],
  ["Spielplaetze", ["playground"]],
  ["Bänke", ["bench"]],
  ["Straßenbahnhaltestelle", ["tram_stop"]],
  ["Strassenbahnhaltestelle", ["tram_stop"]],
  ["AED", ["defibrillator"]],
  ["Zwolle", []],
])("%s asks for the points of interest %j", (text, kinds) => {
  expect(Object.keys(readPoiQuery(foldText(text)))).toEqual(kinds);
});

describe("a name on the map", () => {
  const HERE = { lat: 52, lng: 5 };
  const at = (kind: FoundPlace["kind"], name: string, lat: number): FoundPlace => {
    return { kind, name, lat, lng: 5, detail: null };
  };
  const found = (text: string, ...places: readonly FoundPlace[]) => {
    const index = new SearchIndex();
    index.put("pack", places);
    return index.find(text, HERE, 9).map(({ name }) => name);
  };

  it("ranks before places whose kind a foreign word begins with", () => {
    const names = found(
      "wass",
      at("water", "Tap", 52),
      at("street", "Wassenaarseweg", 52.2),
      at("town", "Wassenaar", 53),
    );
    expect(names).toEqual(["Wassenaar", "Wassenaarseweg", "Tap"]);
  });

  it("ranks before places that a short foreign word asks for, if it is a town", () => {
    const names = found("klo", at("toilet", "WC", 52), at("town", "Kloetinge", 53));
    expect(names).toEqual(["Kloetinge", "WC"]);
  });

  it("ranks by the better of its name and its kind", () => {
    const lock = at("lock", "Lockgate", 53);
    expect(found("lockg", lock, at("street", "Lockgatelaan", 52.5))).toEqual([
      "Lockgatelaan",
      "Lockgate",
    ]);
    expect(found("brid", at("bridge", "Bridleweg", 53), at("bridge", "Zuid", 52))).toEqual([
      "Bridleweg",
      "Zuid",
    ]);
  });

  it("is found in the spellings of German", () => {
    const towns = [at("town", "Münster", 52), at("town", "Großefehn", 52), at("town", "Goes", 52)];
    for (const text of ["Münster", "munster", "Muenster", "MÜNSTER"]) {
      expect(found(text, ...towns), text).toEqual(["Münster"]);
    }
    for (const text of ["Großefehn", "Grossefehn", "GROẞEFEHN"]) {
      expect(found(text, ...towns), text).toEqual(["Großefehn"]);
    }
    expect(found("Goes", ...towns)).toEqual(["Goes"]);
    expect(found("gos", ...towns)).toEqual([]);
  });

  it.each([
    ["The Hague", "Den Haag"],
    ["Flushing", "Vlissingen"],
    ["Nimwegen", "Nijmegen"],
    ["Luettich", "Luik"],
    ["Koeln", "Keulen"],
  ])("%s is found by another name", (text, name) => {
    expect(found(text, at("town", name, 52))).toEqual([name]);
  });

  it("of a town comes first for each of its beginnings, beside every kind of place", {
    tags: "thorough",
  }, () => {
    const towns = readPlaces(readFileSync("public/basemap/places.json", "utf8")).filter(
      ({ kind }) => kind === "town",
    );
    const beside = TYPED.map(([kind]) => at(kind, "", 52));
    const hidden = towns.flatMap(({ name }) => {
      const folded = foldText(name);
      const beginnings = Array.from(folded, (_, index) => folded.slice(0, index + 1)).slice(2);
      return beginnings.filter((text) => found(text, at("town", name, 53), ...beside)[0] !== name);
    });
    // The Dutch words, which Brugge, Pont-à-Celles and Sluiskil begin with; as before there were words of other languages.
    expect(new Set(hidden)).toEqual(new Set(["brug", "pont", "pont ", "sluis"]));
  });
});

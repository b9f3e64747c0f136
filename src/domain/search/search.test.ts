import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPlaces } from "#domain/packs/pack-manifest-places.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { FoundPlace } from "./found-place.ts";
import { lacksNodeNumber, readNodeQuery } from "./node-query.ts";
import { SearchIndex } from "./search-index.ts";
import { startsWithTypos } from "./typo.ts";

const HERE = { lat: 52, lng: 5 };

function place(name: string, lat: number, kind: FoundPlace["kind"] = "town"): FoundPlace {
  return { kind, name, lat, lng: 5, detail: null };
}

function indexWith(...places: readonly FoundPlace[]): SearchIndex {
  const index = new SearchIndex();
  index.put("pack", places);
  return index;
}

const names = (places: readonly FoundPlace[]) => places.map(({ name }) => name);

describe("foldText", () => {
  it("removes accents, capitals and punctuation", () => {
    expect(foldText(" Súdwest-Fryslân ")).toBe("sudwest fryslan");
    expect(foldText("'s-Gravenhage")).toBe("s gravenhage");
    expect(foldText("Café ’t Hoekje")).toBe("cafe t hoekje");
  });
});

describe("startsWithTypos", () => {
  it.each([
    ["another letter", "utrecht", "utracht"],
    ["a letter too many", "utrecht", "uttrecht"],
    ["a letter too few", "utrecht", "utrcht"],
    ["two that changed places", "utrecht", "utrehct"],
    ["an unfinished word", "amersfoort", "amesf"],
  ])("accepts %s", (_, name, typed) => {
    expect(startsWithTypos(name, typed, 1)).toBe(true);
  });

  it("does not accept more, nor a wrong first letter", () => {
    expect(startsWithTypos("utrecht", "atrecht", 1)).toBe(false);
    expect(startsWithTypos("utrecht", "utarcth", 1)).toBe(false);
    expect(startsWithTypos("ede", "edam", 1)).toBe(false);
  });
});

describe("SearchIndex.find", () => {
  it("finds each hamlet of a pack by its own name", () => {
    const json = readFileSync("samples/packs/voorbeeld-limburg-wandelen/places.json", "utf8");
    const places = readPlaces(json);
    const hamlets = places.filter(({ detail }) => detail === "hamlet");
    expect(hamlets.length).toBeGreaterThan(5);
    const index = indexWith(...places);
    for (const hamlet of hamlets) {
      expect(index.find(hamlet.name, hamlet, 9)[0]).toMatchObject(hamlet);
    }
  });

  it("ranks a town before its nearer quarter, and both before a distant town", () => {
    const index = indexWith(place("Delftechpark", 52.01), place("Delft", 52.02), place("Dele", 53));
    expect(names(index.find("del", HERE, 9))).toEqual(["Delft", "Delftechpark", "Dele"]);
  });

  it("ranks exact before prefix before word before typo, at any distance", () => {
    const index = indexWith(
      place("Holtem", 52),
      place("Den Holten", 52.1),
      place("Holtenbroek", 52.2),
      place("Holten", 53),
    );
    expect(names(index.find("holten", HERE, 9))).toEqual([
      "Holten",
      "Holtenbroek",
      "Den Holten",
      "Holtem",
    ]);
  });

  it("ranks the nearest of the same name first, and a town before a street", () => {
    const index = indexWith(
      place("Dorpsstraat", 53, "street"),
      place("Dorpsstraat", 52.1, "street"),
      place("Dorpsstraat", 53.4),
    );
    expect(index.find("dorpsstraat", HERE, 9).map(({ lat }) => lat)).toEqual([53.4, 52.1, 53]);
  });

  it("ignores accents in both texts", () => {
    const index = indexWith(place("Fryslân", 53));
    expect(names(index.find("fryslan", HERE, 9))).toEqual(["Fryslân"]);
    expect(names(index.find("FRYSLÂN", HERE, 9))).toEqual(["Fryslân"]);
  });

  it("returns a number once per junction", () => {
    // A row of 5s, each 50 m from the next, and a separate one.
    const row = [0, 0.00045, 0.0009, 0.0021].map((north) => ({
      ...place("5", 52 + north, "node"),
      detail: "cycle",
    }));
    const walk = { ...place("5", 52.0001, "node"), detail: "walk" };
    const found = indexWith(...row, walk).find("5", { lat: 52, lng: 5 }, 9);
    expect(found.map(({ lat, detail }) => `${detail} ${lat}`)).toEqual([
      "cycle 52",
      "walk 52.0001",
      "cycle 52.0021",
    ]);
  });

  it("finds a node by its number, in the given network only", () => {
    const index = indexWith(
      { ...place("51", 52.1, "node"), detail: "walk" },
      { ...place("51", 52.2, "node"), detail: "cycle" },
      { ...place("511", 52, "node"), detail: "walk" },
    );
    expect(index.find("51", HERE, 9).map(({ lat }) => lat)).toEqual([52.1, 52.2]);
    expect(index.find("fietsknooppunt 51", HERE, 9).map(({ lat }) => lat)).toEqual([52.2]);
    expect(index.find("051", HERE, 9)).toHaveLength(2);
    expect(names(index.find("5", HERE, 9))).toEqual([]);
  });

  it("finds a node whose number has letters, typed plainly or with a word before it", () => {
    const index = indexWith(
      { ...place("A07", 52.1, "node"), detail: "walk" },
      { ...place("B1a", 52.2, "node"), detail: "walk" },
      { ...place("07", 52.3, "node"), detail: "walk" },
      place("A07-weg", 52.4, "street"),
    );
    for (const text of ["A07", "a7", "kp A07", "knooppunt a 07", "A 07"]) {
      expect(names(index.find(text, HERE, 9))[0], text).toBe("A07");
    }
    expect(names(index.find("B1a", HERE, 9))).toEqual(["B1a"]);
    expect(names(index.find("A07", HERE, 9))).toEqual(["A07", "A07-weg"]);
    expect(names(index.find("7", HERE, 9))).toEqual(["07"]);
  });

  it("returns a town once if two packs have it", () => {
    const index = indexWith(place("Delft", 52.01));
    index.put("other", [place("Delft", 52.011)]);
    expect(names(index.find("delft", HERE, 9))).toEqual(["Delft"]);
  });

  it("finds a town by its other names", () => {
    const index = indexWith(place("'s-Hertogenbosch", 51.7), place("Den Haag", 52.1));
    expect(names(index.find("den bosch", HERE, 9))).toEqual(["'s-Hertogenbosch"]);
    expect(names(index.find("'s-grav", HERE, 9))).toEqual(["Den Haag"]);
    expect(names(index.find("bosch", HERE, 9))).toEqual(["'s-Hertogenbosch"]);
  });

  it("does not apply the other name of a town to a street", () => {
    expect(indexWith(place("Den Haag", 52, "street")).find("gravenhage", HERE, 9)).toEqual([]);
  });

  it("distinguishes streets of one name by their towns", () => {
    const index = indexWith(
      place("Dorpsstraat", 52.1, "street"),
      place("Dorpsstraat", 53, "street"),
    );
    index.put("built-in", [place("Delft", 52.11), place("Zwolle", 53.01)]);
    expect(index.find("dorpsstraat", HERE, 9).map(({ nearTown }) => nearTown)).toEqual([
      "Delft",
      "Zwolle",
    ]);
  });

  it("leaves out the last words if nothing matches them all", () => {
    const index = indexWith(place("Zwolle", 52.5), place("De Bilt", 52.1), place("Den Ham", 52.4));
    expect(names(index.find("Zwolle centrum 5", HERE, 9))).toEqual(["Zwolle"]);
    expect(names(index.find("de xq", HERE, 9))).toEqual([]);
    expect(index.find(`zwolle ${"en ".repeat(2000)}`, HERE, 9)).toEqual([]);
  });

  it("drops a set", () => {
    const index = indexWith(place("Delft", 52.01));
    index.drop("pack");
    expect(index.find("delft", HERE, 9)).toEqual([]);
  });

  it("finds nothing for an empty text", () => {
    expect(indexWith(place("Delft", 52)).find(" - ", HERE, 9)).toEqual([]);
  });
});

describe("SearchIndex.around", () => {
  it("returns the nearest first, and leaves out what is too far for its kind", () => {
    const index = indexWith(
      place("Ver weg", 52.9),
      place("Lange straat", 52.02, "street"),
      place("Delft", 52.05),
      place("12", 52.01, "node"),
      place("Kerkstraat", 52.001, "street"),
    );
    expect(names(index.around(HERE, 9))).toEqual(["Kerkstraat", "12", "Delft"]);
  });

  it("always includes a town, even if much else is nearer", () => {
    const nodes = Array.from({ length: 5 }, (_, index) =>
      place(`${index}`, 52 + index / 1e4, "node"),
    );
    const index = indexWith(...nodes, place("Delft", 52.1));
    expect(names(index.around(HERE, 3))).toEqual(["0", "1", "Delft"]);
  });
});

describe("lacksNodeNumber", () => {
  it.each(["knooppunt", " Fietsknooppunten ", "vaar knooppunt", "kp", "Node", "Knotenpunkte"])(
    "is true for %j",
    (typed) => {
      expect(lacksNodeNumber(typed)).toBe(true);
    },
  );

  it.each(["knooppunt 51", "kp51", "Knooppuntweg", "51", ""])("is false for %j", (typed) => {
    expect(lacksNodeNumber(typed)).toBe(false);
  });
});

describe("readNodeQuery", () => {
  it.each([
    ["51", { label: "51", modes: null }],
    ["knooppunt 51", { label: "51", modes: null }],
    ["node 51", { label: "51", modes: null }],
    ["knotenpunkt 51", { label: "51", modes: null }],
    ["radknotenpunkt nr 51", { label: "51", modes: ["cycle"] }],
    ["node number a 07", { label: "a7", modes: null }],
    ["kp 7", { label: "7", modes: null }],
    ["kp51", { label: "51", modes: null }],
    ["nodeweg", null],
    ["wandelknooppunt 51", { label: "51", modes: ["walk"] }],
    ["vaarknooppunt a1", { label: "a1", modes: ["motorboat", "canoe"] }],
    ["knooppuntweg 5", null],
    ["5151", null],
    ["a07", { label: "a7", modes: null }],
    ["b1a", { label: "b1a", modes: null }],
    ["a 07", { label: "a7", modes: null }],
    ["kp a07", { label: "a7", modes: null }],
    ["delft 1", null],
  ])("reads %s", (text, query) => {
    expect(readNodeQuery(text)).toEqual(query);
  });
});

describe("useful places", () => {
  const way = (kind: FoundPlace["kind"], lat: number, name = "") => place(name, lat, kind);
  const kinds = (places: readonly FoundPlace[]) => places.map(({ kind, lat }) => [kind, lat]);

  it("are found by kind, nearest first, with or without a name", () => {
    const index = indexWith(way("water", 52.2, "Bron"), way("water", 52.1), way("toilet", 52));
    expect(kinds(index.find("Drinkwater", HERE, 9))).toEqual([
      ["water", 52.1],
      ["water", 52.2],
    ]);
  });

  it("are found by the start of the word, and by other words", () => {
    const index = indexWith(way("repair", 52), way("ferry", 52.1), way("campsite", 52.2));
    expect(kinds(index.find("fietsre", HERE, 9))).toEqual([["repair", 52]]);
    expect(kinds(index.find("pont", HERE, 9))).toEqual([["ferry", 52.1]]);
    expect(kinds(index.find("campings", HERE, 9))).toEqual([["campsite", 52.2]]);
    expect(index.find("cam", HERE, 9)).toEqual([]);
  });

  it("do not hide the town of that name", () => {
    const index = indexWith(way("lock", 52), place("Sluis", 51.3));
    expect(kinds(index.find("sluis", HERE, 9))).toEqual([
      ["town", 51.3],
      ["lock", 52],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import {
  type PackIndexEntry,
  type PackManifest,
  packIndexJson,
  packManifestJson,
  readPackIndex,
  readPackManifest,
} from "./pack-manifest.ts";
import { PackFormatError } from "./pack-manifest-fields.ts";
import { type NamedPlace, placesJson, readPlaces } from "./pack-manifest-places.ts";

const SHA256 = "0123456789abcdef".repeat(4);

const PACK: PackManifest = {
  name: "delft",
  bounds: [4.3, 51.9, 4.4, 52],
  areas: [[4.3, 51.9, 4.4, 52]],
  mapAreas: [[4.35, 51.95, 4.4, 52]],
  modes: ["walk", "motorboat"],
  dataDate: "2025-08-06",
  licence: "ODbL-1.0",
  attribution: "© OpenStreetMap contributors",
  files: [{ name: "map.pmtiles", bytes: 12, sha256: SHA256 }],
};

const ENTRY: PackIndexEntry = {
  name: "delft",
  manifest: "delft/pack.json",
  sha256: SHA256,
  bytes: 12,
  bounds: [4.3, 51.9, 4.4, 52],
  modes: ["cycle"],
  dataDate: null,
};

const PLACES: readonly NamedPlace[] = [
  { kind: "town", name: "Delft", lat: 52.01, lng: 4.36, detail: "city" },
  { kind: "town", name: "Lier", lat: 51.97, lng: 4.25, detail: "village" },
  { kind: "node", name: "9", lat: 52, lng: 4.3, detail: "walk", osmId: 2_147_483_648 },
  { kind: "street", name: '’t Hoekje "1"', lat: 51.9, lng: 4.31, detail: null },
  { kind: "water", name: "", lat: 51.9, lng: 4.32, detail: null },
  { kind: "ferry", name: "Pont", lat: 51.9, lng: 4.33, detail: null },
];

function problemOf(run: () => unknown): string {
  try {
    run();
    return "none";
  } catch (error) {
    if (error instanceof PackFormatError) return error.problem;
    throw error;
  }
}

function withField(key: string, value: unknown): string {
  return JSON.stringify({ ...JSON.parse(packManifestJson(PACK)), [key]: value });
}

describe("pack.json", () => {
  it("returns the pack that was written", () => {
    expect(readPackManifest(packManifestJson(PACK))).toEqual(PACK);
  });

  it("may have no date", () => {
    expect(readPackManifest(withField("dataDate", null)).dataDate).toBeNull();
  });

  it.each(["2021-05", "2019"])("may have a date as vague as %s", (dataDate) => {
    expect(readPackManifest(withField("dataDate", dataDate)).dataDate).toBe(dataDate);
  });

  it("has unknown networks if it is old, and only the known ones if it is newer", () => {
    const { modes: _, ...older } = JSON.parse(packManifestJson(PACK));
    expect(readPackManifest(JSON.stringify(older)).modes).toBeNull();
    expect(readPackManifest(withField("modes", ["ski", "walk"])).modes).toEqual(["walk"]);
  });

  it("is refused with an excessive number of areas", () => {
    const areas = Array.from({ length: 1001 }, () => PACK.bounds);
    expect(problemOf(() => readPackManifest(withField("areas", areas)))).toBe("damaged");
  });

  it("ignores reserved and unknown file names", () => {
    const others = ["download.json", "area.json", "pack.json", "film.mp4"].map((name) => ({
      ...PACK.files[0],
      name,
    }));
    const json = withField("files", [...others, ...PACK.files]);
    expect(readPackManifest(json).files).toEqual(PACK.files);
  });

  it("reduces the credit to one line", () => {
    const json = withField("attribution", `\u202e© Jan\u0000${"!".repeat(5_000_000)}`);
    expect(readPackManifest(json).attribution).toMatch(/^© Jan !{1,500}$/);
  });

  it("reduces the title to one line, and drops it if no words are left", () => {
    const titleWith = (title: unknown) => readPackManifest(withField("title", title)).title;
    expect(titleWith("Delft (voorbeeld)")).toBe("Delft (voorbeeld)");
    expect(titleWith("Delft\n\u202e(oud)")).toBe("Delft (oud)");
    expect(titleWith("x".repeat(5000))).toHaveLength(200);
    expect(titleWith(" \u200f ")).toBeUndefined();
    expect(readPackManifest(packManifestJson(PACK)).title).toBeUndefined();
    for (const bad of [7, null, ["Delft"]]) {
      expect(problemOf(() => titleWith(bad))).toBe("damaged");
    }
  });

  it("asks for a newer app if it is of a later version", () => {
    expect(problemOf(() => readPackManifest(withField("version", 2)))).toBe("newer-version");
  });

  it.each(["", "null", "[]", "<html>", '{"format":"other"}', packIndexJson([])])(
    "is distinguished from %s",
    (json) => {
      expect(problemOf(() => readPackManifest(json))).toBe("not-a-pack");
    },
  );

  it("has its base map in the area of its networks, unless it says otherwise", () => {
    const { mapAreas: _, ...older } = JSON.parse(packManifestJson(PACK));
    expect(readPackManifest(JSON.stringify(older)).mapAreas).toEqual(PACK.areas);
  });

  it.each([
    ["name", "../delft"],
    ["name", 5],
    ["bounds", [4.4, 51.9, 4.3, 52]],
    ["bounds", [4.3, 52, 4.4, 51.9]],
    ["bounds", [4.3, 51.9, 4.4]],
    ["bounds", [4.3, 51.9, 4.4, null]],
    ["areas", "everywhere"],
    ["mapAreas", "everywhere"],
    ["dataDate", "yesterday"],
    ["dataDate", "2025-08-06T12:00"],
    ["modes", "all"],
    ["files", [{ name: "../../settings", bytes: 1, sha256: SHA256 }]],
    ["files", [{ name: "map.pmtiles", bytes: -1, sha256: SHA256 }]],
    ["files", [{ name: "map.pmtiles", bytes: 1, sha256: "abc" }]],
    ["files", [null]],
    ["files", [...PACK.files, ...PACK.files]],
    ["version", "1"],
  ])("is refused with %s %j", (key, value) => {
    expect(problemOf(() => readPackManifest(withField(key, value)))).toBe("damaged");
  });
});

describe("index.json", () => {
  it("returns the packs that were written", () => {
    expect(readPackIndex(packIndexJson([ENTRY]))).toEqual({ packs: [ENTRY], leftOutCount: 0 });
  });

  it.each<[string, unknown]>([
    ["another server", { manifest: "https://elders.example/pack.json" }],
    ["another folder", { manifest: "../delft/pack.json" }],
    ["a name with a path", { name: "../delft" }],
    ["no size", { bytes: -1 }],
    ["a size beyond counting", { bytes: 1e300 }],
    ["bounds outside the world", { bounds: [4, 51, 4.4, 1e9] }],
    ["the name of another", {}],
  ])("leaves out an entry with %s, and keeps the rest", (_, change) => {
    const bad = { ...ENTRY, ...(change as object) };
    const json = packIndexJson([ENTRY, bad]);
    expect(readPackIndex(json)).toEqual({ packs: [ENTRY], leftOutCount: 1 });
  });

  it("is refused with brackets nested a million deep", () => {
    expect(problemOf(() => readPackIndex("[".repeat(1e6)))).toBe("not-a-pack");
  });
});

it("has titles and says whether there is a map; older ones do not", () => {
  const said = { ...ENTRY, title: "Delft (voorbeeld)", hasMap: false };
  expect(readPackIndex(packIndexJson([said])).packs).toEqual([said]);
  const [old] = readPackIndex(packIndexJson([ENTRY])).packs;
  expect([old?.title, old?.hasMap]).toEqual([undefined, undefined]);
});

describe("places.json", () => {
  it("returns the places that were written", () => {
    expect(readPlaces(placesJson(PLACES))).toEqual(PLACES);
  });

  it("is read in its older form without ids and useful places", () => {
    const nodes = [{ ...(PLACES[2] as NamedPlace) }];
    const json = placesJson(nodes).replace(",2147483648", "");
    expect(json).not.toContain("water");
    const { osmId: _, ...node } = nodes[0] as NamedPlace;
    expect(readPlaces(json)).toEqual([node]);
  });

  it("is independent of the order of the places", () => {
    expect(placesJson([...PLACES].reverse())).toBe(placesJson(PLACES));
  });

  it("keeps places to a metre", () => {
    const [place] = readPlaces(
      placesJson([{ kind: "town", name: "a", lat: 52.123_456_7, lng: 4.987_654_3, detail: null }]),
    );
    expect(place).toMatchObject({ lat: 52.12346, lng: 4.98765 });
  });

  it("cleans names, and skips one of which nothing is left", () => {
    const [delft, lier] = PLACES as [NamedPlace, NamedPlace];
    const json = placesJson([
      { ...delft, name: `\u202eDelft${"!".repeat(1_000_000)}` },
      { ...lier, name: "\u0007" },
    ]);
    expect(readPlaces(json).map(({ name }) => name)).toEqual([`Delft${"!".repeat(194)}`]);
  });

  it("skips a bad row", () => {
    const json = placesJson(PLACES).replace("4.36,52.01", '4.36,"52.01"');
    expect(readPlaces(json)).toEqual(PLACES.slice(1));
  });

  it("is refused if it is another file", () => {
    expect(problemOf(() => readPlaces("{"))).toBe("damaged");
    expect(problemOf(() => readPlaces("[]"))).toBe("damaged");
    expect(problemOf(() => readPlaces('{"format":"other"}'))).toBe("not-a-pack");
    const later = placesJson([]).replace('"version": 1', '"version": 2');
    expect(problemOf(() => readPlaces(later))).toBe("newer-version");
  });
});

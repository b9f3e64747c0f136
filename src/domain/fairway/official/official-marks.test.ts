import { describe, expect, it } from "vitest";
import { drawnSectors, lightNotation, sectorsOf } from "./mark-light.ts";
import { lookOf } from "./mark-look.ts";
import { meaningOf } from "./mark-meaning.ts";
import { markNamed, marksOfFixture, REAL_MARKS } from "./marks.fixture.ts";
import { MarksFormatError, readMarksFile, writeMarksFile } from "./marks-file.ts";
import { readMarksPage } from "./read-mark-records.ts";

function one(properties: Record<string, unknown>) {
  const feature = { properties: { x_wgs84: 5, y_wgs84: 52, ...properties } };
  const page = readMarksPage({ type: "FeatureCollection", features: [feature] });
  return page?.marks[0];
}

describe("a record of Rijkswaterstaat", () => {
  it("has the shape, colours and topmark that it states", () => {
    expect(lookOf(markNamed("ZW 10-MW 1"))).toEqual({
      shape: "spar",
      bands: { colors: ["red", "green"], isUpright: false },
      topmark: { shapes: ["can", "ball"], bands: { colors: ["red"], isUpright: false } },
    });
    expect(lookOf(markNamed("ZMN-OW 38"))).toEqual({
      shape: "can",
      bands: { colors: ["yellow"], isUpright: false },
      topmark: { shapes: ["can"], bands: { colors: ["red", "white", "red"], isUpright: false } },
    });
    expect(lookOf(markNamed("ZOL-GAS 2")).topmark).toEqual({
      shapes: ["x"],
      bands: { colors: ["yellow"], isUpright: false },
    });
    expect(lookOf(markNamed("V verkenning")).bands).toEqual({
      colors: ["red", "white", "red", "white"],
      isUpright: true,
    });
  });

  it.each([
    ["V noord", ["cone", "cone"]],
    ["V oost", ["cone", "cone-down"]],
    ["V zuid", ["cone-down", "cone-down"]],
    ["V west", ["cone-down", "cone"]],
    ["V gevaar", ["ball", "ball"]],
  ])("%s has the two shapes %j as its topmark", (name, shapes) => {
    expect(lookOf(markNamed(name)).topmark?.shapes).toEqual(shapes);
  });

  it.each([
    ["ZD 1", "Iso G 8s"],
    ["V gevaar", "Fl(2) W 7.5s"],
    ["V oost", "Q(3) W 15s"],
    ["V zuid", "Q(6)+LFl W 15s"],
    ["V sectorlicht", "LFl RWG 10s"],
    ["V elf", "Oc(2+1) WR 6s"],
    ["ZW 14", ""],
  ])("%s has the light %s", (name, light) => {
    expect(lightNotation(markNamed(name))).toBe(light);
  });

  it("tells by itself nothing of its kind: the category of the source is not read", () => {
    expect(JSON.stringify(marksOfFixture())).not.toContain("iala");
  });

  it("has no height of the object, which is always 0", () => {
    const mark = markNamed("V sectorlicht");
    expect([mark.lightMeters, mark.lightDegrees]).toEqual(["47.5", "112.5"]);
    expect(markNamed("ZD 1").lightMeters).toBe("");
  });

  it.each(["Niet toegewezen", "niet toegewezen", "#", "X", "", " ", null, undefined])(
    "has nothing where the source writes %j",
    (nothing) => {
      const mark = one({
        obj_vorm: nothing,
        obj_kleur: nothing,
        tt_toptek: nothing,
        sign_kar: nothing,
        opgeheven: nothing,
        licht_1_k: nothing,
        licht_1_g: nothing,
      });
      expect(mark && lookOf(mark)).toEqual({ shape: null, bands: null, topmark: null });
      expect(mark).toMatchObject({ isWithdrawn: false, sectors: "", shape: "" });
      expect(mark && lightNotation(mark)).toBe("");
    },
  );

  it("is withdrawn if it says anything else about that", () => {
    expect(
      marksOfFixture()
        .filter((mark) => mark.isWithdrawn)
        .map(({ name }) => name),
    ).toEqual(["V weg"]);
    expect(one({ opgeheven: "ja" })?.isWithdrawn).toBe(true);
  });

  it.each(["Nee", "nee", "N", 0])("is there where the source writes %j", (opgeheven) => {
    expect(one({ opgeheven })?.isWithdrawn).toBe(false);
  });

  it.each([
    [{ sign_kar: "Mo (morse)", sign_groep: "(A)", sign_perio: "8" }, "Mo(A) 8s"],
    [{ sign_kar: "Mo(U)", sign_groep: "#", sign_perio: "15" }, "Mo(U) 15s"],
    [{ sign_kar: "VQ (very quick) + LFl (long-flashing)", sign_groep: "(6)" }, "VQ(6)+LFl"],
    [{ sign_kar: "Very quick flash + long flash", sign_groep: "(6)" }, "VQ(6)+LFl"],
    [{ sign_kar: "LFl (long-fla" }, "LFl"],
  ])("has the light of %j as charts write it", (fields, light) => {
    const mark = one(fields);
    expect(mark && lightNotation(mark)).toBe(light);
  });

  const RED = { obj_vorm: "spar", obj_kleur: "Rood" };
  const TOWER = { object_vorm_o: "vast", v_toptek: "X", obj_kleur: "Rood" };
  it.each([
    ["a red buoy", RED, "red"],
    ["a red buoy with a can", { ...RED, tt_toptek: "Cilinder", tt_kleur: "Rood" }, "red"],
    ["a red buoy with a yellow cross", { ...RED, tt_toptek: "Liggend kruis" }, null],
    ["a red buoy with a white light", { ...RED, sign_kar: "Fl", licht_klr: "Wit" }, null],
    ["a red cone", { ...RED, obj_vorm: "spits" }, null],
    ["a red ball", { ...RED, obj_vorm: "bol" }, null],
    ["a green can", { obj_vorm: "stomp", obj_kleur: "Groen" }, null],
    ["a red lighthouse", { ...TOWER, sign_kar: "Fl", licht_kl: "Wit" }, null],
    ["a red pile", TOWER, null],
    ["a red pile with a can", { ...TOWER, v_toptek: "Cilinder", tt_kleur: "Rood" }, "red"],
    ["a red pile with a red light", { ...TOWER, sign_kar: "F", licht_kl: "Rood" }, "red"],
  ])("means a side of the fairway only if all of it does: %s", (_, fields, meaning) => {
    const mark = one(fields);
    expect(mark && meaningOf(mark)).toBe(meaning);
  });

  it("may be called X", () => {
    expect(one({ benaming: "X" })?.name).toBe("X");
  });

  it("has no bands where it does not say how its colours lie, and no shape that the app does not know", () => {
    const mark = one({
      obj_vorm: "vlot",
      obj_kleur: "Rood/groen",
      kleurpatr: "X",
      tt_toptek: "vis",
    });
    expect(mark && lookOf(mark)).toEqual({
      shape: null,
      bands: null,
      topmark: { shapes: null, bands: null },
    });
    const mauve = one({ obj_kleur: "Rood/paars", kleurpatr: "Horizontaal" });
    expect(mauve && lookOf(mauve).bands).toBeNull();
  });
});

describe("the sectors of a light", () => {
  it("lie between the limits of the record, the first after the dark one", () => {
    expect(drawnSectors(markNamed("V sectorlicht"))).toEqual([
      { color: "red", fromDegrees: 245, untilDegrees: 260 },
      { color: "white", fromDegrees: 260, untilDegrees: 280.5 },
      { color: "green", fromDegrees: 280.5, untilDegrees: 300 },
    ]);
  });

  it("have no beginning that the record does not have", () => {
    const mark = markNamed("V elf");
    expect(sectorsOf(mark).map(({ color, untilDegrees }) => [color, untilDegrees])).toEqual([
      ["red", 10],
      ["white", 20],
    ]);
    expect(drawnSectors(mark)).toEqual([{ color: "white", fromDegrees: 10, untilDegrees: 20 }]);
  });
});

it("has no sector over a gap in its sectors", () => {
  const mark = one({ licht_1_k: "Rood", licht_1_g: 40, licht_3_k: "Wit", licht_3_g: 90 });
  expect(mark?.sectors).toBe("Rood 40||Wit 90");
  expect(mark && drawnSectors(mark)).toEqual([]);
});

describe("an answer of the service", () => {
  it("has its day and the address of its next page", () => {
    const links = [
      { rel: "self", href: "a" },
      { rel: "next", href: "https://b" },
    ];
    const answer = { type: "FeatureCollection", features: [], links };
    expect(readMarksPage({ ...answer, timeStamp: "2026-11-25T20:15:00Z" })).toMatchObject({
      date: "2026-11-25",
      next: "https://b",
    });
    expect(readMarksPage({ ...answer, links: [], timeStamp: "gisteren" })).toMatchObject({
      date: null,
      next: null,
    });
  });

  it.each([
    null,
    "x",
    [],
    { type: "Feature" },
    { type: "FeatureCollection", features: {} },
    { type: "FeatureCollection", features: new Array(10_001).fill({}) },
  ])("is refused if it is something else: %#", (answer) => {
    expect(readMarksPage(answer)).toBeNull();
  });

  it("loses one record for one without a place in the Netherlands", () => {
    const features = [
      { properties: { benaming: "A", x_wgs84: 52, y_wgs84: 5 } },
      { properties: { benaming: "B", x_wgs84: "#WAARDE!", y_wgs84: "#" } },
      { properties: null, geometry: { coordinates: [5, 52] } },
      null,
      ...REAL_MARKS.features,
    ];
    const page = readMarksPage({ type: "FeatureCollection", features });
    expect([page?.marks.length, page?.leftOutCount]).toEqual([16, 3]);
  });

  it("has texts of one short line only", () => {
    const mark = one({
      benaming: `${"\u202e<b>\n"}${"x".repeat(1e6)}`,
      obj_kleur: { toString: () => "Rood" },
      sign_perio: "1e9",
      sign_groep: "(999999999)",
      licht_1_k: "rood|wit 300",
      licht_1_g: -4,
    });
    expect(mark?.name.length).toBeLessThanOrEqual(80);
    expect(mark?.name).not.toMatch(/[\n\u202e]/);
    expect(mark).toMatchObject({ colors: "", periodSeconds: "", group: "", sectors: "roodwit" });
  });
});

describe("the file of marks", () => {
  const areas = [[4, 51, 5, 53]] as const;
  const file = { source: "© RWS", date: "2026-09-01", areas, marks: marksOfFixture() };

  it("has the marks that were written", () => {
    const read = readMarksFile(writeMarksFile(file));
    expect(read).toMatchObject({ source: "© RWS", date: "2026-09-01", areas });
    const byName = (marks: typeof file.marks) =>
      marks.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName(read.marks)).toEqual(byName(file.marks));
    expect(writeMarksFile(read)).toBe(writeMarksFile(file));
  });

  it.each([
    ["not-marks", "{"],
    ["not-marks", "null"],
    ["not-marks", '{"format":"scouting-map-fairways"}'],
    ["newer-version", '{"format":"scouting-map-marks","version":2}'],
    ["damaged", '{"format":"scouting-map-marks","version":1}'],
    ["damaged", writeMarksFile(file).replace('"lat":[', '"lat":[1,')],
    ["damaged", writeMarksFile(file).replace('"texts":[', '"texts":0,"t":[')],
  ])("is refused as %s: %#", (problem, json) => {
    expect(() => readMarksFile(json)).toThrow(MarksFormatError);
    expect(() => readMarksFile(json)).toThrow(problem);
  });

  it("loses no more than what is wrong in it", () => {
    const json = JSON.parse(writeMarksFile(file));
    json.lat[0] = "x";
    json.fields.name[1] = 99_999;
    json.fields.colors = "rood";
    json.areas.push([1, 2]);
    json.date = "gisteren";
    const read = readMarksFile(JSON.stringify(json));
    expect(read.marks).toHaveLength(file.marks.length - 1);
    expect(read.marks.filter(({ name }) => name === "")).toHaveLength(1);
    expect([read.areas, read.date]).toEqual([areas, null]);
  });
});

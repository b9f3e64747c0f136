import { describe, expect, it } from "vitest";
import { fromRd } from "#domain/coordinates/rd.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import type { MapGap } from "#domain/route-sheet/map-gap.ts";
import { type SheetInput, TECHNIQUES, type Technique } from "#domain/route-sheet/techniques.ts";
import type { North } from "#domain/survey/north-reference.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";
import { solutionPages, techniqueSheets } from "./technique-pages.ts";

const [start, turn, finish] = [
  fromRd({ x: 85_000, y: 446_500 }),
  fromRd({ x: 85_600, y: 446_500 }),
  fromRd({ x: 85_600, y: 446_900 }),
];

const techniquePages = (technique: Technique, from: SheetInput) =>
  techniqueSheets(technique, from).pages;

function input(north: North, gaps: readonly MapGap[] = []): SheetInput {
  const junction = {
    place: turn,
    alongMeters: 600,
    inDegrees: 270,
    outDegrees: 0,
    otherDegrees: [90],
  };
  return {
    route: {
      name: "Delft",
      start,
      finish,
      lengthMeters: 1000,
      line: Float64Array.from([start, turn, finish].flatMap(({ lng, lat }) => [lng, lat])),
    },
    steps: [{ number: 1, junction, remark: "", legMeters: 600 }],
    gaps,
    settings: { paper: "A5", north: { north, decimalYear: 2026.9 }, tracingScale: 25_000 },
    words: SHEET_WORDS,
    photos: [
      { ...start, photoId: "first" },
      { ...finish, photoId: "last" },
    ],
  };
}

function textOf(pages: readonly Figure[] | string): string {
  if (typeof pages === "string") return pages;
  return pages
    .flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])))
    .join(" ");
}

const WITH_NORTH = ["junctions", "winds", "degrees", "vectors", "helicopter"] as const;

it.each(WITH_NORTH)("the sheet of %s says which north it uses", (technique) => {
  const text = (north: North) => textOf(techniquePages(technique, input(north)));
  expect(text("grid")).toContain("het kaartnoorden (RD-raster)");
  expect(text("true")).toContain("het ware noorden (geografisch)");
  expect(text("magnetic")).toMatch(
    /het kompasnoorden \(magnetisch\)\. Dat ligt 2,\d° oost van het ware noorden op 25 november 2026\./,
  );
});

const WITH_JUNCTIONS = [
  ...(["dot-and-arrow", "junctions", "strip", "maze"] as const),
  ...(["fragments", "strokes", "turned-north"] as const),
];

it.each(WITH_JUNCTIONS)("the sheet of %s has distances only if asked", (technique) => {
  const plain = input("grid");
  const settings = { ...plain.settings, hasDistances: true };
  expect(textOf(techniquePages(technique, plain))).not.toContain("600 m");
  expect(textOf(techniquePages(technique, { ...plain, settings }))).toContain("600 m");
});

it("a strip says that it has no scale, and a tracing of a loop names its two ends together", () => {
  const plain = input("grid");
  expect(textOf(techniquePages("strip", plain))).toContain("De strip heeft geen schaal");
  const line = Float64Array.from([...plain.route.line, start.lng, start.lat]);
  const route = { ...plain.route, finish: start, line };
  expect(textOf(techniquePages("tracing", { ...plain, route }))).toContain("Start / Eind");
});

it.each<[Technique, RegExp]>([
  ["dot-and-arrow", /Start: RD 85000, 446500\. .* Ga naar het O\. .* 400 m na punt 1\./],
  ["strip", /Ga rechtdoor bij een kruispunt dat er niet op staat\./],
  ["winds", /Van Richting Afstand Tot Aanwijzing Start O 600 m 1 +1 N 400 m Eind/],
  ["degrees", /Van Graden Afstand Tot Aanwijzing Start 90° 600 m 1 +1 1° 400 m Eind/],
  ["vectors", /1 mm is 20 m\./],
  ["vectors", /Start → 1 600 m, 90° 1 → Eind 400 m, 0°/],
  ["helicopter", /Van Graden Afstand Tot Aanwijzing Start 90° 600 m 1 +1 0° 400 m Eind/],
  ["tracing", /Voor een kaart van 1:25\.000/],
])("the sheet of %s leads from the start to the finish", (technique, wanted) => {
  expect(textOf(techniquePages(technique, input("grid")))).toMatch(wanted);
});

it("solves each point with its place", () => {
  expect(textOf(solutionPages(input("grid")))).toMatch(
    /Start 0,0 85000, 446500 O 600 m +1 0,6 85600, 446500 linksaf 400 m +Eind 1,0 85600, 446900/,
  );
});

const GAPS = [
  { fromMeters: 130, toMeters: 290 },
  { fromMeters: 700, toMeters: 850 },
];
const GAP_NOTE =
  "Van km 0,1 tot 0,3 en van km 0,7 tot 0,9 heeft dit apparaat geen kaart: kruispunten ontbreken hier.";
const SHEETS = [
  ...TECHNIQUES.map(
    (technique) =>
      [
        technique,
        (from: SheetInput) => techniquePages(technique, from) as readonly Figure[],
      ] as const,
  ),
  ["the solution", solutionPages] as const,
];

describe.each(SHEETS)("where the device has no map, the sheet of %s", (sheet, pagesOfSheet) => {
  it("names each stretch without a map, and gives no instruction to go straight on there", () => {
    const text = textOf(pagesOfSheet(input("grid", GAPS)));
    expect(text).toContain(GAP_NOTE);
    expect(text).not.toContain("bij een kruispunt dat er niet op staat");
    expect(textOf(pagesOfSheet(input("grid")))).not.toContain("geen kaart");
  });

  it.skipIf(sheet === "tracing")("names each stretch between the steps", () => {
    const texts = textOf(pagesOfSheet(input("grid", GAPS))).replace(GAP_NOTE, "");
    const [first, second] = [
      texts.indexOf("Km 0,1–0,3: geen kaart"),
      texts.indexOf("Km 0,7–0,9: geen kaart"),
    ];
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
  });
});

it("says so when there is no map along the whole route, without a rule for junctions", () => {
  const text = textOf(techniquePages("strip", input("grid", [{ fromMeters: 0, toMeters: 1000 }])));
  expect(text).toContain(
    "Van de hele route heeft dit apparaat geen kaart: kruispunten ontbreken hier.",
  );
  expect(text).not.toContain("rechtdoor");
});

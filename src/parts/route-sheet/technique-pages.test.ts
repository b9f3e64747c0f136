import { expect, it } from "vitest";
import { fromRd } from "#domain/coordinates/rd.ts";
import type { Figure } from "#domain/route-sheet/figure.ts";
import type { SheetInput, Technique } from "#domain/route-sheet/techniques.ts";
import type { North } from "#domain/survey/north-reference.ts";
import { SHEET_WORDS } from "#i18n/route-sheet.ts";
import { solutionPages, techniquePages } from "./technique-pages.ts";

const [start, turn, finish] = [
  fromRd({ x: 85_000, y: 446_500 }),
  fromRd({ x: 85_600, y: 446_500 }),
  fromRd({ x: 85_600, y: 446_900 }),
];

function input(north: North): SheetInput {
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
    settings: { paper: "A5", north: { north, decimalYear: 2026.9 }, tracingScale: 25_000 },
    words: SHEET_WORDS,
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

it.each<[Technique, RegExp]>([
  ["dot-and-arrow", /Start: RD 85000, 446500\. .* Ga naar het O\. .* 400 m na punt 1\./],
  ["strip", /Ga rechtdoor bij een kruispunt dat er niet op staat\./],
  ["winds", /Van Richting Afstand Tot Aanwijzing Start O 600 m 1 +1 N 400 m Eind/],
  ["degrees", /Van Graden Afstand Tot Aanwijzing Start 90° 600 m 1 +1 1° 400 m Eind/],
  ["vectors", /1 mm is 10 m\./],
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

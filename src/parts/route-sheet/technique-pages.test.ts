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
  ["degrees", /Start +90° +1 600 m 1° +Eind 400 m/],
  ["vectors", /1 mm is 10 m\./],
  ["helicopter", /Naar Graden Afstand Aanwijzing 1 90° 600 m +Eind 0° 400 m/],
  ["tracing", /Voor een kaart van 1:25\.000/],
])("the sheet of %s leads from the start to the finish", (technique, wanted) => {
  expect(textOf(techniquePages(technique, input("grid")))).toMatch(wanted);
});

it("solves each point with its place", () => {
  expect(textOf(solutionPages(input("grid")))).toMatch(
    /Start +85000, 446500 +1 600 m linksaf 85600, 446500 +Eind 1\.000 m +85600, 446900/,
  );
});

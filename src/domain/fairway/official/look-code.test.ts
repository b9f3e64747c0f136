import { expect, it } from "vitest";
import { lookCode, readLookCode, readSectorsCode, sectorsCode } from "./look-code.ts";
import { drawnSectors, isLit, lightColorsOf } from "./mark-light.ts";
import { lookOf } from "./mark-look.ts";
import { markNamed, marksOfFixture } from "./marks.fixture.ts";

it.each(marksOfFixture().map((mark) => [mark.name, mark] as const))(
  "has everything of the look of %s",
  (_, mark) => {
    const { shape, bands, topmark } = lookOf(mark);
    expect(readLookCode(lookCode(mark, isLit(mark)))).toEqual({
      shape,
      bands,
      topmark,
      isFixed: mark.isFixed,
      light: isLit(mark) ? lightColorsOf(mark) : null,
    });
  },
);

it("tells a topmark and a light that are not known from none", () => {
  const mark = { ...markNamed("ZW 14"), topmark: "vis", topmarkColors: "", shape: "vlot" };
  expect(readLookCode(lookCode(mark, true))).toMatchObject({
    shape: null,
    topmark: { shapes: [], bands: null },
    light: [],
  });
  expect(readLookCode(lookCode({ ...mark, topmark: "" }, false))).toMatchObject({
    topmark: null,
    light: null,
  });
});

it("has the sectors of a light", () => {
  const mark = markNamed("V sectorlicht");
  expect(readSectorsCode(sectorsCode(mark))).toEqual(drawnSectors(mark));
  expect(sectorsCode(markNamed("ZW 14"))).toBe("");
});

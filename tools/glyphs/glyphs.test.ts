import { readFileSync } from "node:fs";
import { PbfReader } from "pbf";
import { describe, expect, it } from "vitest";
import { FONT_FACES } from "#mapview/style/fonts.ts";
import { FONTS, LETTERS } from "./letters.ts";

const GLYPHS = new URL("../../src/mapview/sources/glyphs/", import.meta.url);

/** The blocks in the files: MapLibre omits a letter that is neither there nor in a font. */
const BLOCKS = [0, 0x2000].flatMap((first) => Array.from({ length: 256 }, (_, nth) => first + nth));

const READY = LETTERS.map((letter) => letter.codePointAt(0) ?? 0);

interface Glyph {
  id: number;
  width: number;
  distances: Uint8Array;
}

/** The letters of a file of glyphs. */
function glyphsOf(file: string): Glyph[] {
  const glyphs: Glyph[] = [];
  new PbfReader(readFileSync(new URL(file, GLYPHS))).readFields((_stack, _all, pbf) => {
    pbf.readMessage((tag: number) => {
      if (tag !== 3) return;
      const glyph = { id: 0, width: 0, distances: new Uint8Array() };
      glyphs.push(pbf.readMessage(readGlyph, glyph));
    }, null);
  }, null);
  return glyphs;
}

function readGlyph(tag: number, glyph: Glyph, pbf: PbfReader): void {
  if (tag === 1) glyph.id = pbf.readVarint();
  if (tag === 2) glyph.distances = pbf.readBytes();
  if (tag === 3) glyph.width = pbf.readVarint();
}

/** Returns the letters of the blocks that a font of the style claims. */
function claimedBy(font: string): number[] {
  const faces = [FONT_FACES[font] ?? []].flat();
  const ranges = faces.flatMap((face) =>
    typeof face === "string" ? [] : (face["unicode-range"] ?? []),
  );
  const bounds = ranges.map((range) => {
    const [first = "", last = first] = range.slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return BLOCKS.filter((letter) =>
    bounds.some(([first, last]) => letter >= first && letter <= last),
  );
}

describe.each(Object.keys(FONTS))("the prerendered letters in %s", (file) => {
  it("are the listed ones, each with its outline (else run make.ts)", () => {
    const glyphs = glyphsOf(file);
    expect(glyphs.map(({ id }) => id)).toEqual(READY);
    const blank = glyphs.filter(({ distances }) => !distances.some((distance) => distance > 192));
    expect(blank.map(({ id }) => id)).toEqual([0x20]);
    const widthOf = (letter: string) => glyphs[LETTERS.indexOf(letter)]?.width ?? 0;
    expect(widthOf("W")).toBeGreaterThan(2 * widthOf("l"));
  });
});

describe("the fonts of the style", () => {
  it.each(["Noto Sans Regular", "Noto Sans Bold", "Noto Sans Italic"])(
    "%s claims no letter that is ready drawn, and with Regular behind it every other",
    (font) => {
      const claimed = new Set([...claimedBy(font), ...claimedBy("Noto Sans Regular")]);
      expect(READY.filter((letter) => claimed.has(letter))).toEqual([]);
      expect(BLOCKS.filter((letter) => !claimed.has(letter) && !READY.includes(letter))).toEqual(
        [],
      );
    },
  );
});

/** A letter as MapLibre draws it; lengths in pixels of a font of 24. */
export interface DrawnGlyph {
  /** code point */
  id: number;
  /** without the border of 3 pixels */
  width: number;
  /** without that border */
  height: number;
  /** from the pen to the outline */
  left: number;
  /** up from where MapLibre's lines hang to the outline */
  top: number;
  /** to the next letter */
  advance: number;
  /** a byte a pixel, border included, row after row; 192 is the outline */
  distances: number[];
}

/**
 * Runs in a page with TinySDF. Draws four times as large as MapLibre would, and uses the middle of each block of four
 * by four, which keeps corners sharp.
 * @param options.font the font in base64
 */
export async function drawGlyphs({
  font,
  letters,
}: {
  font: string;
  letters: readonly string[];
}): Promise<DrawnGlyph[]> {
  const FINER = 4;
  const BORDER = 3;
  // Room for a border that starts up to a pixel before the letter.
  const BUFFER = FINER * (BORDER + 1);
  // The line offset of letters that MapLibre draws itself is 27.5; this is the nearest whole pixel.
  const LINE_TOP = 27;
  // Of the 32 levels of a pixel: a third less to download, and at most a sixteenth of a pixel off.
  const STEP = 4;
  // TinySDF draws outlines a quarter of its own pixel too wide, and MapLibre uses half this resolution: match its
  // boldness.
  const BOLDER = 2;
  const family = `font-${Math.random().toString(36).slice(2)}`;
  const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
  document.fonts.add(await new FontFace(family, bytes).load());
  const { TinySDF } = globalThis as unknown as {
    TinySDF: typeof import("@mapbox/tiny-sdf").default;
  };
  const sdf = new TinySDF({
    fontSize: 24 * FINER,
    buffer: BUFFER,
    radius: 8 * FINER,
    fontFamily: family,
  });
  return letters.map(draw);

  function draw(letter: string): DrawnGlyph {
    const fine = sdf.draw(letter);
    const left = Math.floor(fine.glyphLeft / FINER);
    const top = Math.ceil(fine.glyphTop / FINER);
    const isEmpty = fine.glyphWidth === 0 || fine.glyphHeight === 0;
    const width = isEmpty ? 0 : Math.ceil((fine.glyphLeft + fine.glyphWidth) / FINER) - left;
    const height = isEmpty ? 0 : top - Math.floor((fine.glyphTop - fine.glyphHeight) / FINER);
    const distances = [];
    for (let y = 0; !isEmpty && y < height + 2 * BORDER; y++) {
      for (let x = 0; x < width + 2 * BORDER; x++) {
        const fineX = (left + x - BORDER) * FINER - fine.glyphLeft + BUFFER;
        const fineY = (y - BORDER - top) * FINER + fine.glyphTop + BUFFER;
        distances.push(middleOf(fine, fineX, fineY));
      }
    }
    const advance = Math.round(fine.glyphAdvance / FINER);
    return {
      id: letter.codePointAt(0) ?? 0,
      width,
      height,
      left,
      top: top - LINE_TOP,
      advance,
      distances,
    };
  }

  function middleOf(
    { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
    x: number,
    y: number,
  ) {
    let sum = 0;
    for (const row of [y + FINER / 2 - 1, y + FINER / 2]) {
      for (const column of [x + FINER / 2 - 1, x + FINER / 2]) {
        const isInside = column >= 0 && column < width && row >= 0 && row < height;
        sum += (isInside && data[row * width + column]) || 0;
      }
    }
    const distance = sum === 0 ? 0 : sum / 4 + BOLDER;
    return Math.min(255, Math.round(distance / STEP) * STEP);
  }
}

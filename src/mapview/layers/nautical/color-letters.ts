import type { NauticalPalette } from "#mapview/style/nautical-palette.ts";

/** The letters of the two colours that tell the sides of a channel apart. */
const LETTERS: Readonly<Record<string, string>> = {
  red: "R",
  green: "G",
  markRed: "R",
  markGreen: "G",
};

/**
 * Returns the letters of the colours of a mark that is red, green or both, each once, in their order. A mark that is red and
 * white or black has none: its letter would be that of a side.
 */
export function lettersOf(colors: readonly string[]): string {
  if (!colors.every((color) => color in LETTERS)) return "";
  return [...new Set(colors.map((color) => LETTERS[color] ?? ""))].join("");
}

/** The height of a letter with its gap, CSS pixels. */
const LINE_HEIGHT = 10;

/** Writes letters below each other beside a mark, at the side opposite to its light. */
export function drawLetters(
  context: CanvasRenderingContext2D,
  letters: string,
  palette: NauticalPalette,
): void {
  context.font = "bold 10px sans-serif";
  context.textAlign = "left";
  context.textBaseline = "top";
  context.lineWidth = 2.5;
  context.strokeStyle = palette.markBlack;
  context.fillStyle = palette.signText;
  for (const [line, letter] of [...letters].entries()) {
    const [left, top] = [0.5, 1.5 + line * LINE_HEIGHT];
    context.strokeText(letter, left, top);
    context.fillText(letter, left, top);
  }
}

import type { Figure, Mark } from "./figure.ts";
import { roomOnPage, type SheetPaper } from "./pages.ts";
import { textLines } from "./text-lines.ts";

/** The left edges of the cells of a row, millimetres: a row for each leg, or for each point with its place. */
const CELLS_MM = {
  legs: { A4: [0, 25, 48, 74, 99], A5: [0, 21, 39, 57, 78] },
  points: { A4: [0, 15, 32, 64, 94, 116], A5: [0, 13, 26, 53, 79, 97] },
} as const satisfies Record<string, Record<SheetPaper, readonly number[]>>;
const ROW_MM = 8;
const TEXT_MM = 3.4;
const LINE_MM = 4.4;

/** Draws a row of a table with a line below it: texts at fixed places, of which the last is broken into lines. */
export function tableRow(
  cells: readonly string[],
  paper: SheetPaper,
  layout: keyof typeof CELLS_MM,
): Figure {
  const widthMm = roomOnPage(paper).width;
  const lefts: readonly number[] = CELLS_MM[layout][paper];
  const lastLeft = lefts[cells.length - 1] ?? 0;
  const lastLines = textLines(cells.at(-1) ?? "", widthMm - lastLeft, TEXT_MM);
  const heightMm = ROW_MM + LINE_MM * Math.max(0, lastLines.length - 1);
  const text = (words: string, x: number, line: number): Mark => ({
    kind: "text",
    at: { x, y: ROW_MM - 2 + line * LINE_MM },
    text: words,
    sizeMm: TEXT_MM,
    anchor: "start",
  });
  const edge: Mark = {
    kind: "line",
    points: [
      { x: 0, y: heightMm },
      { x: widthMm, y: heightMm },
    ],
    widthMm: 0.1,
  };
  const firstCells = cells.slice(0, -1).map((words, index) => text(words, lefts[index] ?? 0, 0));
  const lastCell = lastLines.map((words, line) => text(words, lastLeft, line));
  return { widthMm, heightMm, marks: [...firstCells, ...lastCell, edge] };
}

import type { Figure } from "./figure.ts";
import { roomOnPage, type SheetPaper } from "./pages.ts";

/** The left edges of the cells of a row, millimetres. */
const CELLS_MM = [0, 12, 38, 66, 100] as const;
const ROW_MM = 8;
const TEXT_MM = 3.6;

/** Draws a row of a table: texts at fixed places, and a line below them. */
export function tableRow(cells: readonly string[], paper: SheetPaper): Figure {
  const widthMm = roomOnPage(paper).width;
  const y = ROW_MM - 2;
  const texts = cells.map((text, index) => ({
    kind: "text" as const,
    at: { x: CELLS_MM[index] ?? 0, y },
    text,
    sizeMm: TEXT_MM,
    anchor: "start" as const,
  }));
  const edge = {
    kind: "line" as const,
    points: [
      { x: 0, y: ROW_MM },
      { x: widthMm, y: ROW_MM },
    ],
    widthMm: 0.1,
  };
  return { widthMm, heightMm: ROW_MM, marks: [...texts, edge] };
}

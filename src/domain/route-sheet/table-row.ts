import type { Figure, Mark } from "./figure.ts";
import { roomOnPage, type SheetPaper } from "./pages.ts";
import { textLines } from "./text-lines.ts";

/**
 * The left edges of the cells of a row, millimetres: a row for each leg, for each junction with its knot, for each point with its coordinate, for each point with its place.
 */
const CELLS_MM = {
  legs: { A4: [0, 25, 48, 74, 99], A5: [0, 21, 39, 57, 78] },
  knots: { A4: [0, 20, 44, 110], A5: [0, 18, 36, 90] },
  places: { A4: [0, 30, 80], A5: [0, 26, 66] },
  points: { A4: [0, 15, 32, 64, 94, 116], A5: [0, 12, 24, 53, 79, 97] },
} as const satisfies Record<string, Record<SheetPaper, readonly number[]>>;
const ROW_MM = 8;
const TEXT_MM = 3.5;
const LINE_MM = 4.5;

/**
 * Draws a row of a table with a line below it: texts at fixed places, broken into lines.
 * @param layout one of the tables, or the left edges of the cells, millimetres
 */
export function tableRow(
  cells: readonly string[],
  paper: SheetPaper,
  layout: keyof typeof CELLS_MM | readonly number[],
): Figure {
  const widthMm = roomOnPage(paper).width;
  const lefts: readonly number[] = typeof layout === "string" ? CELLS_MM[layout][paper] : layout;
  const linesOf = (words: string, index: number) => {
    const [left = 0, right = widthMm] = lefts.slice(index, cells.length);
    const lines = words.split("\n").flatMap((part) => textLines(part, right - left, TEXT_MM));
    return lines.map((text, line) => textMark(text, left, line));
  };
  const lines = cells.map(linesOf);
  const lineCount = Math.max(1, ...lines.map(({ length }) => length));
  const heightMm = ROW_MM + LINE_MM * (lineCount - 1);
  return { widthMm, heightMm, marks: [...lines.flat(), edgeMark(widthMm, heightMm, 0.1)] };
}

/** Draws the head of a table, which is repeated on its next pages. */
export function tableHead(...row: Parameters<typeof tableRow>): Figure {
  return { ...tableRow(...row), isHead: true };
}

/** Draws a sentence over the whole width of a table, between two thick lines. */
export function sentenceRow(sentence: string, paper: SheetPaper): Figure {
  const widthMm = roomOnPage(paper).width;
  const lines = textLines(sentence, widthMm, TEXT_MM);
  const heightMm = ROW_MM + LINE_MM * Math.max(0, lines.length - 1);
  const marks = lines.map((words, line) => textMark(words, 0, line));
  return {
    widthMm,
    heightMm,
    marks: [edgeMark(widthMm, 0.6, 0.6), ...marks, edgeMark(widthMm, heightMm, 0.6)],
  };
}

function textMark(words: string, x: number, line: number): Mark {
  const at = { x, y: ROW_MM - 2 + line * LINE_MM };
  return { kind: "text", at, text: words, sizeMm: TEXT_MM, anchor: "start" };
}

function edgeMark(lengthMm: number, y: number, widthMm: number): Mark {
  return {
    kind: "line",
    points: [
      { x: 0, y },
      { x: lengthMm, y },
    ],
    widthMm,
  };
}

import type { Figure, Mark, PaperPoint } from "./figure.ts";
import { textLine, textLines } from "./text-lines.ts";

/** The papers of a route sheet. */
export const SHEET_PAPERS = ["A4", "A5"] as const;

/** One of `SHEET_PAPERS`. */
export type SheetPaper = (typeof SHEET_PAPERS)[number];

/** Width and height in millimetres (ISO 216), upright. */
const PAPER_MM: Readonly<Record<SheetPaper, readonly [width: number, height: number]>> = {
  A4: [210, 297],
  A5: [148, 210],
};

const MARGIN_MM = 10;
const TITLE_MM = 8;
const TITLE_TEXT_MM = 4.5;
/** The place of the number of the page. */
const NUMBER_MM = 16;
const NOTE_TEXT_MM = 3.5;
const NOTE_LINE_MM = 4.5;
/** Notes have room for at least four lines. */
const MIN_NOTES_MM = 17;
const FOOT_MM = 12;
const GAP_MM = 2;
/** The bar by which one checks that the printer kept the scale. */
const BAR_MM = 100;

/** The words around the figures. */
export interface PageWords {
  readonly title: string;
  /** The lines above the first figure: the start, the north, the scale. */
  readonly notes: readonly string[];
  /** Beside the bar of ten centimetres. */
  readonly bar: string;
}

/** Returns the width and height that figures may take on a page below these notes, millimetres. */
export function roomOnPage(
  paper: SheetPaper,
  notes: readonly string[] = [],
): { readonly width: number; readonly height: number } {
  const [width, height] = PAPER_MM[paper];
  return {
    width: width - 2 * MARGIN_MM,
    height: height - 2 * MARGIN_MM - TITLE_MM - notesHeightMm(notes, paper) - FOOT_MM,
  };
}

/** Returns how many figures of this height stand below each other on a page below these notes. */
export function rowsOnPage(paper: SheetPaper, notes: readonly string[], heightMm: number): number {
  return Math.floor((roomOnPage(paper, notes).height + GAP_MM) / (heightMm + GAP_MM));
}

function noteLines(notes: readonly string[], paper: SheetPaper): string[] {
  const room = PAPER_MM[paper][0] - 2 * MARGIN_MM;
  return notes.flatMap((note) => textLines(note, room, NOTE_TEXT_MM));
}

function notesHeightMm(notes: readonly string[], paper: SheetPaper): number {
  return Math.max(MIN_NOTES_MM, noteLines(notes, paper).length * NOTE_LINE_MM + 1.8);
}

/** Adds to each page its number and the number of pages. */
export function numberedPages(pages: readonly Figure[]): readonly Figure[] {
  return pages.map((page, index) => ({
    ...page,
    marks: [
      ...page.marks,
      {
        kind: "text",
        at: { x: page.widthMm - MARGIN_MM, y: MARGIN_MM + 4 },
        text: `${index + 1} / ${pages.length}`,
        sizeMm: 3,
        anchor: "end",
      },
    ],
  }));
}

/**
 * Puts figures on pages in reading order, each page with a title, notes and a bar of exactly 100 mm; the head of a table is repeated, and
 * no head or heading is the last on a page. A figure larger than a page is cut off at its edge: ask `roomOnPage` first.
 */
export function pagesWithoutNumbers(
  figures: readonly Figure[],
  paper: SheetPaper,
  words: PageWords,
): readonly Figure[] {
  const room = roomOnPage(paper, words.notes);
  const top = MARGIN_MM + TITLE_MM + notesHeightMm(words.notes, paper);
  const pages: Mark[][] = [];
  let [x, y, rowHeight] = [0, 0, 0];
  let head: Figure | null = null;
  const breakRow = ({ widthMm }: Figure) => {
    if (x > 0 && x + widthMm > room.width) [x, y, rowHeight] = [0, y + rowHeight + GAP_MM, 0];
  };
  const put = ({ widthMm, heightMm, marks }: Figure) => {
    const corner = { x: MARGIN_MM + x, y: top + y };
    pages.at(-1)?.push(...marks.map((mark) => moved(mark, corner)));
    x += widthMm + GAP_MM;
    rowHeight = Math.max(rowHeight, heightMm);
  };
  const turnPage = () => {
    pages.push([]);
    [x, y, rowHeight] = [0, 0, 0];
    if (head) put(head);
  };
  turnPage();
  for (const [index, figure] of figures.entries()) {
    // The sentence above the head of the next table belongs to that table.
    if (figure.isHead || figures[index + 1]?.isHead) head = null;
    breakRow(figure);
    if (y > 0 && y + heightOnOnePage(figures, index) > room.height) {
      turnPage();
      breakRow(figure);
    }
    put(figure);
    if (figure.isHead) head = figure;
  }
  const [widthMm, heightMm] = PAPER_MM[paper];
  return pages.map((marks) => ({ widthMm, heightMm, marks: [...frame(paper, words), ...marks] }));
}

/** Returns the height of a figure and of those below it that stand on its page, millimetres. */
function heightOnOnePage(figures: readonly Figure[], index: number): number {
  const figure = figures[index];
  if (!figure) return 0;
  const isWithNext = figure.isHead || figure.isHeading || figures[index + 1]?.isHead;
  return figure.heightMm + (isWithNext ? GAP_MM + heightOnOnePage(figures, index + 1) : 0);
}

function frame(paper: SheetPaper, { title, notes, bar }: PageWords): Mark[] {
  const [width, height] = PAPER_MM[paper];
  const top = MARGIN_MM + 4;
  const foot = height - MARGIN_MM;
  const start = MARGIN_MM;
  const tick = (x: number): Mark => ({
    kind: "line",
    points: [
      { x, y: foot - 2 },
      { x, y: foot },
    ],
    widthMm: 0.3,
  });
  const room = width - 2 * MARGIN_MM;
  const lines = noteLines(notes, paper);
  return [
    {
      kind: "text",
      at: { x: start, y: top },
      text: textLine(title, room - NUMBER_MM, TITLE_TEXT_MM),
      sizeMm: TITLE_TEXT_MM,
      anchor: "start",
    },
    ...lines.map(
      (text, line): Mark => ({
        kind: "text",
        at: { x: start, y: MARGIN_MM + TITLE_MM + 1 + line * NOTE_LINE_MM },
        text,
        sizeMm: NOTE_TEXT_MM,
        anchor: "start",
      }),
    ),
    {
      kind: "line",
      points: [
        { x: start, y: foot },
        { x: start + BAR_MM, y: foot },
      ],
      widthMm: 0.3,
    },
    tick(start),
    tick(start + BAR_MM),
    { kind: "text", at: { x: start + 2, y: foot - 1.2 }, text: bar, sizeMm: 2.8, anchor: "start" },
  ];
}

/** Returns the same mark at another place. */
export function moved(mark: Mark, by: PaperPoint): Mark {
  const move = ({ x, y }: PaperPoint): PaperPoint => ({ x: x + by.x, y: y + by.y });
  return mark.kind === "line"
    ? { ...mark, points: mark.points.map(move) }
    : { ...mark, at: move(mark.at) };
}

import type { Figure, Mark } from "./figure.ts";
import { textLines } from "./text-lines.ts";

/** A paragraph of a block with the size of its letters. */
export interface Paragraph {
  readonly text: string;
  readonly sizeMm: number;
}

/** The height of a line and the space below a paragraph, as a share of the size of the letters. */
const LINE_SHARE = 1.35;
const SPACE_SHARE = 0.7;
const DASH_MM = 3;

/** Draws paragraphs below each other over a width, millimetres. */
export function textBlock(paragraphs: readonly Paragraph[], widthMm: number): Figure {
  const marks: Mark[] = [];
  let y = 0;
  for (const { text, sizeMm } of paragraphs) {
    for (const line of textLines(text, widthMm, sizeMm)) {
      y += sizeMm * LINE_SHARE;
      marks.push({ kind: "text", at: { x: 0, y }, text: line, sizeMm, anchor: "start" });
    }
    y += sizeMm * SPACE_SHARE;
  }
  return { widthMm, heightMm: y, marks };
}

/** The words of a note that a patrol opens when it has lost its way. */
export interface LostNoteWords {
  /** The text that shows while the note is folded. */
  readonly heading: string;
  /** The instruction to fold it, beside the fold. */
  readonly fold: string;
  /** The text that shows once the note is unfolded. */
  readonly inside: readonly string[];
}

const HEADING_MM = 24;
const PANEL_MM = 58;
/** A5 has room for fewer words on a line. */
const NARROW_MM = 150;

/**
 * Draws a note to fold: a heading, an empty panel, and the contents, which are folded up over the empty panel, so that they are read only
 * when the note is opened.
 */
export function lostNote({ heading, fold, inside }: LostNoteWords, widthMm: number): Figure {
  const sizeMm = widthMm < NARROW_MM ? 3.6 : 4.5;
  const contents = textBlock(
    inside.map((text) => ({ text, sizeMm })),
    widthMm - 8,
  );
  // The contents cover the empty panel, but not the heading.
  const panelMm = Math.max(PANEL_MM, contents.heightMm + 8);
  const foldY = HEADING_MM + panelMm;
  const heightMm = foldY + panelMm;
  const top = textBlock([{ text: heading, sizeMm: 7 }], widthMm - 8);
  const folding = textBlock([{ text: fold, sizeMm: 3.5 }], widthMm - 8);
  return {
    widthMm,
    heightMm,
    marks: [
      ...edges(widthMm, heightMm),
      ...top.marks.map((mark) => moved(mark, 4, 3)),
      ...dashes(widthMm, foldY),
      ...folding.marks.map((mark) => moved(mark, 4, foldY - folding.heightMm - 1)),
      ...contents.marks.map((mark) => moved(mark, 4, foldY + 4)),
    ],
  };
}

function moved(mark: Mark, x: number, y: number): Mark {
  return mark.kind === "text" ? { ...mark, at: { x: mark.at.x + x, y: mark.at.y + y } } : mark;
}

function edges(widthMm: number, heightMm: number): Mark[] {
  const corners = [
    { x: 0, y: 0 },
    { x: widthMm, y: 0 },
    { x: widthMm, y: heightMm },
    { x: 0, y: heightMm },
    { x: 0, y: 0 },
  ];
  return [{ kind: "line", points: corners, widthMm: 0.3 }];
}

function dashes(widthMm: number, y: number): Mark[] {
  const count = Math.floor(widthMm / (2 * DASH_MM));
  return Array.from({ length: count }, (_, index): Mark => {
    const x = index * 2 * DASH_MM;
    return {
      kind: "line",
      points: [
        { x, y },
        { x: x + DASH_MM, y },
      ],
      widthMm: 0.3,
    };
  });
}

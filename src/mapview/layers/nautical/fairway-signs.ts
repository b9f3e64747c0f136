import type { NauticalPalette } from "#mapview/style/nautical-palette.ts";

/** The signs of a bridge or lock: the passage of the user's boat, and `plain` where it passes or is unknown itself. */
export type FairwaySign = "plain" | "opens" | "blocked" | "unknown";

/** The appearance of a sign. No two differ by colour alone, because night-red and some eyes have only one. */
export interface SignLook {
  readonly outline: "square" | "round";
  /** True to fill the sign with the colour of its rim. */
  readonly isFilled: boolean;
  /** True for a question mark in its corner. */
  readonly isQuestion: boolean;
  readonly rim: keyof NauticalPalette;
  /** CSS pixels. */
  readonly rimWidth: number;
}

const PLAIN: SignLook = {
  outline: "square",
  isFilled: false,
  isQuestion: false,
  rim: "signEdge",
  rimWidth: 1.5,
};

/** The appearance of each sign. */
export const FAIRWAY_SIGNS: Readonly<Record<FairwaySign, SignLook>> = {
  plain: PLAIN,
  opens: { ...PLAIN, outline: "round", rim: "opens", rimWidth: 3 },
  blocked: { ...PLAIN, isFilled: true, rim: "blocked", rimWidth: 3 },
  unknown: { ...PLAIN, isQuestion: true },
};

/** The side of the image of a sign, CSS pixels. */
export const SIGN_SIDE = 22;

type Stroke = readonly [number, number, number, number];

/** A bridge from the side, with an open leaf when it is movable; a lock from above, its gates pointing. */
const STROKES: Readonly<Record<string, readonly Stroke[]>> = {
  fixed: [
    [5, 9, 17, 9],
    [7, 9, 7, 16],
    [15, 9, 15, 16],
  ],
  movable: [
    [5, 11, 9, 11],
    [13, 11, 17, 11],
    [7, 11, 7, 16],
    [15, 11, 15, 16],
    [9, 11, 13.5, 5.5],
  ],
  lock: [
    [6, 6, 10, 11],
    [6, 16, 10, 11],
    [12, 6, 16, 11],
    [12, 16, 16, 11],
  ],
};

/** Draws a fixed bridge, a movable one, or a lock. */
export function drawSign(
  context: CanvasRenderingContext2D,
  shape: string,
  sign: string,
  palette: NauticalPalette,
): void {
  const look = FAIRWAY_SIGNS[sign as FairwaySign] ?? PLAIN;
  const rim = palette[look.rim];
  context.fillStyle = look.isFilled ? rim : palette.sign;
  context.strokeStyle = rim;
  context.lineWidth = look.rimWidth;
  context.beginPath();
  if (look.outline === "round") {
    context.arc(SIGN_SIDE / 2, SIGN_SIDE / 2, SIGN_SIDE / 2 - 1.5, 0, 2 * Math.PI);
  } else context.roundRect(2, 2, SIGN_SIDE - 4, SIGN_SIDE - 4, 5);
  context.fill();
  context.stroke();
  context.strokeStyle = look.isFilled ? palette.sign : palette.signText;
  context.lineWidth = 1.8;
  context.beginPath();
  for (const [x1, y1, x2, y2] of STROKES[shape] ?? []) {
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
  }
  context.stroke();
  if (look.isQuestion) drawQuestionMark(context, palette);
}

/** The disc of the question mark, in the upper right corner. */
const QUESTION = { x: 16, y: 6, radius: 6 } as const;

function drawQuestionMark(context: CanvasRenderingContext2D, palette: NauticalPalette): void {
  const { x, y, radius } = QUESTION;
  context.fillStyle = palette.signText;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = palette.sign;
  context.font = "bold 10px sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText("?", x, y + 0.5);
}

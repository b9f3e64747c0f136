/** A mark on paper; millimetres from the left and from the top. */
export type Mark =
  | { readonly kind: "line"; readonly points: readonly PaperPoint[]; readonly widthMm: number }
  | { readonly kind: "dot"; readonly at: PaperPoint; readonly radiusMm: number }
  /** The head of an arrow with its tip at a point; `degrees` clockwise from the top of the paper. */
  | { readonly kind: "arrowhead"; readonly at: PaperPoint; readonly degrees: number }
  | {
      readonly kind: "text";
      readonly at: PaperPoint;
      readonly text: string;
      readonly sizeMm: number;
      readonly anchor: "start" | "middle" | "end";
      /** True if it has a white edge, for text on a picture. */
      readonly hasHalo?: boolean;
    }
  /** A picture around the middle of a box, which cuts off what is outside it. */
  | {
      readonly kind: "picture";
      /** The upper left corner of the box. */
      readonly at: PaperPoint;
      readonly widthMm: number;
      readonly heightMm: number;
      readonly address: string;
      readonly pictureWidthMm: number;
      readonly pictureHeightMm: number;
      /** The offset of its middle from that of the box, to the right and down; absent for none. */
      readonly shift?: PaperPoint;
      /** Its rotation about the middle of the box, degrees clockwise; absent for upright. */
      readonly turnDegrees?: number;
      /** The line beside which it is shown, from the corner of the box, and how wide it is shown; absent for all of it. */
      readonly band?: { readonly points: readonly PaperPoint[]; readonly widthMm: number };
    };

/** Millimetres from the left and from the top. */
export interface PaperPoint {
  readonly x: number;
  readonly y: number;
}

/** A drawing on paper. */
export interface Figure {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly marks: readonly Mark[];
  /** True if it is the head of a table, which stands on each page of it; absent for no. */
  readonly isHead?: boolean;
  /** True if it stands on the page of the next figure; absent for no. */
  readonly isHeading?: boolean;
}

/** Draws a thin frame around a figure, so that words below it are not taken for those of the next one. */
export function framed({ widthMm, heightMm, marks }: Figure): Figure {
  const points = [
    { x: 0, y: 0 },
    { x: widthMm, y: 0 },
    { x: widthMm, y: heightMm },
    { x: 0, y: heightMm },
    { x: 0, y: 0 },
  ];
  return { widthMm, heightMm, marks: [{ kind: "line", points, widthMm: 0.08 }, ...marks] };
}

/** Returns the point at a distance from another; `degrees` clockwise from the top of the paper. */
export function away({ x, y }: PaperPoint, degrees: number, lengthMm: number): PaperPoint {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + lengthMm * Math.sin(angle), y: y - lengthMm * Math.cos(angle) };
}

import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Mark, PaperPoint } from "#domain/route-sheet/figure.ts";

/** A part of the map on a sheet, with its picture once that is drawn. */
export interface SheetCut {
  readonly widthMm: number;
  readonly heightMm: number;
  /** The denominator of the scale: 25,000 for 1:25,000. */
  readonly scale: number;
  /** The direction that is up, degrees clockwise from true north. */
  readonly bearingDegrees: number;
  /** Returns the point of a place, from the upper left corner. */
  readonly toPaper: (place: LatLng) => PaperPoint;
  readonly picture: CutPicture | null;
  /** The offset of the middle of the picture from that of the part, to the right and down; absent for none. */
  readonly shift?: PaperPoint;
}

/** A box on a part of the map, millimetres from its upper left corner. */
export interface PaperBox {
  readonly left: number;
  readonly top: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The picture of a part of the map, at least as large, and with the same middle unless it is shifted. */
export interface CutPicture {
  readonly address: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** The credit that the makers of the map ask for. */
  readonly attribution: string;
}

/** Returns what a box on a part of the map shows. */
export function croppedCut(cut: SheetCut, { left, top, widthMm, heightMm }: PaperBox): SheetCut {
  return {
    ...cut,
    widthMm,
    heightMm,
    toPaper: (place) => {
      const { x, y } = cut.toPaper(place);
      return { x: x - left, y: y - top };
    },
    shift: {
      x: (cut.shift?.x ?? 0) + (cut.widthMm - widthMm) / 2 - left,
      y: (cut.shift?.y ?? 0) + (cut.heightMm - heightMm) / 2 - top,
    },
  };
}

/** Tells whether a point lies on a part of the map. */
export function isOnCut({ widthMm, heightMm }: SheetCut, { x, y }: PaperPoint): boolean {
  return x >= 0 && y >= 0 && x <= widthMm && y <= heightMm;
}

type Band = { readonly points: readonly PaperPoint[]; readonly widthMm: number };

/** Draws a part of the map with its upper left corner at a point: a frame, and the picture if there is one, along a band if given. */
export function cutMarks(
  { widthMm, heightMm, picture, shift }: SheetCut,
  at: PaperPoint,
  band?: Band,
): Mark[] {
  const [right, bottom] = [at.x + widthMm, at.y + heightMm];
  const frame = [at, { x: right, y: at.y }, { x: right, y: bottom }, { x: at.x, y: bottom }, at];
  const line: Mark = { kind: "line", points: frame, widthMm: 0.3 };
  if (!picture) return [line];
  const { address, widthMm: pictureWidthMm, heightMm: pictureHeightMm } = picture;
  const drawn: Mark = {
    kind: "picture",
    at,
    widthMm,
    heightMm,
    address,
    pictureWidthMm,
    pictureHeightMm,
    ...(shift ? { shift } : {}),
    ...(band ? { band } : {}),
  };
  return [drawn, line];
}

const LABEL_TEXT_MM = 4;

/** Writes a word beside a point: unless said otherwise, to the left of it on the right half of the map. */
export function cutLabel(
  { widthMm }: Pick<SheetCut, "widthMm">,
  { x, y }: PaperPoint,
  at: PaperPoint,
  text: string,
  isLeft = x > widthMm / 2,
): Extract<Mark, { kind: "text" }> {
  const place = { x: at.x + x + (isLeft ? -2 : 2), y: at.y + y + LABEL_TEXT_MM / 3 };
  const anchor = isLeft ? "end" : "start";
  return { kind: "text", at: place, text, sizeMm: LABEL_TEXT_MM, anchor, hasHalo: true };
}

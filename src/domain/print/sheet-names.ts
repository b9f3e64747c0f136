import type { SheetPoint } from "./sheet-layout.ts";

/** A place on a sheet, millimetres from the upper left corner of its map. */
export interface NamedPoint extends SheetPoint {
  readonly name: string;
}

/** A name beside its place, or its number in the list. */
export interface SheetName {
  readonly place: SheetPoint;
  readonly text: string;
  /** The left end of its baseline, millimetres. */
  readonly at: SheetPoint;
}

/** The names on a sheet, and those in the list beside it. */
export interface SheetNames {
  readonly names: readonly SheetName[];
  readonly listed: readonly { readonly number: number; readonly name: string }[];
}

/** The font size in millimetres. */
export const NAME_SIZE_MM = 2.8;
/** The average width of a bold letter, as a multiple of the font size. */
const LETTER_WIDTH = 0.6;
/** The size of the drop that marks a place, with its tip there. */
export const PIN_MM = { width: 3, height: 3.9 } as const;
/** The distance between a place and a name to its left or right, and that between a drop and a name above or below it. */
const GAP_MM = 2;
const NEAR_MM = 0.4;
/** The length above which a name is listed instead, so that it does not hide the map. */
const LONGEST_CHARS = 28;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Puts each name beside its place, without covering another place or name. A name that does not fit is
 * replaced by a number and listed, so that every place has a name.
 * @param onlyNumbers whether to list all names
 */
export function sheetNames(
  points: readonly NamedPoint[],
  map: { readonly widthMm: number; readonly heightMm: number },
  onlyNumbers: boolean,
): SheetNames {
  const inside = points.filter(
    ({ x, y }) => x >= 0 && y >= 0 && x <= map.widthMm && y <= map.heightMm,
  );
  const taken: Box[] = inside.map(pinBox);
  const names: SheetName[] = [];
  const listed: { number: number; name: string }[] = [];
  const put = (place: SheetPoint, text: string, isForced: boolean): boolean => {
    const spots = spotsBeside(place, text);
    const free = spots.find((spot) => isWithin(spot, map) && !taken.some((box) => meet(box, spot)));
    const spot = free ?? (isForced ? spots[0] : undefined);
    if (!spot) return false;
    taken.push(spot);
    names.push({ place, text, at: { x: spot.left, y: spot.bottom - NAME_SIZE_MM * 0.2 } });
    return true;
  };
  for (const { name, ...place } of inside) {
    if (!onlyNumbers && name.length <= LONGEST_CHARS && put(place, name, false)) continue;
    const number = listed.length + 1;
    listed.push({ number, name });
    put(place, `${number}`, true);
  }
  return { names, listed };
}

/** The positions to try: right, left, above, below, and the four corners. */
function spotsBeside({ x, y }: SheetPoint, text: string): readonly Box[] {
  const width = [...text].length * LETTER_WIDTH * NAME_SIZE_MM;
  const [half, high] = [width / 2, NAME_SIZE_MM / 2];
  const beside = half + GAP_MM;
  const above = high + PIN_MM.height + NEAR_MM;
  const below = high + NEAR_MM;
  const steps = [
    [beside, 0],
    [-beside, 0],
    [0, -above],
    [0, below],
    [beside, -above],
    [beside, below],
    [-beside, -above],
    [-beside, below],
  ] as const;
  return steps.map(([right, down]) => around({ x: x + right, y: y + down }, half, high));
}

function pinBox({ x, y }: SheetPoint): Box {
  const half = PIN_MM.width / 2;
  return { left: x - half, right: x + half, top: y - PIN_MM.height, bottom: y };
}

function around({ x, y }: SheetPoint, half: number, high: number): Box {
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
}

function isWithin(box: Box, { widthMm, heightMm }: { widthMm: number; heightMm: number }): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= widthMm && box.bottom <= heightMm;
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

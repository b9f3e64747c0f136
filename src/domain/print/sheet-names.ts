import type { SheetPoint } from "./sheet.ts";

/** A place on a sheet, millimetres from the upper left corner of its map. */
export interface NamedPoint extends SheetPoint {
  readonly name: string;
}

/** A name beside its place, or the number under which the list has it. */
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

/** The size of the letters, millimetres. */
export const NAME_SIZE_MM = 2.6;
/** A bold letter is so wide on average, in sizes. */
const LETTER_WIDTH = 0.6;
/** Between a place and its name. */
const GAP_MM = 1.4;
/** A longer name is listed: it would hide the map. */
const LONGEST_CHARS = 28;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Finds room beside each place for its name, without covering another place or name. What finds none gets a number there
 * and stands in the list, so that no place stays without a name.
 * @param onlyNumbers numbers all of them
 */
export function sheetNames(
  points: readonly NamedPoint[],
  map: { readonly widthMm: number; readonly heightMm: number },
  onlyNumbers: boolean,
): SheetNames {
  const inside = points.filter(
    ({ x, y }) => x >= 0 && y >= 0 && x <= map.widthMm && y <= map.heightMm,
  );
  const taken: Box[] = inside.map(({ x, y }) => around({ x, y }, 0.8, 0.8));
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

/** Right of the place, left of it, above, below, and at the four corners. */
function spotsBeside({ x, y }: SheetPoint, text: string): readonly Box[] {
  const width = [...text].length * LETTER_WIDTH * NAME_SIZE_MM;
  const [half, high] = [width / 2, NAME_SIZE_MM / 2];
  const beside = half + GAP_MM;
  const above = high + GAP_MM;
  const steps = [
    [beside, 0],
    [-beside, 0],
    [0, -above],
    [0, above],
    [beside, -above],
    [beside, above],
    [-beside, -above],
    [-beside, above],
  ] as const;
  return steps.map(([right, down]) => around({ x: x + right, y: y + down }, half, high));
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

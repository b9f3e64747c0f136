import type { Figure, Mark, PaperPoint } from "#domain/route-sheet/figure.ts";
import { list, number, type Shape } from "#domain/trail/shape.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";

/** The most that a hand-over has. */
const LIMITS = { marks: 6000, points: 60_000, text: 500, picture: 8_000_000 } as const;
const ANCHORS = ["start", "middle", "end"] as const;
const PICTURE = "data:image/png;base64,";
/** Tenths of a millimetre: what a printer and an eye can tell. */
const UNITS_PER_MM = 10;
const MOST_UNITS = 1e6;

/** A page in the form of links, files and storage: its size, and its marks as lists; docs/formats/scouting.md. */
export type PackedPage = readonly [width: number, height: number, marks: readonly PackedMark[]];

type PackedMark = readonly (string | number)[];

/** Returns a page in its packed form. Pictures must have an address with their data. */
export function packedPage({ widthMm, heightMm, marks }: Figure): PackedPage {
  return [units(widthMm), units(heightMm), marks.map(packed)];
}

/** Returns a page of its packed form. */
export function unpackedPage([width, height, marks]: PackedPage): Figure {
  return {
    widthMm: width / UNITS_PER_MM,
    heightMm: height / UNITS_PER_MM,
    marks: marks.flatMap((mark) => unpacked(mark) ?? []),
  };
}

/** Tells whether a value is a packed page within its bounds. */
const isPackedPage: Shape<PackedPage> = (value): value is PackedPage => {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [width, height, marks] = value as readonly unknown[];
  const isSize = number(1, 5000);
  const isMarks = list(isPackedMark, LIMITS.marks);
  return isSize(width) && isSize(height) && isMarks(marks);
};

/** Tells whether a value is a list of packed pages within its bounds. */
export const isPackedPages: Shape<readonly PackedPage[]> = list(
  isPackedPage,
  CONTENT_LIMITS.hikeLink.maxEntries.pages,
);

function isPackedMark(value: unknown): value is PackedMark {
  return Array.isArray(value) && unpacked(value) !== null;
}

function packed(mark: Mark): PackedMark {
  switch (mark.kind) {
    case "line":
      return ["l", Math.round(mark.widthMm * 100), ...packedPoints(mark.points)];
    case "dot":
      return ["d", ...place(mark.at), units(mark.radiusMm)];
    case "arrowhead":
      return ["a", ...place(mark.at), Math.round(mark.degrees * 10) / 10];
    case "text": {
      const { at, text, sizeMm, anchor, hasHalo } = mark;
      return ["t", ...place(at), text, units(sizeMm), ANCHORS.indexOf(anchor), hasHalo ? 1 : 0];
    }
    case "picture": {
      const { at, widthMm, heightMm, address, pictureWidthMm, pictureHeightMm } = mark;
      const sizes = [widthMm, heightMm, pictureWidthMm, pictureHeightMm].map(units);
      return ["p", ...place(at), ...sizes, address.slice(PICTURE.length)];
    }
  }
}

/** The values of a mark behind its kind: all of them, and those that are numbers within their bounds. */
interface Values {
  readonly all: readonly unknown[];
  readonly numbers: readonly number[];
}

/** Null for a mark that is damaged or too large. */
function unpacked([kind, ...all]: readonly unknown[]): Mark | null {
  const numbers = all.filter(number(-MOST_UNITS, MOST_UNITS));
  const read = typeof kind === "string" ? READERS.get(kind) : undefined;
  return read?.({ all, numbers }) ?? null;
}

const READERS: ReadonlyMap<string, (values: Values) => Mark | null> = new Map([
  ["l", unpackedLine],
  ["d", unpackedDot],
  ["a", unpackedArrowhead],
  ["t", unpackedText],
  ["p", unpackedPicture],
]);

function unpackedLine({ all, numbers }: Values): Mark | null {
  const [width = 0, ...places] = numbers;
  const { length } = places;
  const isWhole = all.length === numbers.length && length >= 4 && length % 2 === 0;
  if (!isWhole || length > 2 * LIMITS.points) return null;
  const points = Array.from({ length: length / 2 }, (_, index) =>
    millimetres(places[2 * index] as number, places[2 * index + 1] as number),
  );
  return { kind: "line", widthMm: width / 100, points };
}

function unpackedDot({ all, numbers: [x, y, radius = -1] }: Values): Mark | null {
  if (all.length !== 3 || x === undefined || y === undefined || radius < 0) return null;
  return { kind: "dot", at: millimetres(x, y), radiusMm: radius / UNITS_PER_MM };
}

function unpackedArrowhead({ all, numbers: [x, y, degrees] }: Values): Mark | null {
  if (all.length !== 3 || x === undefined || y === undefined || degrees === undefined) return null;
  return { kind: "arrowhead", at: millimetres(x, y), degrees };
}

function unpackedText({ all, numbers }: Values): Mark | null {
  const text = all[2];
  const [x = 0, y = 0, size = 0, anchorIndex = -1, halo] = numbers;
  const anchor = ANCHORS[anchorIndex];
  if (typeof text !== "string" || text.length > LIMITS.text) return null;
  if (!anchor || all.length !== 6 || numbers.length !== 5) return null;
  const at = millimetres(x, y);
  const mark = { kind: "text", at, text, sizeMm: size / UNITS_PER_MM, anchor } as const;
  return halo === 1 ? { ...mark, hasHalo: true } : mark;
}

function unpackedPicture({ all, numbers }: Values): Mark | null {
  const data = all[6];
  if (typeof data !== "string" || data.length > LIMITS.picture) return null;
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(data) || numbers.length !== 6) return null;
  const [x = 0, y = 0] = numbers;
  const [widthMm = 0, heightMm = 0, pictureWidthMm = 0, pictureHeightMm = 0] = numbers
    .slice(2)
    .map((value) => value / UNITS_PER_MM);
  const size = { widthMm, heightMm, pictureWidthMm, pictureHeightMm };
  return { kind: "picture", at: millimetres(x, y), ...size, address: `${PICTURE}${data}` };
}

/** Points that are one on paper are left out, except that a line keeps two: a recorded track has many. */
function packedPoints(points: readonly PaperPoint[]): readonly number[] {
  const all = points.map(place);
  const kept = all.filter(([x, y], at) => {
    const before = all[at - 1];
    return !before || at === all.length - 1 || before[0] !== x || before[1] !== y;
  });
  return kept.flat();
}

function units(mm: number): number {
  return Math.round(mm * UNITS_PER_MM);
}

function place({ x, y }: PaperPoint): readonly [x: number, y: number] {
  return [units(x), units(y)];
}

function millimetres(x: number, y: number): PaperPoint {
  return { x: x / UNITS_PER_MM, y: y / UNITS_PER_MM };
}

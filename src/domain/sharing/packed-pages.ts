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
type PictureMark = Extract<Mark, { readonly kind: "picture" }>;

/** Returns pages in their packed form; a picture that is on several of them is there once. Pictures must have an address with their data. */
export function packedPages(pages: readonly Figure[]): readonly PackedPage[] {
  const pictures = new Map<string, number>();
  return pages.map(({ widthMm, heightMm, marks }) => [
    units(widthMm),
    units(heightMm),
    marks.map((mark) => packed(mark, pictures)),
  ]);
}

/** Returns pages of their packed form. */
export function unpackedPages(pages: readonly PackedPage[]): readonly Figure[] {
  const pictures: string[] = [];
  return pages.map(([width, height, marks]) => ({
    widthMm: width / UNITS_PER_MM,
    heightMm: height / UNITS_PER_MM,
    marks: marks.flatMap((mark) => unpacked(mark, pictures) ?? []),
  }));
}

/** Tells whether a value has the form of a packed page within its bounds; its marks are not read yet. */
const hasPackedForm: Shape<PackedPage> = (value): value is PackedPage => {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [width, height, marks] = value as readonly unknown[];
  const isSize = number(1, 5000);
  const isMarks = list((mark): mark is PackedMark => Array.isArray(mark), LIMITS.marks);
  return isSize(width) && isSize(height) && isMarks(marks);
};

const haveForm = list(hasPackedForm, CONTENT_LIMITS.hikeLink.maxEntries.pages);

/** Tells whether a value is a list of packed pages within its bounds. */
export const isPackedPages: Shape<readonly PackedPage[]> = (
  value,
): value is readonly PackedPage[] => {
  if (!haveForm(value)) return false;
  const pictures: string[] = [];
  return value.every(([, , marks]) => marks.every((mark) => unpacked(mark, pictures) !== null));
};

function packed(mark: Mark, pictures: Map<string, number>): PackedMark {
  switch (mark.kind) {
    case "line":
      return ["l", Math.round(mark.widthMm * 100), ...packedPoints(mark.points)];
    case "dot":
      return ["d", ...place(mark.at), units(mark.radiusMm)];
    case "arrowhead":
      return ["a", ...place(mark.at), tenths(mark.degrees)];
    case "text": {
      const { at, text, sizeMm, anchor, hasHalo } = mark;
      return ["t", ...place(at), text, units(sizeMm), ANCHORS.indexOf(anchor), hasHalo ? 1 : 0];
    }
    case "picture": {
      const { at, widthMm, heightMm, address, pictureWidthMm, pictureHeightMm } = mark;
      const sizes = [widthMm, heightMm, pictureWidthMm, pictureHeightMm].map(units);
      const before = pictures.get(address);
      if (before === undefined) pictures.set(address, pictures.size);
      const data = before ?? address.slice(PICTURE.length);
      return ["p", ...place(at), ...sizes, data, ...packedPlacing(mark)];
    }
  }
}

/** Returns the placing of a picture in its box; empty for one that is in the middle of it and wholly shown. */
function packedPlacing({ shift, turnDegrees = 0, band }: PictureMark): readonly number[] {
  if (!shift && turnDegrees === 0 && !band) return [];
  const ofBand = band ? [Math.round(band.widthMm * 100), ...packedPoints(band.points)] : [];
  return [...place(shift ?? { x: 0, y: 0 }), tenths(turnDegrees), ...ofBand];
}

/** The values of a mark behind its kind: all of them, and those that are numbers within their bounds. */
interface Values {
  readonly all: readonly unknown[];
  readonly numbers: readonly number[];
  /** The addresses of the pictures that were read before; the next one is added. */
  readonly pictures: string[];
}

/** Null for a mark that is damaged or too large. */
function unpacked([kind, ...all]: readonly unknown[], pictures: string[]): Mark | null {
  const numbers = all.filter(number(-MOST_UNITS, MOST_UNITS));
  const read = typeof kind === "string" ? READERS.get(kind) : undefined;
  return read?.({ all, numbers, pictures }) ?? null;
}

const READERS: ReadonlyMap<string, (values: Values) => Mark | null> = new Map([
  ["l", unpackedLine],
  ["d", unpackedDot],
  ["a", unpackedArrowhead],
  ["t", unpackedText],
  ["p", unpackedPicture],
]);

function unpackedLine({ all, numbers: [width = 0, ...places] }: Values): Mark | null {
  const points = all.length === places.length + 1 ? unpackedPoints(places) : null;
  return points && { kind: "line", widthMm: width / 100, points };
}

/** Null for fewer than two points, or too many. */
function unpackedPoints(places: readonly number[]): readonly PaperPoint[] | null {
  const { length } = places;
  if (length < 4 || length % 2 !== 0 || length > 2 * LIMITS.points) return null;
  return Array.from({ length: length / 2 }, (_, index) =>
    millimetres(places[2 * index] as number, places[2 * index + 1] as number),
  );
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

/** The place of the data among the values of a picture. */
const DATA_AT = 6;

function unpackedPicture({ all, pictures }: Values): Mark | null {
  const numbers = all.toSpliced(DATA_AT, 1).filter(number(-MOST_UNITS, MOST_UNITS));
  const address = addressOf(all[DATA_AT], pictures);
  const placing = unpackedPlacing(numbers.slice(DATA_AT));
  if (address === null || !placing || numbers.length !== all.length - 1) return null;
  const [x = 0, y = 0, ...sizes] = numbers.slice(0, DATA_AT);
  if (sizes.length !== 4) return null;
  const [widthMm = 0, heightMm = 0, pictureWidthMm = 0, pictureHeightMm = 0] = sizes.map(
    (value) => value / UNITS_PER_MM,
  );
  const size = { widthMm, heightMm, pictureWidthMm, pictureHeightMm };
  return { kind: "picture", at: millimetres(x, y), ...size, address, ...placing };
}

/** Returns the address of a picture with this data, or of the one with this number among those before it; null for neither. */
function addressOf(data: unknown, pictures: string[]): string | null {
  if (typeof data === "number") return pictures[data] ?? null;
  if (typeof data !== "string" || data.length > LIMITS.picture) return null;
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(data)) return null;
  const address = `${PICTURE}${data}`;
  pictures.push(address);
  return address;
}

/** Null if it is damaged. */
function unpackedPlacing(
  placing: readonly number[],
): Pick<PictureMark, "shift" | "turnDegrees" | "band"> | null {
  if (placing.length === 0) return {};
  const [x, y, turn, width, ...places] = placing;
  if (x === undefined || y === undefined || turn === undefined) return null;
  const lying = { shift: millimetres(x, y), turnDegrees: turn };
  if (width === undefined) return lying;
  const points = unpackedPoints(places);
  return points && { ...lying, band: { points, widthMm: width / 100 } };
}

/** Points that are one on paper are left out, except that a line keeps two: a recorded track has many. */
function packedPoints(points: readonly PaperPoint[]): readonly number[] {
  const all = points.map(place);
  const distinct = all.filter(([x, y], at) => {
    const before = all[at - 1];
    return !before || at === all.length - 1 || before[0] !== x || before[1] !== y;
  });
  return distinct.flat();
}

function tenths(degrees: number): number {
  return Math.round(degrees * 10) / 10;
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

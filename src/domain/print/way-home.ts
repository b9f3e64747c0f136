import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { fromRd, type Rd, toRd } from "#domain/coordinates/rd.ts";
import { away, type Figure, type Mark } from "#domain/route-sheet/figure.ts";
import type { MapOnPage } from "./map-figure.ts";
import { sheetBox, sheetProjection } from "./sheet-layout.ts";

const KILOMETER = 1000;
const NUMBERS_MM = 10;
const LARGEST_MM = 26;
/** A smaller square has no room for its words. */
const SMALLEST_MM = 12;
const TEXT_MM = 2.8;
/** Nearer than this a square is that of the finish, metres. */
const AT_FINISH_METERS = 500;

/** A kilometre square of the RD grid by its south-western corner, kilometres. */
interface Square {
  readonly east: number;
  readonly north: number;
}

/** The words in the squares. */
export interface WayHomeWords {
  readonly finish: string;
  /** "ZW, 1,9 km" as two lines; degrees clockwise from the north of the grid. */
  readonly lines: (degrees: number, meters: number) => readonly string[];
}

/**
 * Draws the kilometre squares of a map, each with an arrow from its middle straight to the finish. The squares are those of the whole map, so
 * that they do not show where the route lies. Null where the map has none: outside the Netherlands.
 */
export function wayHome(
  { middle, map }: Pick<MapOnPage, "middle" | "map">,
  finish: LatLng,
  room: { readonly width: number; readonly height: number },
  words: WayHomeWords,
): Figure | null {
  const squares = squaresOn({ middle, map });
  const goal = toRd(finish);
  if (squares.length === 0 || !goal) return null;
  const [easts, norths] = [squares.map(({ east }) => east), squares.map(({ north }) => north)];
  const [west, south] = [Math.min(...easts), Math.min(...norths)];
  const [columns, rows] = [Math.max(...easts) - west + 1, Math.max(...norths) - south + 1];
  const sizeMm = Math.min(
    LARGEST_MM,
    (room.width - NUMBERS_MM) / columns,
    (room.height - NUMBERS_MM) / rows,
  );
  if (sizeMm < SMALLEST_MM) return null;
  const marks = squares.flatMap(({ east, north }): Mark[] => {
    const corner = {
      x: NUMBERS_MM + (east - west) * sizeMm,
      y: (south + rows - 1 - north) * sizeMm,
    };
    const place = { x: (east + 0.5) * KILOMETER, y: (north + 0.5) * KILOMETER };
    return [...frame(corner, sizeMm), ...arrowTo(goal, place, corner, sizeMm, words)];
  });
  const numbers = [
    ...upTo(columns + 1).map((index): Mark => {
      const at = { x: NUMBERS_MM + index * sizeMm, y: rows * sizeMm + 4 };
      return text(`${west + index}`, at, "middle");
    }),
    ...upTo(rows + 1).map((index): Mark => {
      const at = { x: NUMBERS_MM - 1.5, y: (rows - index) * sizeMm + 1 };
      return text(`${south + index}`, at, "end");
    }),
  ];
  return {
    widthMm: NUMBERS_MM + columns * sizeMm,
    heightMm: NUMBERS_MM + rows * sizeMm,
    marks: [...marks, ...numbers],
  };
}

/** Returns the squares that lie on a map with at least their middle. */
function squaresOn({ middle, map }: Pick<MapOnPage, "middle" | "map">): readonly Square[] {
  const [west, south, east, north] = sheetBox(middle, map);
  const corners = [south, north].flatMap((lat) =>
    [west, east].flatMap((lng) => toRd({ lat, lng }) ?? []),
  );
  if (corners.length < 4) return [];
  const onMap = sheetProjection(middle, map);
  const spanOf = (values: readonly number[]) => {
    const first = Math.floor(Math.min(...values) / KILOMETER);
    return upTo(Math.ceil(Math.max(...values) / KILOMETER) - first).map((index) => first + index);
  };
  return spanOf(corners.map(({ y }) => y)).flatMap((ofNorth) =>
    spanOf(corners.map(({ x }) => x)).flatMap((ofEast) => {
      const place = fromRd({ x: (ofEast + 0.5) * KILOMETER, y: (ofNorth + 0.5) * KILOMETER });
      const { x, y } = onMap(place);
      const isOnMap = x >= 0 && y >= 0 && x <= map.widthMm && y <= map.heightMm;
      return isOnMap ? [{ east: ofEast, north: ofNorth }] : [];
    }),
  );
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

type Corner = { readonly x: number; readonly y: number };

function frame({ x, y }: Corner, sizeMm: number): Mark[] {
  const points = [
    { x, y },
    { x: x + sizeMm, y },
    { x: x + sizeMm, y: y + sizeMm },
    { x, y: y + sizeMm },
    { x, y },
  ];
  return [{ kind: "line", points, widthMm: 0.15 }];
}

function arrowTo(goal: Rd, from: Rd, corner: Corner, sizeMm: number, words: WayHomeWords): Mark[] {
  const [east, north] = [goal.x - from.x, goal.y - from.y];
  const meters = Math.hypot(east, north);
  const middleX = corner.x + sizeMm / 2;
  if (Math.abs(east) <= AT_FINISH_METERS && Math.abs(north) <= AT_FINISH_METERS) {
    return [text(words.finish, { x: middleX, y: corner.y + sizeMm / 2 + 1 }, "middle")];
  }
  const degrees = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  const lines = words.lines(degrees, meters);
  const linesMm = lines.length * (TEXT_MM + 0.4);
  const center = { x: middleX, y: corner.y + (sizeMm - linesMm) / 2 };
  const halfMm = Math.max(1.5, (sizeMm - linesMm) / 2 - 1);
  const [tail, tip] = [away(center, degrees + 180, halfMm), away(center, degrees, halfMm)];
  return [
    { kind: "line", points: [tail, tip], widthMm: 0.4 },
    { kind: "arrowhead", at: tip, degrees },
    ...lines.map((line, index) => {
      const y = corner.y + sizeMm - linesMm + (index + 1) * (TEXT_MM + 0.4) - 1;
      return text(line, { x: middleX, y }, "middle");
    }),
  ];
}

function text(words: string, at: Corner, anchor: "middle" | "end"): Mark {
  return { kind: "text", at, text: words, sizeMm: TEXT_MM, anchor };
}

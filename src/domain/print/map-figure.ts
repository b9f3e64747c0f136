import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Figure, Mark, PaperPoint } from "#domain/route-sheet/figure.ts";
import { sheetGrid } from "./sheet-grid.ts";
import { type SheetMap, sheetProjection } from "./sheet-layout.ts";

/** A map on a page with other figures. */
export interface MapOnPage {
  readonly middle: LatLng;
  readonly map: SheetMap;
  /** The picture of the map, with the same middle and at least as large; millimetres. */
  readonly picture: {
    readonly address: string;
    readonly widthMm: number;
    readonly heightMm: number;
  };
}

/** A place to mark on a map on a page, with the letters beside it. */
export interface MarkedPlace {
  readonly place: LatLng;
  readonly label: string;
}

/** The room for the numbers of the grid around the map. */
export const GRID_NUMBERS_MM = 6;
const NUMBER_TEXT_MM = 2.8;
const LABEL_TEXT_MM = 4.5;
const CIRCLE_MM = 3.5;
const CIRCLE_POINTS = 36;

/** Draws a map with the RD grid, its numbers, and a circle around each place that lies on it. */
export function mapFigure(
  { middle, map, picture }: MapOnPage,
  places: readonly MarkedPlace[],
): Figure {
  const { widthMm, heightMm } = map;
  const onPage = sheetProjection(middle, map);
  const corner = GRID_NUMBERS_MM;
  const at = (x: number, y: number): PaperPoint => ({ x: corner + x, y: corner + y });
  const frame = [at(0, 0), at(widthMm, 0), at(widthMm, heightMm), at(0, heightMm), at(0, 0)];
  const marked = joined(places.map(({ place, label }) => ({ ...onPage(place), label }))).flatMap(
    ({ x, y, label }): Mark[] => {
      const isOnMap = x >= 0 && y >= 0 && x <= widthMm && y <= heightMm;
      return isOnMap ? markAt(at(x, y), label, x > widthMm / 2) : [];
    },
  );
  return {
    widthMm: widthMm + 2 * corner,
    heightMm: heightMm + 2 * corner,
    marks: [
      {
        kind: "picture",
        at: at(0, 0),
        widthMm,
        heightMm,
        address: picture.address,
        pictureWidthMm: picture.widthMm,
        pictureHeightMm: picture.heightMm,
      },
      ...gridMarks(middle, map, at),
      { kind: "line", points: frame, widthMm: 0.3 },
      ...marked,
    ],
  };
}

interface LabelledPoint extends PaperPoint {
  readonly label: string;
}

/** Joins the labels of places in one circle: "Start / Eind" of a loop. */
function joined(points: readonly LabelledPoint[]): readonly LabelledPoint[] {
  const circles: LabelledPoint[] = [];
  for (const point of points) {
    const at = circles.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) < CIRCLE_MM);
    const near = circles[at];
    if (near) circles[at] = { ...near, label: `${near.label} / ${point.label}` };
    else circles.push(point);
  }
  return circles;
}

function gridMarks(
  middle: LatLng,
  map: SheetMap,
  at: (x: number, y: number) => PaperPoint,
): readonly Mark[] {
  const { widthMm, heightMm } = map;
  const points = {
    top: (mm: number) => at(mm, 0),
    bottom: (mm: number) => at(mm, heightMm),
    left: (mm: number) => at(0, mm),
    right: (mm: number) => at(widthMm, mm),
  };
  const beside = {
    top: { x: 0, y: -1.4, anchor: "middle" },
    bottom: { x: 0, y: 3.8, anchor: "middle" },
    left: { x: -0.8, y: 1, anchor: "end" },
    right: { x: 0.8, y: 1, anchor: "start" },
  } as const;
  return sheetGrid(middle, map).flatMap(({ label, isMinor, ends }): Mark[] => {
    const places = ends.map(({ side, atMm }) => points[side](atMm));
    const line: Mark = { kind: "line", points: places, widthMm: isMinor ? 0.08 : 0.15 };
    const numbers = ends.map(({ side, atMm }): Mark => {
      const { x, y, anchor } = beside[side];
      const end = points[side](atMm);
      const place = { x: end.x + x, y: end.y + y };
      return { kind: "text", at: place, text: label, sizeMm: NUMBER_TEXT_MM, anchor };
    });
    return [...(places.length > 1 ? [line] : []), ...numbers];
  });
}

function markAt(middle: PaperPoint, label: string, isLabelLeft: boolean): Mark[] {
  const circle = Array.from({ length: CIRCLE_POINTS + 1 }, (_, step) => {
    const angle = (2 * Math.PI * step) / CIRCLE_POINTS;
    return { x: middle.x + CIRCLE_MM * Math.cos(angle), y: middle.y + CIRCLE_MM * Math.sin(angle) };
  });
  const aside = (CIRCLE_MM + 1) * (isLabelLeft ? -1 : 1);
  const anchor = isLabelLeft ? "end" : "start";
  const at = { x: middle.x + aside, y: middle.y + LABEL_TEXT_MM / 3 };
  return [
    { kind: "line", points: circle, widthMm: 0.7 },
    { kind: "text", at, text: label, sizeMm: LABEL_TEXT_MM, anchor, hasHalo: true },
  ];
}

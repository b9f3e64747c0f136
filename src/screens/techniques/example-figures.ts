import type { Figure, Mark } from "#domain/route-sheet/figure.ts";
import {
  dotAndArrow,
  junctionNorthUp,
  strip,
} from "#domain/route-sheet/figures/junction-figures.ts";
import { mapFragment } from "#domain/route-sheet/figures/map-fragment.ts";
import { mazeFigure } from "#domain/route-sheet/figures/maze-figure.ts";
import { photoFigure } from "#domain/route-sheet/figures/photo-figure.ts";
import { turnedNorth } from "#domain/route-sheet/figures/turned-north.ts";
import { vectorFigure } from "#domain/route-sheet/figures/vector-figures.ts";
import { windStrokes } from "#domain/route-sheet/figures/wind-strokes.ts";
import type { RouteJunction } from "#domain/route-sheet/junction.ts";
import type { SheetStep } from "#domain/route-sheet/sheet-step.ts";
import { SHEET_WORDS } from "#sentences/scouting/route-sheet.ts";

const PLACE = { lat: 52, lng: 5 };

const JUNCTION: RouteJunction = {
  place: PLACE,
  alongMeters: 400,
  inDegrees: 225,
  outDegrees: 80,
  otherDegrees: [0, 135],
};

const STEP: SheetStep = { number: 1, junction: JUNCTION, remark: "", legMeters: 400 };
const STEPS: readonly SheetStep[] = [
  STEP,
  {
    ...STEP,
    number: 2,
    junction: { ...JUNCTION, inDegrees: 260, outDegrees: 60, otherDegrees: [150] },
  },
  {
    ...STEP,
    number: 3,
    junction: { ...JUNCTION, inDegrees: 240, outDegrees: 350, otherDegrees: [60, 290] },
  },
];

/** Returns the drawn example of a technique; null for one that words explain. */
export function exampleFigure(id: string): Figure | null {
  switch (id) {
    case "dot-and-arrow":
      return dotAndArrow(STEP);
    case "junctions":
      return junctionNorthUp(STEP);
    case "fragments":
      return mapFragment(STEP, [], { isTurned: false, hasNumber: true, distance: "" });
    case "photos":
      return photoFigure(dotAndArrow(STEP), null);
    case "corridor":
      return corridorExample();
    case "memory":
      return figure([...ROADS, ...ROUTE_OF_ROADS]);
    case "strip":
      return strip(STEPS, SHEET_WORDS);
    case "maze":
      return mazeFigure(STEPS, "1 – 3");
    case "winds":
      return compass(SHEET_WORDS.wind(22.5), 22.5);
    case "degrees":
      return compass("80°", 80);
    case "strokes":
      return windStrokes(STEP, "ZO");
    case "turned-north":
      return turnedNorth(STEP, JUNCTION.outDegrees);
    case "knots":
      return dotAndArrow(STEP);
    case "vectors":
    case "helicopter":
      return vectorExample(600, 55);
    case "tracing":
      return tracingExample();
    case "resection":
      return lines([-14, -10], [12, -12], "?");
    case "intersection":
      return lines([-12, 10], [12, 11], "?");
    case "projection":
      return vectorExample(500, 125);
    default:
      return gridExample();
  }
}

function vectorExample(distanceMeters: number, bearingDegrees: number): Figure {
  const heads = [
    "1 → 2",
    SHEET_WORDS.measures(SHEET_WORDS.distance(distanceMeters), `${bearingDegrees}°`),
  ];
  return vectorFigure(
    { from: 1, to: 2, alongMeters: 0, distanceMeters, bearingDegrees, remark: "" },
    { metersPerMm: 25, isMainScale: true, heads },
  );
}

const SIZE_MM = 34;
const MIDDLE = { x: SIZE_MM / 2, y: SIZE_MM / 2 };

function figure(marks: readonly Mark[]): Figure {
  return { widthMm: SIZE_MM, heightMm: SIZE_MM, marks };
}

const ROAD_POINTS = [
  [4, 26, 30, 22],
  [12, 4, 15, 31],
  [24, 3, 26, 30],
  [3, 12, 31, 9],
] as const;
const ROADS = ROAD_POINTS.map(([x, y, right, bottom]): Mark => {
  const points = [
    { x, y },
    { x: right, y: bottom },
  ];
  return { kind: "line", points, widthMm: 0.3 };
});
const ROUTE_OF_ROADS: readonly Mark[] = [
  { kind: "dot", at: { x: 5, y: 25.8 }, radiusMm: 1.4 },
  {
    kind: "line",
    points: [
      { x: 5, y: 25.8 },
      { x: 14.5, y: 24.4 },
      { x: 13, y: 11 },
      { x: 24.5, y: 9.7 },
      { x: 24.2, y: 5 },
    ],
    widthMm: 0.9,
  },
  { kind: "arrowhead", at: { x: 24.1, y: 4 }, degrees: 0 },
];

/** Points on a map that ends a little beside the route. */
function corridorExample(): Figure {
  const [, route] = ROUTE_OF_ROADS;
  const points = route?.kind === "line" ? route.points : [];
  const dots = points.map((at): Mark => ({ kind: "dot", at, radiusMm: 1.1 }));
  const edges = [
    [2, 29, 18, 27, 17, 15, 28, 13, 28, 2],
    [2, 23, 11, 21, 9, 8, 20, 6, 20, 2],
  ].map((edge): Mark => {
    const corners = edge.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: edge[at + 1] ?? 0 }] : []));
    return { kind: "line", points: corners, widthMm: 0.2 };
  });
  return figure([...edges, ...dots]);
}

function compass(text: string, degrees: number): Figure {
  const angle = (degrees * Math.PI) / 180;
  const tip = { x: MIDDLE.x + 10 * Math.sin(angle), y: MIDDLE.y - 10 * Math.cos(angle) };
  return figure([
    {
      kind: "line",
      points: [
        { x: MIDDLE.x, y: 30 },
        { x: MIDDLE.x, y: 4 },
      ],
      widthMm: 0.2,
    },
    {
      kind: "line",
      points: [
        { x: 4, y: MIDDLE.y },
        { x: 30, y: MIDDLE.y },
      ],
      widthMm: 0.2,
    },
    { kind: "text", at: { x: MIDDLE.x, y: 3.4 }, text: "N", sizeMm: 3, anchor: "middle" },
    { kind: "line", points: [MIDDLE, tip], widthMm: 0.6 },
    { kind: "arrowhead", at: tip, degrees },
    { kind: "text", at: { x: MIDDLE.x, y: 33 }, text, sizeMm: 3.4, anchor: "middle" },
  ]);
}

type Offset = readonly [x: number, y: number];

/** Two known points with the lines that cross at the unknown point. */
function lines(one: Offset, other: Offset, name: string): Figure {
  const found = { x: MIDDLE.x, y: one[1] < 0 ? MIDDLE.y + 8 : MIDDLE.y - 8 };
  const known = [one, other].map(([x, y]) => ({ x: MIDDLE.x + x, y: MIDDLE.y + y }));
  return figure([
    ...known.flatMap((at, index): Mark[] => [
      { kind: "line", points: [at, found], widthMm: 0.3 },
      { kind: "dot", at, radiusMm: 1 },
      {
        kind: "text",
        at: { x: at.x, y: at.y - 2 },
        text: index === 0 ? "A" : "B",
        sizeMm: 3,
        anchor: "middle",
      },
    ]),
    { kind: "dot", at: found, radiusMm: 1.4 },
    {
      kind: "text",
      at: { x: found.x + 2.4, y: found.y + 1 },
      text: name,
      sizeMm: 3.4,
      anchor: "start",
    },
  ]);
}

function tracingExample(): Figure {
  const crosses = [8, 26].flatMap((x) =>
    [8, 26].flatMap((y): Mark[] => [
      {
        kind: "line",
        points: [
          { x: x - 1.5, y },
          { x: x + 1.5, y },
        ],
        widthMm: 0.2,
      },
      {
        kind: "line",
        points: [
          { x, y: y - 1.5 },
          { x, y: y + 1.5 },
        ],
        widthMm: 0.2,
      },
    ]),
  );
  const points = [
    { x: 6, y: 29 },
    { x: 12, y: 20 },
    { x: 20, y: 21 },
    { x: 23, y: 12 },
    { x: 30, y: 6 },
  ];
  return figure([...crosses, { kind: "line", points, widthMm: 0.6 }]);
}

function gridExample(): Figure {
  const grid = [8, 19, 30].flatMap((at): Mark[] => [
    {
      kind: "line",
      points: [
        { x: at, y: 3 },
        { x: at, y: 30 },
      ],
      widthMm: 0.2,
    },
    {
      kind: "line",
      points: [
        { x: 8, y: at },
        { x: 33, y: at },
      ],
      widthMm: 0.2,
    },
  ]);
  return figure([
    ...grid,
    { kind: "text", at: { x: 8, y: 33.4 }, text: "191", sizeMm: 2.8, anchor: "middle" },
    { kind: "text", at: { x: 7, y: 31 }, text: "438", sizeMm: 2.8, anchor: "end" },
    { kind: "dot", at: { x: 13.5, y: 24.5 }, radiusMm: 1 },
  ]);
}

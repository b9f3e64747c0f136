import { describe, expect, it } from "vitest";
import { fromRd } from "#domain/coordinates/rd.ts";
import { sheetCuts } from "#domain/route-sheet/figures/sheet-cut.fixture.ts";
import type { Figure } from "./figure.ts";
import type { RouteJunction } from "./junction.ts";
import { numberedPages, pagesWithoutNumbers, roomOnPage } from "./pages.ts";
import type { SheetStep } from "./sheet-step.ts";
import { tableHead, tableRow } from "./table-row.ts";
import { techniqueFigures } from "./technique-figures.ts";
import { type SheetInput, TECHNIQUES } from "./techniques.ts";

const WORDS = { title: "Route", notes: ["Start"], bar: "10 cm" };
const pagesOf = (...sheet: Parameters<typeof pagesWithoutNumbers>) =>
  numberedPages(pagesWithoutNumbers(...sheet));
const square = (sizeMm: number): Figure => ({
  widthMm: sizeMm,
  heightMm: sizeMm,
  marks: [{ kind: "dot", at: { x: 0, y: 0 }, radiusMm: 1 }],
});

const dots = ({ marks }: Figure) => marks.flatMap((mark) => (mark.kind === "dot" ? [mark.at] : []));

describe("pages", () => {
  it("have a bar of exactly 100 mm", () => {
    for (const paper of ["A4", "A5"] as const) {
      const [page] = pagesOf([square(30)], paper, WORDS);
      const bars = page?.marks.flatMap((mark) => {
        const [from, to] = mark.kind === "line" ? mark.points : [];
        return from && to && from.y === to.y ? [to.x - from.x] : [];
      });
      expect(bars).toEqual([100]);
    }
  });

  it("are filled from the left and the top, in order, and turned when full", () => {
    const pages = pagesOf(
      Array.from({ length: 12 }, () => square(55)),
      "A4",
      WORDS,
    );
    expect(pages.map((page) => dots(page).length)).toEqual([12]);
    const more = pagesOf(
      Array.from({ length: 13 }, () => square(55)),
      "A4",
      WORDS,
    );
    expect(more.map((page) => dots(page).length)).toEqual([12, 1]);
    const notes = Array.from({ length: 9 }, (_, line) => `regel ${line}`);
    const [below] = pagesOf([square(55)], "A4", { ...WORDS, notes });
    const lastNote = below?.marks.findLast(
      (mark) => mark.kind === "text" && mark.text === "regel 8",
    );
    const noteY = lastNote?.kind === "text" ? lastNote.at.y : expect.fail("no note");
    expect(below && dots(below)[0]?.y).toBeGreaterThan(noteY + 1);
    expect(dots(more[0] as Figure).slice(0, 4)).toEqual([
      { x: 10, y: 35 },
      { x: 67, y: 35 },
      { x: 124, y: 35 },
      { x: 10, y: 92 },
    ]);
  });
});

it("the head of a table stands on each page of it", () => {
  const row = (text: string) => tableRow([text], "A5", [0]);
  const rows = Array.from({ length: 40 }, (_, index) => row(`row ${index}`));
  const pages = pagesOf([tableHead(["head"], "A5", [0]), ...rows], "A5", WORDS);
  const texts = pages.map(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])),
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(texts.every((page) => page.filter((text) => text === "head").length === 1)).toBe(true);
  expect(texts.flat().filter((text) => text.startsWith("row"))).toHaveLength(40);
  const lowest = pages.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === "text" && mark.text.startsWith("row") ? mark.at.y : [])),
  );
  expect(Math.max(...lowest)).toBeLessThan(210 - 22);
});

it("the head of a table does not stand above that of the next one, wherever a page ends", () => {
  const row = (text: string) => tableRow([text], "A5", [0]);
  for (let count = 1; count < 30; count += 1) {
    const rows = Array.from({ length: count }, (_, index) => row(`row ${index}`));
    const next = [row("sentence"), tableHead(["next"], "A5", [0]), row("last")];
    const pages = pagesOf([tableHead(["head"], "A5", [0]), ...rows, ...next], "A5", WORDS);
    for (const { marks } of pages) {
      const texts = marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
      expect(texts.includes("head")).toBe(texts.some((text) => text.startsWith("row")));
    }
  }
});

it("a head, and the heading above it, stand on the page of the row below them, wherever a page ends", () => {
  const row = (text: string) => tableRow([text], "A5", [0]);
  for (let count = 1; count < 30; count += 1) {
    const above = Array.from({ length: count }, (_, index) => row(`above ${index}`));
    const head = tableHead(["head"], "A5", [0]);
    const table = [{ ...row("heading"), isHeading: true }, row("sentence"), head, row("row")];
    const pages = pagesOf([...above, ...table], "A5", WORDS);
    const last = pages.at(-1)?.marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
    expect(last).toEqual(expect.arrayContaining(["heading", "sentence", "head", "row"]));
  }
});

const ROOM = roomOnPage("A4");
const START = { x: 85_100, y: 446_100 };
const JUNCTION: RouteJunction = {
  place: fromRd({ x: 85_600, y: 446_100 }),
  alongMeters: 500,
  inDegrees: 270,
  outDegrees: 0,
  otherDegrees: [90],
};
const STEPS: SheetStep[] = Array.from({ length: 40 }, (_, index) => ({
  number: index + 1,
  junction: JUNCTION,
  remark: "",
  legMeters: 500,
}));
const [start, finish] = [fromRd(START), fromRd({ x: 85_600, y: 446_900 })];
const INPUT: SheetInput = {
  route: {
    name: "Delft",
    start,
    finish,
    lengthMeters: 1300,
    line: Float64Array.of(start.lng, start.lat, finish.lng, finish.lat),
  },
  steps: STEPS,
  gaps: [],
  settings: { paper: "A4", north: { north: "grid", decimalYear: 2026.9 }, tracingScale: 25_000 },
  words: {
    start: "Start",
    finish: "Eind",
    between: "tussenpunt",
    wind: () => "N",
    distance: (meters) => `${Math.round(meters)} m`,
    leg: (from, to) => `${from} → ${to}`,
    measures: (distance, direction) => `${distance}, ${direction}`,
    kilometer: () => "",
    mapScale: () => "",
    gap: ({ fromMeters, toMeters }) => `Van ${fromMeters} tot ${toMeters} m geen kaart`,
    scale: (metersPerMm) => `1 mm is ${metersPerMm} m`,
    turnRound: "",
    columns: {
      winds: ["Punt"],
      degrees: ["Punt"],
      helicopter: ["Naar"],
      knots: [],
      coordinates: [],
    },
    unsuited: (degrees: string) => degrees,
    knots: ["keer om", "1", "2", "3"],
    knotMeaning: (knot: string) => knot,
  },
};

describe.each(TECHNIQUES)("the technique %s", (technique) => {
  it.each([
    ["A4", "short"],
    ["A5", "short"],
    ["A4", "long"],
    ["A5", "long"],
  ] as const)("has figures that fit %s below %s notes", (paper, length) => {
    const settings = { ...INPUT.settings, paper };
    const notes = length === "short" ? ["Start"] : [" van km 0,1 tot 0,3,".repeat(20)];
    const room = roomOnPage(paper, notes);
    const gaps = [100, 300, 500].map((fromMeters) => ({ fromMeters, toMeters: fromMeters + 100 }));
    const figures = techniqueFigures(
      technique,
      { ...INPUT, gaps, settings, cuts: sheetCuts(INPUT.route.start) },
      room,
    );
    expect(figures?.length).toBeGreaterThan(0);
    for (const { widthMm, heightMm } of figures ?? []) {
      expect(widthMm).toBeLessThanOrEqual(room.width);
      expect(heightMm).toBeLessThanOrEqual(room.height);
    }
  });
});

it("gives degrees from grid north, which lies west of true north there", () => {
  const texts = (techniqueFigures("degrees", INPUT, ROOM) ?? []).map(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])),
  );
  expect(texts[0]).toEqual(["Punt"]);
  expect(texts[1]).toEqual(["Start", "32°", "500 m", "1"]);
  // 0° from true north; RD north leans 0.8° west at Delft.
  expect(texts[2]).toEqual(["1", "1°", "500 m", "2"]);
  expect(texts.at(-1)).toEqual(["40", "1°", "800 m", "Eind"]);
});

it("has no tracing where the route does not fit the paper", () => {
  const far = fromRd({ x: 105_600, y: 446_900 });
  const line = Float64Array.of(start.lng, start.lat, far.lng, far.lat);
  expect(
    techniqueFigures("tracing", { ...INPUT, route: { ...INPUT.route, line } }, ROOM),
  ).toBeNull();
});

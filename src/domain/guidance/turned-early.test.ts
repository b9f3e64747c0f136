import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guideLineOfTrack } from "#domain/geodesy/line/guide-line.ts";
import type { GuidanceFix } from "./believed-fixes.ts";
import { guidanceView } from "./guidance-view.ts";
import {
  alongs,
  CROSSED,
  guided,
  last,
  placeOf,
  planOver,
  type Spot,
  spoken,
  viewAfter,
  walkOver,
} from "./simulated-walk.fixture.ts";

/** Out over three nodes and back over the same road: 1600 m. */
const OUT_AND_BACK: readonly Spot[] = [
  [0, 0],
  [300, 0],
  [800, 0],
  [300, 0],
  [0, 0],
];

describe("turning round early on a line that goes back over the same road", () => {
  it("counts down on the way home, and arrives", () => {
    const line = planOver(OUT_AND_BACK);
    const fixes = walkOver([
      [0, 0],
      [500, 0],
      [0, 0],
    ]);
    const { states } = guided(line, fixes);
    const left = states.map((state, at) => guidanceView(state, line, fixes[at]?.timeMs ?? 0));
    const turnedAt = Math.ceil((500 + 40) / 1.5) + 2;
    for (const [at, view] of left.entries()) {
      expect(view.status).not.toBe("off");
      if (at > turnedAt && at < 650) {
        expect(view.toGoMeters).toBeLessThan(1000 - at * 1.5 + 15);
        expect(view.toGoMeters).toBeGreaterThan(1000 - at * 1.5 - 15);
      }
    }
    expect(last(states).hasArrived).toBe(true);
    const { doneMeters } = guidanceView(last(states), line, 0);
    expect(doneMeters).toBeGreaterThan(880);
    expect(doneMeters).toBeLessThan(1000);
  });

  it("announces the nodes on the way home, and not those beyond the turn", () => {
    const { events } = guided(
      planOver(OUT_AND_BACK),
      walkOver([
        [0, 0],
        [500, 0],
        [0, 0],
      ]),
    );
    expect(spoken(events)).toEqual([
      ...["at 1", "near 2", "at 2", "near 4", "at 4", "near 5", "at 5", "arrived"],
    ]);
  });

  it("is not assumed for a few steps back", () => {
    const view = viewAfter(
      planOver(OUT_AND_BACK),
      walkOver([
        [0, 0],
        [500, 0],
        [470, 0],
        [520, 0],
      ]),
    );
    expect(view.toGoMeters).toBeCloseTo(1080, -1);
  });

  it("is taken back for somebody who goes on after all", () => {
    const view = viewAfter(
      planOver(OUT_AND_BACK),
      walkOver([
        [0, 0],
        [500, 0],
        [400, 0],
        [600, 0],
      ]),
    );
    expect(view).toMatchObject({ status: "on", next: { label: "3" } });
    expect(view.toGoMeters).toBeCloseTo(1000, -1);
  });

  it("stays on its own branch where another one crosses", () => {
    const line = planOver(CROSSED);
    const { states } = guided(
      line,
      walkOver([
        [0, 0],
        [300, 0],
        [100, 0],
      ]),
    );
    expect(last(states).isOff).toBe(false);
    expect(alongs(states).at(-1)).toBeCloseTo(100, -1);
  });
});

interface PlayedFixes {
  readonly line: readonly (readonly [lat: number, lng: number])[];
  readonly fixes: readonly (readonly [number, number, number, number])[];
}

function fileOf(name: string) {
  const text = readFileSync(`tools/corpus/fixes/${name}.json`, "utf8");
  const { line, fixes }: PlayedFixes = JSON.parse(text);
  return {
    line: guideLineOfTrack({
      lngs: Float64Array.from(line, ([, lng]) => lng),
      lats: Float64Array.from(line, ([lat]) => lat),
    }),
    fixes: fixes.map(([timeMs, lat, lng, accuracyMeters]): GuidanceFix => {
      return { timeMs, lat, lng, accuracyMeters };
    }),
  };
}

it("leads a reported walker home who turned round a third of the way", () => {
  const { line, fixes } = fileOf("turned-early");
  const { states, events } = guided(line, fixes);
  const half = guidanceView(states[1070] ?? last(states), line, fixes[1070]?.timeMs ?? 0);
  expect(half.toGoMeters).toBeCloseTo(500, -2);
  expect(spoken(events)).toEqual(["arrived"]);
});

describe("on the water", () => {
  const MARKS: readonly Spot[] = [
    [0, 0],
    [1000, 0],
    [1000, 1000],
  ];
  const arrives = (spots: readonly Spot[], mode: "walk" | "canoe" | "motorboat") =>
    last(guided(planOver(MARKS), walkOver(spots, { speedMps: 3 }), mode).states).hasArrived;

  it("ends a reported route whose last mark is passed 60 m aside", () => {
    const { line, fixes } = fileOf("passed-the-end-aside");
    const { states, events } = guided(line, fixes, "motorboat");
    expect(last(states).hasArrived).toBe(true);
    expect(spoken(events)).toEqual(["off", "back", "arrived"]);
  });

  it.each([60, -60, 150])("arrives when the last mark is abeam, %s m aside", (aside) => {
    const course: readonly Spot[] = [
      [0, 0],
      [900, 0],
      [1000 + aside, 500],
      [1000 + aside, 1100],
    ];
    expect(arrives(course, "motorboat")).toBe(true);
    expect(arrives(course, "canoe")).toBe(true);
    expect(arrives(course, "walk")).toBe(false);
    expect(arrives(course.slice(0, 3), "motorboat")).toBe(false);
  });

  it("does not arrive farther away, in the other direction, or on another part of the line", () => {
    const turned: Spot = [1060, 900];
    expect(
      arrives(
        [
          [0, 0],
          [900, 0],
          [1300, 500],
          [1300, 1100],
        ],
        "motorboat",
      ),
    ).toBe(false);
    expect(arrives([[1000, 900], [1060, 1100], turned], "motorboat")).toBe(true);
    // The line crosses its own end on the way.
    const crossing: readonly Spot[] = [
      [0, 0],
      [600, 0],
      [600, 600],
      [300, 600],
      [300, 0],
    ];
    const fixes = walkOver(
      [
        [0, 0],
        [600, 0],
      ],
      { speedMps: 3 },
    );
    expect(last(guided(planOver(crossing), fixes, "motorboat").states).hasArrived).toBe(false);
  });

  it("goes on to the goal beyond the last mark", () => {
    const line = { ...planOver(MARKS), goal: placeOf([1400, 1200]) };
    const course: readonly Spot[] = [
      [0, 0],
      [900, 0],
      [1060, 500],
      [1060, 1100],
    ];
    const { states } = guided(line, walkOver(course, { speedMps: 3 }), "motorboat");
    expect(last(states)).toMatchObject({ isBeyond: true, hasArrived: false, isOff: false });
  });
});

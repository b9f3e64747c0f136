import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GuideLine } from "#domain/geodesy/line/guide-line.ts";
import { STALE_FIX_MS } from "#domain/position/position-fix.ts";
import { warningDistance } from "./announce.ts";
import { guidanceView } from "./guidance-view.ts";
import { type GuidanceState, startGuidance } from "./guide.ts";
import {
  alongs,
  CORNERED,
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

describe("following a plan", () => {
  it("announces every node near it and at it, and finally the arrival", () => {
    const line = planOver(CORNERED);
    const { states, events } = guided(line, walkOver(CORNERED));
    expect(spoken(events)).toEqual([
      ...["at 1", "near 2", "at 2", "near 3", "at 3", "near 4", "at 4", "arrived"],
    ]);
    expect(last(states).hasArrived).toBe(true);
    const near = events.flatMap((event) => (event.kind === "near" ? event.meters : []));
    for (const meters of near) expect(meters).toBeGreaterThan(75);
    for (const meters of near) expect(meters).toBeLessThanOrEqual(80);
  });

  it("shows the next number, the two after it, the distance done and the distance to go", () => {
    const line = planOver(CORNERED);
    const view = viewAfter(
      line,
      walkOver([
        [0, 0],
        [150, 0],
      ]),
    );
    expect(view).toMatchObject({ status: "on", offMeters: expect.closeTo(0, 1) });
    expect(view.next).toMatchObject({ label: "2", meters: expect.closeTo(250, 0) });
    expect(view.after.map(({ label, meters }) => [label, Math.round(meters ?? 0)])).toEqual([
      ["3", 550],
      ["4", 850],
    ]);
    expect([view.doneMeters, view.toGoMeters].map(Math.round)).toEqual([150, 850]);
    expect(view.bearing).toBeCloseTo(90, 0);
  });

  it("passes a node once, even if the fixes jitter there", () => {
    const line = planOver(CORNERED);
    const there = walkOver(
      [
        [380, 0],
        [401, 0],
      ],
      { speedMps: 1 },
    );
    const trembling = [12, -14, 10, -9, 3].map((east, index) => ({
      ...placeOf([400 + east, 0]),
      accuracyMeters: 8,
      timeMs: 60_000 + index * 1000,
    }));
    const { states, events } = guided(line, [...there, ...trembling]);
    expect(states.slice(there.length).map(({ passedCount }) => passedCount)).toEqual([
      2, 2, 2, 2, 2,
    ]);
    expect(spoken(events)).toEqual(["near 2", "at 2"]);
  });

  it("does not count down without a fix, and becomes stale", () => {
    const line = planOver(CORNERED);
    const fixes = walkOver([
      [0, 0],
      [150, 0],
    ]);
    const { states } = guided(line, fixes);
    const at = fixes.at(-1)?.timeMs ?? 0;
    const [now, later] = [at + STALE_FIX_MS, at + STALE_FIX_MS + 1].map((ms) =>
      guidanceView(last(states), line, ms),
    );
    expect(now?.status).toBe("on");
    expect(later).toEqual({ ...now, status: "stale", problem: "no-signal" });
    expect(guidanceView(startGuidance("walk"), line, 0)).toMatchObject({
      status: "waiting",
      next: { label: "1" },
      bearing: null,
    });
  });
});

describe("a wrong turn", () => {
  /** Straight on past node 2 instead of north, back to it, and on. */
  const wrong: readonly Spot[] = [
    [0, 0],
    [520, 0],
    [400, 0],
    [400, 300],
    [700, 300],
  ];

  it("is reported after three good fixes beside the line, and so is the return", () => {
    const line = planOver(CORNERED);
    const fixes = walkOver(wrong);
    const { states, events } = guided(line, fixes);
    expect(spoken(events)).toEqual([
      ...["at 1", "near 2", "at 2", "off", "back", "near 3", "at 3", "near 4", "at 4", "arrived"],
    ]);
    // At 1.5 m/s the 21st fix past the corner is 30 m off the line; the third good one reports it.
    const offAt = states.findIndex(({ isOff }) => isOff);
    const gone = offAt * 1.5 - 400;
    expect(gone).toBeGreaterThan(30 + 2 * 1.5);
    expect(gone).toBeLessThanOrEqual(30 + 4 * 1.5);
    const backAt = states.findIndex(({ isOff }, index) => index > offAt && !isOff);
    const beside = 240 - (backAt * 1.5 - 400);
    expect(beside).toBeLessThanOrEqual(21);
    expect(beside).toBeGreaterThan(21 - 3);
  });

  it("keeps the position along the line, and points back to it", () => {
    const view = viewAfter(
      planOver(CORNERED),
      walkOver([
        [0, 0],
        [500, 0],
      ]),
    );
    expect(view.status).toBe("off");
    expect(view.offMeters).toBeCloseTo(100, -1);
    expect(view.bearing).toBeCloseTo(270, 0);
    expect(view.next?.label).toBe("3");
  });

  it("is not reported for two fixes, for inaccurate ones, or within 1.5 times their accuracy", () => {
    const line = planOver(CORNERED);
    const on = walkOver([
      [0, 0],
      [100, 0],
    ]);
    const beside = (north: number, accuracyMeters: number, count: number) => {
      const fixes = Array.from({ length: count }, (_, index) => ({
        ...placeOf([100 + index, north]),
        accuracyMeters,
        timeMs: 90_000 + index * 5000,
      }));
      return last(guided(line, [...on, ...fixes]).states).isOff;
    };
    expect(beside(35, 10, 3)).toBe(true);
    expect(beside(35, 10, 2)).toBe(false);
    expect(beside(25, 10, 9)).toBe(false);
    expect(beside(65, 49, 9)).toBe(false);
    expect(beside(80, 49, 3)).toBe(true);
    expect(beside(200, 50, 9)).toBe(false);
  });
});

describe("going back", () => {
  it("is followed, with its distance, and its nodes count as ahead again", () => {
    const line = planOver(CORNERED);
    const { states, events } = guided(
      line,
      walkOver([
        [200, 0],
        [400, 0],
        [400, 60],
        [400, 0],
        [250, 0],
      ]),
    );
    const view = guidanceView(last(states), line, 0);
    expect(view.backtrackMeters).toBeCloseTo(210, -1);
    expect(view.next?.label).toBe("2");
    expect(last(states).isOff).toBe(false);
    expect(spoken(events)).toEqual(["near 2", "at 2"]);
  });

  it("announces a node again on reaching it once more", () => {
    const line = planOver(CORNERED);
    const spots: readonly Spot[] = [
      [300, 0],
      [400, 0],
      [250, 0],
      [400, 0],
    ];
    expect(spoken(guided(line, walkOver(spots)).events)).toEqual([
      "near 2",
      "at 2",
      "near 2",
      "at 2",
    ]);
  });
});

describe("fixes", () => {
  it("that imply an impossible speed are ignored, until three of them agree", () => {
    const line = planOver([
      [0, 0],
      [5000, 0],
    ]);
    const fix = (east: number, second: number) => ({
      ...placeOf([east, 0]),
      accuracyMeters: 5,
      timeMs: second * 1000,
    });
    const along = (mode: "walk" | "cycle", ...fixes: ReturnType<typeof fix>[]) =>
      Math.round(alongs(guided(line, fixes, mode).states).at(-1) ?? 0);
    expect(along("walk", fix(0, 1), fix(16, 2))).toBe(0);
    expect(along("cycle", fix(0, 1), fix(16, 2))).toBe(16);
    expect(along("walk", fix(0, 1), fix(900, 2), fix(901, 3))).toBe(0);
    expect(along("walk", fix(0, 1), fix(900, 2), fix(901, 3), fix(902, 4))).toBe(902);
    expect(along("walk", fix(0, 1), fix(900, 2), fix(4, 3), fix(901, 4), fix(902, 5))).toBe(4);
    expect(along("walk", fix(0, 1), fix(900, 2), fix(2000, 3), fix(3000, 4), fix(1, 5))).toBe(1);
    expect(along("walk", fix(30, 5), fix(0, 5), fix(0, 4))).toBe(30);
  });

  it("warn a fast cyclist earlier, and a walker at the chosen distance", () => {
    expect(warningDistance("walk", 9)).toBe(80);
    expect(warningDistance("cycle", 4)).toBe(80);
    expect(warningDistance("cycle", 8)).toBe(120);
    expect(warningDistance("cycle", null, 150)).toBe(150);
  });
});

describe("off the network", () => {
  const goal = placeOf([700, 180]);

  it("leads to the first number before the line, with the distance to the line", () => {
    const view = viewAfter(
      planOver(CORNERED),
      walkOver([
        [100, -200],
        [100, -100],
      ]),
    );
    expect(view).toMatchObject({
      status: "before",
      next: { kind: "start", label: "1", meters: expect.closeTo(Math.hypot(100, 101), 0) },
      after: [{ label: "2" }, { label: "3" }],
      offMeters: expect.closeTo(101, 0),
      bearing: expect.closeTo(315, -1),
      toGoMeters: 1000,
    });
  });

  it("does not report leaving a line that was never joined", () => {
    const spots: readonly Spot[] = [
      [0, -300],
      [0, 0],
      [400, 0],
    ];
    const { events } = guided(planOver(CORNERED), walkOver(spots));
    expect(spoken(events)).toEqual(["at 1", "near 2", "at 2"]);
  });

  it("leads to the goal after the last number, by any path, and arrives there", () => {
    const line: GuideLine = { ...planOver(CORNERED), goal };
    const spots: readonly Spot[] = [...CORNERED, [800, 300], [800, 180], [700, 180]];
    const fixes = walkOver(spots);
    const { states, events } = guided(line, fixes);
    expect(spoken(events)).toEqual([
      ...["at 1", "near 2", "at 2", "near 3", "at 3", "near 4", "at 4", "arrived"],
    ]);
    const at = states.findIndex(({ isBeyond }) => isBeyond) + 10;
    const view = guidanceView(states[at] as GuidanceState, line, fixes[at]?.timeMs ?? 0);
    expect(view).toMatchObject({
      status: "on",
      next: { kind: "goal", meters: expect.closeTo(120, -1) },
      after: [],
      bearing: expect.closeTo(180, -1),
    });
    expect(view.toGoMeters).toBe(view.next?.meters);
    expect(last(states).hasArrived).toBe(true);
    expect(states.some(({ isOff }) => isOff)).toBe(false);
  });

  it("counts the goal in the remaining distance, and shows it after the last number", () => {
    const line: GuideLine = { ...planOver(CORNERED), goal };
    const view = viewAfter(
      line,
      walkOver([
        [400, 280],
        [500, 300],
      ]),
    );
    expect(view.toGoMeters).toBeCloseTo(200 + 120, -1);
    expect([view.next?.label, ...view.after.map(({ kind }) => kind)]).toEqual(["4", "goal"]);
    expect(view.after[0]?.meters).toBeCloseTo(320, -1);
  });

  it("arrives at the goal also after leaving the line", () => {
    const line: GuideLine = { ...planOver(CORNERED), goal };
    const { states, events } = guided(
      line,
      walkOver([
        [0, 0],
        [400, 0],
        [700, 180],
      ]),
    );
    expect(spoken(events).slice(-2)).toEqual(["off", "arrived"]);
    expect(last(states).hasArrived).toBe(true);
  });
});

it("never counts more than the distance travelled, for any fixes", () => {
  const line = planOver(CROSSED);
  const anyFix = fc.record({
    east: fc.integer({ min: -50, max: 650 }),
    north: fc.integer({ min: -350, max: 450 }),
    accuracyMeters: fc.integer({ min: 1, max: 80 }),
    seconds: fc.integer({ min: 0, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(anyFix, { maxLength: 40 }), (steps) => {
      let timeMs = 0;
      const fixes = steps.map(({ east, north, accuracyMeters, seconds }) => {
        timeMs += seconds * 1000;
        return { ...placeOf([east, north]), accuracyMeters, timeMs };
      });
      const { states } = guided(line, fixes);
      states.forEach((state, index) => {
        const view = guidanceView(state, line, timeMs);
        expect(view.alongMeters).toBeGreaterThanOrEqual(0);
        expect(view.alongMeters).toBeLessThanOrEqual(line.lengthMeters + 1e-6);
        expect(view.doneMeters).toBeLessThanOrEqual(line.lengthMeters);
        if (view.next?.kind === "node") expect(view.next.place).toBe(state.passedCount);
        const [was, is] = [states[index - 1], state];
        const before = was?.passages[0]?.alongMeters;
        const now = is.passages[0]?.alongMeters;
        // While following, the position moves no farther than the traveller can have gone.
        if (
          before === undefined ||
          now === undefined ||
          was?.isOff ||
          is.fixes.last === was?.fixes.last
        )
          return;
        const gone = ((is.fixes.last?.timeMs ?? 0) - (was?.fixes.last?.timeMs ?? 0)) / 1000;
        const isConvinced =
          was?.fixes.doubted !== null || was.passages.length > 1 || was.returns.length > 0;
        if (!isConvinced) expect(Math.abs(now - before)).toBeLessThanOrEqual(15 * gone + 30 + 50);
      });
    }),
    { numRuns: 200 },
  );
});

describe("the limit beside the line on a river", () => {
  const ROOM = { stepMeters: 50, meters: new Float64Array(40).fill(150) };
  const line: GuideLine = { ...planOver(CORNERED.slice(0, 2)), room: ROOM };
  const beside = (meters: number): readonly Spot[] => [
    [10, 0],
    [60, -meters],
    [300, -meters],
  ];
  const isOff = (meters: number, mode: "walk" | "motorboat", path = line) =>
    last(guided(path, walkOver(beside(meters)), mode).states).isOff;

  it("is the shore for a boat, and 30 m for a walker or on water of unknown width", () => {
    expect(isOff(57, "motorboat")).toBe(false);
    expect(isOff(170, "motorboat")).toBe(true);
    expect(isOff(57, "walk")).toBe(true);
    const { room: _, ...withoutRoom } = line;
    expect(isOff(57, "motorboat", withoutRoom)).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { turnedLine } from "#domain/geodesy/line/guide-line.ts";
import {
  alongs,
  CORNERED,
  CROSSED,
  guided,
  last,
  planOver,
  type Spot,
  spoken,
  viewAfter,
  walkOver,
} from "./simulated-walk.fixture.ts";

describe("a line that crosses itself", () => {
  it("is followed straight on, without jumps in progress at the crossing", () => {
    const line = planOver(CROSSED);
    let seed = 7;
    const noise = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return (seed / 2_147_483_647 - 0.5) * 12;
    };
    const { states, events } = guided(line, walkOver(CROSSED, { noise, accuracyMeters: 12 }));
    const along = alongs(states);
    along.forEach((meters, index) => {
      expect(Math.abs(meters - index * 1.5)).toBeLessThan(25);
    });
    expect(states.some(({ isOff }) => isOff)).toBe(false);
    expect(spoken(events).filter((word) => word.startsWith("at"))).toEqual([
      ...["at 1", "at 2", "at 3", "at 4", "at 5"],
    ]);
  });

  it("is rejoined ahead of the place where it was left, not behind", () => {
    const line = planOver(CROSSED);
    const spots: readonly Spot[] = [
      [300, 0],
      [600, 0],
      [600, 100],
      [400, 200],
      [200, 0],
    ];
    const { states } = guided(line, walkOver(spots));
    expect(states.some(({ isOff }) => isOff)).toBe(true);
    expect(last(states).isOff).toBe(false);
    expect(last(states).passages[0]?.alongMeters).toBeGreaterThan(1700);
  });

  it("is joined at the current place: at a crossing by the branch taken from there", () => {
    const line = planOver(CROSSED);
    const south = viewAfter(
      line,
      walkOver([
        [200, 0],
        [200, -100],
      ]),
    );
    expect(south.alongMeters).toBeCloseTo(600 + 400 + 400 + 500, -1);
    const east = viewAfter(
      line,
      walkOver([
        [200, 0],
        [300, 0],
      ]),
    );
    expect(east.alongMeters).toBeCloseTo(300, -1);
  });
});

describe("a loop", () => {
  const ROUND: readonly Spot[] = [
    [0, 0],
    [300, 0],
    [300, 300],
    [0, 300],
    [0, 0],
  ];

  it("starts at its end without having arrived, and ends after one round", () => {
    const line = planOver(ROUND);
    const { states, events } = guided(line, walkOver(ROUND));
    expect(states[5]?.hasArrived).toBe(false);
    expect(spoken(events).at(-1)).toBe("arrived");
    expect(states.findIndex(({ hasArrived }) => hasArrived)).toBeGreaterThan((1200 - 40) / 1.5);
  });

  it("can be followed in the other direction when the line is reversed", () => {
    const line = turnedLine(planOver(ROUND));
    const { events } = guided(line, walkOver(ROUND.toReversed()));
    expect(spoken(events).filter((word) => !word.startsWith("near"))).toEqual([
      ...["at 5", "at 4", "at 3", "at 2", "at 1", "arrived"],
    ]);
  });

  it("is joined homeward on an out-and-back line by a traveller going home", () => {
    const line = planOver([
      [0, 0],
      [400, 0],
      [0, 0],
    ]);
    const home = viewAfter(
      line,
      walkOver([
        [300, 0],
        [200, 0],
      ]),
    );
    expect(home.alongMeters).toBeCloseTo(600, -1);
    expect(
      viewAfter(
        line,
        walkOver([
          [200, 0],
          [300, 0],
        ]),
      ).alongMeters,
    ).toBeCloseTo(300, -1);
  });

  it("distinguishes the way out from the way home over the same ground", () => {
    const there: readonly Spot[] = [
      [0, 0],
      [400, 0],
      [0, 0],
    ];
    const { states } = guided(planOver(there), walkOver(there));
    alongs(states).forEach((meters, index) => {
      if (!states[index]?.hasArrived) expect(Math.abs(meters - index * 1.5)).toBeLessThan(50);
    });
    expect(last(states).hasArrived).toBe(true);
  });
});

it("joining at the end is not an arrival, and the line may be reversed", () => {
  const line = planOver(CORNERED);
  const { states, events } = guided(
    line,
    walkOver([
      [690, 300],
      [700, 300],
    ]),
  );
  expect(last(states).hasArrived).toBe(false);
  expect(spoken(events)).toEqual(["at 4"]);
  expect(turnedLine(line).nodes).toEqual([
    { label: "4", alongMeters: 0 },
    { label: "3", alongMeters: 300 },
    { label: "2", alongMeters: 600 },
    { label: "1", alongMeters: 1000 },
  ]);
});

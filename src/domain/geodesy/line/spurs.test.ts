import { describe, expect, it } from "vitest";
import { lineWithoutSpurs, spursIn } from "./spurs.ts";

/** Metres to the east and the north. */
type Spot = readonly [east: number, north: number];

const METERS_PER_DEGREE = 111_195;

function lineOver(...spots: readonly Spot[]): Float64Array {
  return Float64Array.from(
    spots.flatMap(([east, north]) => [
      5 + east / (METERS_PER_DEGREE * Math.cos((52 * Math.PI) / 180)),
      52 + north / METERS_PER_DEGREE,
    ]),
  );
}

const [START, MOUTH, END]: readonly Spot[] = [
  [0, 0],
  [300, 0],
  [600, 0],
] as const;

describe("a spur", () => {
  it("of a few dozen metres is found, also where two legs meet at its end", () => {
    const tip: Spot = [300, 34];
    const found = [{ first: 1, last: 3 }];
    expect(spursIn(lineOver(START, MOUTH, tip, MOUTH, END))).toEqual(found);
    expect(spursIn(lineOver(START, MOUTH, tip, tip, MOUTH, END))).toEqual([{ first: 1, last: 4 }]);
    const bent: Spot = [310, 20];
    expect(spursIn(lineOver(START, MOUTH, bent, tip, bent, MOUTH, END))).toEqual([
      { first: 1, last: 5 },
    ]);
  });

  it("is left out of the line", () => {
    const line = lineOver(START, MOUTH, [300, 34], MOUTH, END, [600, -20], END, [900, 0]);
    expect([...lineWithoutSpurs(line)]).toEqual([...lineOver(START, MOUTH, END, [900, 0])]);
  });

  it.each<[string, readonly Spot[]]>([
    ["longer way there and back", [START, MOUTH, [300, 51], MOUTH, END]],
    ["long way in short pieces", [START, MOUTH, [300, 30], [300, 60], [300, 30], MOUTH, END]],
    ["way back to the start", [MOUTH, [300, 34], MOUTH, END]],
    ["turn near the end", [START, MOUTH, [300, 34], MOUTH]],
    ["way back beside the way there", [START, MOUTH, [300, 34], [302, 0], END]],
    ["straight line", [START, MOUTH, END]],
    ["line that stands still", [START, MOUTH, MOUTH, END]],
    ["point", [START]],
    ["line without points", []],
  ])("is no %s", (_, spots) => {
    const line = lineOver(...spots);
    expect(spursIn(line)).toEqual([]);
    expect(lineWithoutSpurs(line)).toBe(line);
  });
});

import { describe, expect, test } from "vitest";
import { joinLines } from "./join-lines.ts";
import { withoutClosingChord } from "./read-named-waters.ts";
import { weighWaters } from "./weigh-waters.ts";

/** A line eastward along a latitude, with a point about every kilometre. */
function eastward(fromLng: number, lat: number, kilometers: number): number[][] {
  return Array.from({ length: kilometers + 1 }, (_, step) => [fromLng + step * 0.0147, lat]);
}

describe("a closed line", () => {
  const winding = [
    [5, 52],
    [5.001, 52.001],
    [5.002, 52.002],
    [5.003, 52.003],
    [5.004, 52.0045],
    [5.005, 52.006],
    [5, 52],
  ];

  test("loses the segment added by its source", () => {
    expect(withoutClosingChord(winding)).toEqual([winding.slice(0, -1)]);
  });

  test("stays closed if it really is a loop", () => {
    const moat = [0, 1, 2, 3, 4, 5, 6].map((step) => [
      5 + 0.01 * Math.cos((step * Math.PI) / 3),
      52 + 0.006 * Math.sin((step * Math.PI) / 3),
    ]);
    expect(withoutClosingChord(moat)).toEqual([moat]);
  });
});

test("lines that share an end are joined in any direction, straight ahead at a fork", () => {
  const first = [
    [5, 52],
    [5.1, 52],
  ];
  const second = [
    [5.2, 52],
    [5.1, 52],
  ];
  const branch = [
    [5.1, 52],
    [5.1, 52.1],
  ];
  const joined = joinLines([first, branch, second]);
  expect(joined).toHaveLength(2);
  expect(joined.map((line) => line.length).sort()).toEqual([2, 3]);
  expect(joined.flat()).toHaveLength(5);
});

describe("the weight of a water", () => {
  const weights = (lines: Record<string, number[][][]>) =>
    weighWaters(new Map(Object.entries(lines))).map(({ name, weight, waterClass }) => ({
      name,
      weight,
      waterClass,
    }));

  test("is higher for a navigable water than for a ditch of the same length", () => {
    const heaviest = weights({ Dwarssloot: [eastward(5, 52, 9)], Vaart: [eastward(5, 52.3, 9)] });
    expect(heaviest.map(({ name }) => name)).toEqual(["Vaart", "Dwarssloot"]);
    expect(heaviest.map(({ waterClass }) => waterClass)).toEqual(["canal", "ditch"]);
  });

  test("counts connected lines, not all waters of the same name", () => {
    const apart = weights({ Wiel: [eastward(5, 52, 3), eastward(6, 52.5, 3)] });
    expect(apart).toHaveLength(2);
    const together = weights({ Wiel: [eastward(5, 52, 3), eastward(5.0441, 52.001, 3)] });
    expect(together).toHaveLength(1);
  });

  test("is higher for a water that connects to a thoroughfare", () => {
    const across = [
      [5.05, 51.9],
      [5.05, 52.1],
    ];
    const [alone] = weights({ Wiel: [eastward(5, 52, 4)] });
    const met = weights({ Wiel: [eastward(5, 52, 4)], Rivier: [across] });
    const connected = met.find(({ name }) => name === "Wiel");
    expect(connected?.weight).toBeGreaterThan(1.3 * (alone?.weight ?? 0));
  });
});

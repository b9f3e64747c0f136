import { describe, expect, test } from "vitest";
import { joinLines } from "./join-lines.ts";
import { withoutClosingChord } from "./read-named-waters.ts";
import { weighWaters } from "./weigh-waters.ts";

/** A line eastward along a latitude, with a point every kilometre or so. */
function eastward(fromLng: number, lat: number, kilometers: number): number[][] {
  return Array.from({ length: kilometers + 1 }, (_, step) => [fromLng + step * 0.0147, lat]);
}

describe("a line that closed itself", () => {
  const winding = [
    [5, 52],
    [5.001, 52.001],
    [5.002, 52.002],
    [5.003, 52.003],
    [5.004, 52.0045],
    [5.005, 52.006],
    [5, 52],
  ];

  test("loses the side that its source gave it", () => {
    expect(withoutClosingChord(winding)).toEqual([winding.slice(0, -1)]);
  });

  test("stays round when it goes round", () => {
    const moat = [0, 1, 2, 3, 4, 5, 6].map((step) => [
      5 + 0.01 * Math.cos((step * Math.PI) / 3),
      52 + 0.006 * Math.sin((step * Math.PI) / 3),
    ]);
    expect(withoutClosingChord(moat)).toEqual([moat]);
  });
});

test("lines that share an end are one, whichever way they were drawn, straight on at a fork", () => {
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

  test("is more for what is sailed than for a ditch of the same length", () => {
    const heaviest = weights({ Dwarssloot: [eastward(5, 52, 9)], Vaart: [eastward(5, 52.3, 9)] });
    expect(heaviest.map(({ name }) => name)).toEqual(["Vaart", "Dwarssloot"]);
    expect(heaviest.map(({ waterClass }) => waterClass)).toEqual(["canal", "ditch"]);
  });

  test("is that of what hangs together, not of a name that many waters have", () => {
    const apart = weights({ Wiel: [eastward(5, 52, 3), eastward(6, 52.5, 3)] });
    expect(apart).toHaveLength(2);
    const together = weights({ Wiel: [eastward(5, 52, 3), eastward(5.0441, 52.001, 3)] });
    expect(together).toHaveLength(1);
  });

  test("is more where it meets what one goes far on", () => {
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

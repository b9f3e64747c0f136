import { expect, test } from "vitest";
import { fairwayIndex } from "#domain/fairway/fairway-index.ts";
import type { FairwayMark, MarkKind } from "#domain/fairway/fairway-object.ts";
import { unmarkedWaters } from "./unmarked-waters.ts";
import type { WaterLine } from "./water-lines.ts";

/** A river to the east, some 6.8 km long. */
const RIVER: WaterLine = { name: "Noord", line: Float64Array.of(5.0, 52.1, 5.1, 52.1) };
/** A river to the north from its end. */
const OTHER: WaterLine = { name: "Lek", line: Float64Array.of(5.1, 52.1, 5.1, 52.15) };
const ROUTE = Float64Array.of(5.0, 52.1, 5.1, 52.1, 5.1, 52.15);

function unmarked(marks: readonly (readonly [MarkKind, number, number])[], line = ROUTE) {
  const found = marks.map(([kind, lng, lat]): FairwayMark => {
    return { kind, lng, lat, isBeacon: false, name: "", light: "" };
  });
  const index = fairwayIndex({
    source: "",
    licence: "",
    date: "",
    objects: [],
    marks: found,
    leftOutCount: 0,
  });
  return unmarkedWaters(line, [RIVER, OTHER], index);
}

test("a water without lateral marks along a route is named, in the order of the route", () => {
  expect(unmarked([])).toEqual(["Noord", "Lek"]);
  expect(unmarked([["port", 5.05, 52.101]])).toEqual(["Lek"]);
  expect(unmarked([["starboard", 5.101, 52.13]])).toEqual(["Noord"]);
  expect(
    unmarked([
      ["preferred-channel", 5.05, 52.1],
      ["port", 5.1, 52.13],
    ]),
  ).toEqual([]);
});

test("a mark of unknown kind, a light and a mark far off are no lateral marks of a water", () => {
  const marks = [
    ["unknown", 5.05, 52.1],
    ["light", 5.03, 52.1],
    ["port", 5.05, 52.104],
  ] as const;
  expect(unmarked(marks)).toEqual(["Noord", "Lek"]);
});

test("a mark where two waters meet belongs to neither, and a short stretch is not named", () => {
  expect(unmarked([["port", 5.1, 52.1]])).toEqual(["Noord", "Lek"]);
  expect(unmarked([], Float64Array.of(5.0, 52.1, 5.01, 52.1))).toEqual([]);
  expect(unmarked([], Float64Array.of(6.0, 52.1, 6.1, 52.1))).toEqual([]);
});

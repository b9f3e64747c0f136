import { expect, it } from "vitest";
import { alongKindOf, passingOf } from "./along-route.ts";
import { foundPoi } from "./found-poi.ts";

/** The metres in a thousandth of a degree north, and east at 52° north. */
const [UP, ASIDE] = [111.19, 68.46];

/** East along 52° north from 5°, in steps of 0.001°, and back over the same ground. */
function thereAndBack(steps: number): Float64Array {
  const out = Array.from({ length: steps + 1 }, (_, step) => [5 + step / 1000, 52]);
  return Float64Array.from([...out, ...out.toReversed().slice(1)].flat());
}

it("gives the distance of a place along a line and beside it", () => {
  const passing = passingOf(thereAndBack(100));
  const found = passing({ lat: 52.001, lng: 5.0405 });
  expect(found?.alongMeters).toBeCloseTo(40.5 * ASIDE, -1);
  expect(found?.offMeters).toBeCloseTo(UP, 0);
});

it("uses the first passage of a line", () => {
  const passing = passingOf(thereAndBack(100));
  expect(passing({ lat: 52, lng: 5.09 })?.alongMeters).toBeCloseTo(90 * ASIDE, -1);
});

it("leaves out places farther than 150 m away", () => {
  const passing = passingOf(thereAndBack(40));
  expect(passing({ lat: 52 + 149 / 111_190, lng: 5.02 })).not.toBeNull();
  expect(passing({ lat: 52 + 151 / 111_190, lng: 5.02 })).toBeNull();
  // Beyond its end, within reach only of a box around the line.
  expect(passing({ lat: 52, lng: 5.04 + 149 / 68_460 })?.offMeters).toBeCloseTo(149, 0);
  expect(passing({ lat: 52, lng: 5.04 + 151 / 68_460 })).toBeNull();
  expect(passing({ lat: 52.0012, lng: 5.0415 })).toBeNull();
});

it("finds nothing without a line", () => {
  expect(passingOf(new Float64Array())({ lat: 52, lng: 5 })).toBeNull();
  expect(passingOf(Float64Array.of(5, 52))({ lat: 52, lng: 5 })).toBeNull();
});

it.each([
  ["drinking_water", "water"],
  ["toilets", "toilet"],
  ["cafe", "food"],
  ["camp_site", "campsite"],
  ["bicycle_repair_station", "repair"],
  ["station", "station"],
  ["ferry_terminal", "ferry"],
  ["picnic_table", "bench"],
  ["museum", null],
  ["lock", null],
])("lists %s under %s", (kind, listed) => {
  const poi = { kind, group: null, name: null, openingHours: null, lat: 52, lng: 5 };
  expect(alongKindOf(foundPoi(poi))).toBe(listed);
});

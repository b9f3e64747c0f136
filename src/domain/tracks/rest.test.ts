import { expect, it, test } from "vitest";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { countFix, NO_TOTALS, type TrackTotals } from "./track-totals.ts";

const METERS_PER_DEGREE = 111_195;
const EAST = METERS_PER_DEGREE * Math.cos((52.1 * Math.PI) / 180);

type Place = readonly [east: number, north: number];

/** Counts one fix per second. */
function counted(places: readonly Place[], accuracyMeters: number): TrackTotals {
  return places.reduce<TrackTotals>((totals, [east, north], second) => {
    const place = { lat: 52.1 + north / METERS_PER_DEGREE, lng: 5.2 + east / EAST };
    return countFix(totals, { ...place, timeMs: second * 1000, accuracyMeters }, second === 0);
  }, NO_TOTALS);
}

/** Places scattered around a true one, as from a receiver that gets reflected signals. */
function wandering(
  places: readonly Place[],
  sigma: number,
  periodSeconds: number,
  seed: number,
): Place[] {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const stays = Math.exp(-1 / periodSeconds);
  const comes = sigma * Math.sqrt(1 - stays ** 2);
  let [x, y] = [sigma * normal(), sigma * normal()];
  return places.map(([east, north]) => {
    [x, y] = [stays * x + comes * normal(), stays * y + comes * normal()];
    return [east + x, north + y];
  });
}

const HALF_HOUR = 1800;
const still = Array.from({ length: HALF_HOUR }, (): Place => [0, 0]);
const straight = (mps: number) =>
  Array.from({ length: HALF_HOUR }, (_, second): Place => [mps * second, 0]);
/** Ninety seconds of walking, two minutes of rest, and so on. */
function stroll(): Place[] {
  let east = 0;
  return Array.from({ length: HALF_HOUR }, (_, second): Place => {
    if (second % 210 < 90) east += 1;
    return [east, 0];
  });
}
/** North and east by turns. */
function zigzag(mps: number, side: number): Place[] {
  return Array.from({ length: HALF_HOUR }, (_, second): Place => {
    const meters = mps * second;
    const [sides, rest] = [Math.floor(meters / side), meters % side];
    const [east, north] = [Math.ceil(sides / 2) * side, Math.floor(sides / 2) * side];
    return sides % 2 === 0 ? [east + rest, north] : [east, north + rest];
  });
}

test.each([
  [3, 3, 10],
  [3, 4, 40],
  [5, 5, 40],
  [5, 6, 80],
  [8, 5, 80],
])(
  "half an hour of rest with fixes of %d m stays below 100 m (%d m over %d s)",
  (accuracy, sigma, period) => {
    for (const seed of [1, 2, 3, 4]) {
      const { distanceMeters, movingMs } = counted(wandering(still, sigma, period, seed), accuracy);
      expect(distanceMeters).toBeLessThan(100);
      expect(movingMs).toBeLessThan(300_000);
    }
  },
);

test.each([
  ["a walk", straight(1.4), 5],
  ["a walk of 2 km/h", straight(0.556), 5],
  ["a kayak that drifts at 1 km/h", straight(0.3), 5],
  ["a stroll with rests", stroll(), 5],
  ["a walk with corners", zigzag(1.3, 100), 5],
  ["a slow walk with corners", zigzag(0.556, 50), 8],
  ["a ride with corners", zigzag(5, 200), 5],
] as const)("%s keeps its length", (_, places, percent) => {
  const meters = places.slice(1).reduce((sum, [east, north], index) => {
    const [fromEast, fromNorth] = places[index] as Place;
    return sum + Math.hypot(east - fromEast, north - fromNorth);
  }, 0);
  const off = (totals: TrackTotals) => (100 * Math.abs(totals.distanceMeters - meters)) / meters;
  expect(off(counted(places, 5))).toBeLessThan(percent);
  // Noise makes a slow line longer.
  expect(off(counted(wandering(places, 2, 30, 7), 5))).toBeLessThan(percent + 3);
});

test.each([
  ["that wanders", 30],
  ["in each fix", 0.001],
])("a walk with 15 m of noise %s is within 5 %% of its length", (_, period) => {
  // 95 % of the fixes are within 15 m.
  const { distanceMeters } = counted(wandering(straight(1.4), 6.1, period, 5), 15);
  expect(Math.abs(distanceMeters - 1.4 * 1799)).toBeLessThan(0.05 * 1.4 * 1799);
});

it("a rest that is recognised late still loses the distance of its noise", () => {
  const places = wandering(still.slice(0, 95), 5, 40, 3);
  expect(counted(places.slice(0, 89), 3).distanceMeters).toBeGreaterThan(20);
  expect(counted(places, 3).distanceMeters).toBeLessThan(15);
});

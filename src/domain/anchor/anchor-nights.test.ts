import { expect, inject, it } from "vitest";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import {
  type AnchorWatchState,
  alarmRadiusMeters,
  beginWatch,
  type WatchedFix,
  watchFix,
} from "./anchor-watch.ts";

/** The number of nights and of drags: few in a quick check, a thousand in the thorough run. */
const RUNS = inject("isThorough") ? 1000 : inject("isQuick") ? 20 : 40;
/** A night takes some 20 ms of an idle core. */
const PATIENCE_MS = 30_000 + 300 * RUNS;
const NIGHT_SECONDS = 8 * 3600;
const ONE_KNOT = 1852 / 3600;
const ACCURACY_METERS = 5;
const CIRCLE = { lat: 52.7, lng: 5.25, radiusMeters: 30 };

/** The error of a phone, metres east and north: 68 % within its accuracy, and it drifts over minutes. */
function phoneError(random: () => number, driftSeconds: number): () => readonly [number, number] {
  const deviation = ACCURACY_METERS / 1.515;
  const carriedOver = Math.exp(-1 / driftSeconds);
  const fresh = Math.sqrt(1 - carriedOver * carriedOver);
  // One draw gives two independent normal numbers.
  const normals = (): readonly [number, number] => {
    const size = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    return [size * Math.cos(angle), size * Math.sin(angle)];
  };
  let [east, north] = normals();
  return () => {
    const [first, second] = normals();
    east = carriedOver * east + fresh * first;
    north = carriedOver * north + fresh * second;
    return [deviation * east, deviation * north];
  };
}

const METERS_PER_DEGREE = 111_265;
const EAST_METERS_PER_DEGREE = 67_606;

function fixAt(east: number, north: number, second: number): WatchedFix {
  return {
    lat: CIRCLE.lat + north / METERS_PER_DEGREE,
    lng: CIRCLE.lng + east / EAST_METERS_PER_DEGREE,
    accuracyMeters: ACCURACY_METERS,
    timeMs: 1000 * second,
  };
}

/** Returns the places of a boat, metres east and north: at 97 % of its rode, in a wind that turns, one a second. */
function places(seed: number, seconds: number, draggedAt: (second: number) => number) {
  const random = seededRandom(seed);
  const error = phoneError(random, [60, 120, 300][seed % 3] ?? 60);
  let direction = 2 * Math.PI * random();
  const [easts, norths] = [new Float64Array(seconds), new Float64Array(seconds)];
  for (let second = 0; second < seconds; second += 1) {
    direction += 0.004 * (random() - 0.5);
    const distance = 0.97 * CIRCLE.radiusMeters + draggedAt(second);
    const [east, north] = error();
    easts[second] = distance * Math.sin(direction) + east;
    norths[second] = distance * Math.cos(direction) + north;
  }
  return { easts, norths };
}

/** Returns the second of the first alarm; null without one. */
function alarmAt({ easts, norths }: ReturnType<typeof places>): number | null {
  let state: AnchorWatchState = beginWatch(0);
  // Far within the margin nothing can happen: only the seconds around larger distances are watched, and the first minutes.
  let watchedUntil = 300;
  const isFar = (second: number) =>
    Math.hypot(easts[second] ?? 0, norths[second] ?? 0) > CIRCLE.radiusMeters + ACCURACY_METERS;
  for (let second = 0; second < easts.length; second += 1) {
    if (isFar(second + 10)) watchedUntil = Math.max(watchedUntil, second + 20);
    if (second > watchedUntil) continue;
    state = watchFix(state, CIRCLE, fixAt(easts[second] ?? 0, norths[second] ?? 0, second));
    if (state.alarm) return second;
  }
  return null;
}

it(`alarms falsely in at most one night in a hundred, of ${RUNS}`, {
  tags: "long",
  timeout: PATIENCE_MS,
}, () => {
  let falseCount = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    if (alarmAt(places(seed, NIGHT_SECONDS, () => 0)) !== null) falseCount += 1;
  }
  expect(falseCount).toBeLessThanOrEqual(RUNS / 100);
});

it(
  `tells a drag at one knot within a minute of leaving the circle with its margin, of ${RUNS}`,
  () => {
    const begins = 400;
    const marginMeters = alarmRadiusMeters(CIRCLE, ACCURACY_METERS) - 0.97 * CIRCLE.radiusMeters;
    const leaves = begins + marginMeters / ONE_KNOT;
    let lateCount = 0;
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const dragged = (second: number) => Math.max(0, ONE_KNOT * (second - begins));
      const alarmedAt = alarmAt(places(seed, begins + 200, dragged));
      if (alarmedAt === null || alarmedAt > leaves + 60) lateCount += 1;
      // Before it drags, it holds.
      else expect(alarmedAt).toBeGreaterThan(begins);
    }
    expect(lateCount).toBeLessThanOrEqual(RUNS / 1000);
  },
  PATIENCE_MS,
);

it("learns from the first minutes that fixes jump more than they claim", () => {
  const random = seededRandom(4);
  const radiusAfter = (jumpMeters: number): number => {
    let state = beginWatch(0);
    for (let second = 0; second < 180; second += 1) {
      const [east, north] = [jumpMeters * (random() - 0.5), jumpMeters * (random() - 0.5)];
      state = watchFix(state, CIRCLE, fixAt(east, north, second));
    }
    return alarmRadiusMeters(CIRCLE, ACCURACY_METERS, state.noise);
  };
  expect(radiusAfter(5)).toBeCloseTo(alarmRadiusMeters(CIRCLE, ACCURACY_METERS), 6);
  expect(radiusAfter(40)).toBeGreaterThan(CIRCLE.radiusMeters + 30);
  expect(radiusAfter(400)).toBeLessThanOrEqual(CIRCLE.radiusMeters + 3 * 15.5);
});

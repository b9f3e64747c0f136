import { direct } from "#domain/geodesy/geodesic.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import type { WatchedFix } from "./anchor-watch.ts";

const ANCHOR = { lat: 52.7, lng: 5.25 };
const START_MS = 1_800_000_000_000;

/** The share of the variance of the noise that drifts. */
const DRIFT_SHARE = 0.25;

/**
 * Returns noise in two directions, in metres, 95 % of it within `accuracyMeters`. A quarter of its variance
 * drifts over minutes, as with satellites.
 */
function noiseOf(random: () => number, accuracyMeters: number) {
  // The 95 % circle of two normal errors is 2.448 times their deviation.
  const deviation = accuracyMeters / 2.448;
  const kept = Math.exp(-1 / 120);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const drift = [normal(), normal()];
  return () =>
    drift.map((value, axis) => {
      const next = kept * value + Math.sqrt(1 - kept * kept) * normal();
      drift[axis] = next;
      return deviation * (Math.sqrt(DRIFT_SHARE) * next + Math.sqrt(1 - DRIFT_SHARE) * normal());
    }) as [number, number];
}

interface Swing {
  readonly seed: number;
  readonly seconds: number;
  /** The distance of the boat from the anchor on a stretched rode. */
  readonly radiusMeters: number;
  readonly accuracyMeters: number;
  /** The start and speed of dragging; absent if the anchor holds. */
  readonly drag?: { readonly fromSecond: number; readonly speedMps: number };
}

/**
 * Yields a fix per second of a boat that swings to a changing wind; rarely, fixes are missing for a few
 * seconds.
 */
export function* swingingBoat(swing: Swing): Generator<WatchedFix> {
  const { seed, seconds, radiusMeters, accuracyMeters, drag } = swing;
  const random = seededRandom(seed);
  const noise = noiseOf(random, accuracyMeters);
  let [direction, stretch, gapUntil] = [360 * random(), 1, 0];
  let draggedMeters = 0;
  for (let second = 0; second < seconds; second += 1) {
    direction += 2 * (random() - 0.5) + 10 * Math.sin(second / 37) * 0.05;
    // The rode is mostly stretched, which is hardest for the watch.
    stretch = Math.min(1, Math.max(0.3, stretch + 0.02 * (random() - 0.4)));
    if (drag && second >= drag.fromSecond) {
      stretch = 1;
      draggedMeters += drag.speedMps;
    }
    const [east, north] = noise();
    if (random() < 0.0005) gapUntil = second + 30 * random();
    if (second < gapUntil) continue;
    const boat = direct(ANCHOR, direction, stretch * radiusMeters + draggedMeters).place;
    const seen = direct(direct(boat, 90, east).place, 0, north).place;
    yield { ...seen, accuracyMeters, timeMs: START_MS + second * 1000 };
  }
}

/** The anchor of the boat, and the start of its fixes. */
export const SWINGING = { anchor: ANCHOR, startMs: START_MS } as const;

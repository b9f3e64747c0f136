/** A loop that was found, judged by the wanted length. */
export interface JudgedLoop {
  readonly meters: number;
  /** The length of repeated ground, every time after the first. */
  readonly metersTwice: number;
  /** Within 10 %. */
  readonly hasWantedLength: boolean;
  /** True if the length is right and little ground is repeated. */
  readonly isGood: boolean;
}

/** The largest difference between a good loop and the wanted length, as a part of that length. */
const LENGTH_TOLERANCE = 0.1;

/** The largest part of a good loop that may be repeated. */
const MAX_TWICE = 0.12;

/**
 * The lengths for which is searched: powers of a step, the nearest to the wanted one first. They are the same for every
 * wanted length, so that asking for more never gives less.
 */
const LENGTH_STEP = 1.1;

/** The lengths for which is searched are between these parts of the wanted one. */
const LENGTHS = [0.2, 1.35] as const;

/** The largest part of a route that may be repeated ground: half is all the way out and back, which is not a loop. */
const MAX_OUT_AND_BACK = 0.25;

/** Returns a loop that was found for another length, judged by the wanted one. */
export function judgedFor<Loop extends JudgedLoop>(loop: Loop, wantedMeters: number): Loop {
  const miss = Math.abs(loop.meters - wantedMeters);
  const hasWantedLength = miss <= LENGTH_TOLERANCE * wantedMeters;
  return { ...loop, hasWantedLength, isGood: hasWantedLength && hasLittleTwice(loop) };
}

/** Returns whether little enough ground of a loop is repeated, whatever its length. */
function hasLittleTwice({ meters, metersTwice }: JudgedLoop): boolean {
  return metersTwice <= MAX_TWICE * meters;
}

/** The loops of several lengths that were found for one wanted length. */
export interface LengthLadder<Loop extends JudgedLoop> {
  /** The lengths to search for, in metres, nearest first. */
  readonly lengths: readonly number[];
  /** Tells whether no loop of a length can be nearer to the wanted one than those that were found. */
  readonly isTooFarOff: (meters: number) => boolean;
  /**
   * Takes the loops of one length, judged by that length. Returns the ones that are good for the wanted length, best
   * first; if `isFound` the next start need not be tried.
   */
  readonly take: (loops: readonly Loop[]) => {
    readonly good: readonly Loop[];
    readonly isFound: boolean;
  };
  /**
   * Returns the loops with little repeated ground whose length is nearest; else the nearest one that is a loop at all,
   * alone.
   */
  readonly nearest: () => readonly Loop[];
}

/** Begins a search for loops of a length. */
export function createLengthLadder<Loop extends JudgedLoop>(
  wantedMeters: number,
): LengthLadder<Loop> {
  const found: Loop[] = [];
  let leastMiss = Number.POSITIVE_INFINITY;
  const missOf = ({ meters }: Loop): number => Math.abs(meters - wantedMeters);
  return {
    lengths: lengthsFor(wantedMeters),
    isTooFarOff: (meters) =>
      Math.abs(meters - wantedMeters) - LENGTH_TOLERANCE * meters > leastMiss,
    take(loops) {
      const judged = loops.map((loop) => judgedFor(loop, wantedMeters));
      found.push(...judged);
      // The decision to try the next start must not depend on the wanted length.
      const ofThisLength = loops.filter(({ isGood }) => isGood);
      leastMiss = Math.min(leastMiss, ...ofThisLength.map(missOf));
      return { good: judged.filter(({ isGood }) => isGood), isFound: ofThisLength.length > 0 };
    },
    nearest() {
      const nearest = found.toSorted((a, b) => missOf(a) - missOf(b));
      const fresh = nearest.filter(hasLittleTwice);
      const [first] = fresh;
      if (first) {
        const farthest = missOf(first) + LENGTH_TOLERANCE * first.meters;
        return fresh.filter((loop) => missOf(loop) <= farthest);
      }
      return nearest
        .filter(({ meters, metersTwice }) => metersTwice <= MAX_OUT_AND_BACK * meters)
        .slice(0, 1);
    },
  };
}

/** Returns the lengths for which is searched, in metres, nearest first. */
function lengthsFor(wantedMeters: number): readonly number[] {
  const [least, most] = LENGTHS.map((part) =>
    Math.floor(Math.log(part * wantedMeters) / Math.log(LENGTH_STEP)),
  ) as [number, number];
  return Array.from({ length: most - least }, (_, index) => least + 1 + index)
    .map((power) => LENGTH_STEP ** power)
    .sort((a, b) => Math.abs(a - wantedMeters) - Math.abs(b - wantedMeters));
}

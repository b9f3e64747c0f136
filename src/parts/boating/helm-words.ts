import type { CrossTrackLimit } from "#domain/steering/cross-track-limit.ts";
import type { HelmReading } from "#domain/steering/helm-reading.ts";
import { ageText } from "#sentences/intl/format.ts";
import { arrivalText } from "#sentences/plan/guidance.ts";
import {
  beyondLimitText,
  courseText,
  crossTrackHint,
  crossTrackLimitText,
  shownKnots,
  shownSeaDistance,
  turnToMarkText,
} from "#sentences/water/boating.ts";
import { helmTexts } from "#words/water/boating.ts";

/** The text of a tile of the helm. */
export interface HelmWords {
  readonly value: string;
  readonly unit?: string;
  readonly note?: string;
  /** True for a number from before the signal was lost. */
  readonly isOld?: boolean;
  /** True for a number beyond its limit. */
  readonly isBeyond?: boolean;
}

const NO_SIGNAL: HelmWords = { value: helmTexts.unknown, note: helmTexts.noSignal };
/** A boat that is slower lies still: its course is the noise of the fixes. Metres per second. */
const STILL_MPS = 0.5;

/** The words for a number that needs motion: the boat lies still, or the device does not measure it. */
function withoutMotion({ speedMps }: HelmReading): HelmWords {
  const isStill = speedMps !== null && speedMps < STILL_MPS;
  return { value: helmTexts.unknown, note: isStill ? helmTexts.standing : helmTexts.notMeasured };
}

/** Distance and bearing to the mark from the last known position, and how old that is. */
export interface LastMark {
  readonly distanceMeters: number;
  readonly bearing: number;
  readonly ageMs: number;
}

function agoOf({ ageMs }: LastMark): Pick<HelmWords, "note" | "isOld"> {
  return { note: ageText(ageMs), isOld: true };
}

/** Returns the text of each tile; a reading of null means that there is no signal. */
export const HELM_WORDS = {
  speed(reading: HelmReading | null): HelmWords {
    if (!reading) return NO_SIGNAL;
    return reading.speedMps === null ? withoutMotion(reading) : shownKnots(reading.speedMps);
  },
  course(reading: HelmReading | null): HelmWords {
    if (!reading) return NO_SIGNAL;
    return reading.courseDegrees === null
      ? withoutMotion(reading)
      : { value: courseText(reading.courseDegrees) };
  },
  bearing(reading: HelmReading | null, last: LastMark | null = null): HelmWords {
    if (reading?.toMark) {
      const { bearing } = reading.toMark;
      const { courseDegrees } = reading;
      const note = courseDegrees === null ? undefined : turnToMarkText(courseDegrees, bearing);
      return { value: courseText(bearing), ...(note && { note }) };
    }
    return last ? { value: courseText(last.bearing), ...agoOf(last) } : NO_SIGNAL;
  },
  distance(reading: HelmReading | null, last: LastMark | null = null): HelmWords {
    if (reading?.toMark) return shownSeaDistance(reading.toMark.distanceMeters);
    return last ? { ...shownSeaDistance(last.distanceMeters), ...agoOf(last) } : NO_SIGNAL;
  },
  crossTrack(reading: HelmReading | null, limit: CrossTrackLimit): HelmWords {
    if (!reading) return NO_SIGNAL;
    const off = reading.beside?.offMeters;
    if (off === undefined) return { value: helmTexts.unknown, note: helmTexts.noLeg };
    const beyond = beyondLimitText(off, limit);
    const note = `${crossTrackHint(off)} · ${beyond ?? crossTrackLimitText(limit)}`;
    return { ...shownSeaDistance(Math.abs(off)), note, ...(beyond && { isBeyond: true }) };
  },
  madeGood(reading: HelmReading | null): HelmWords {
    if (!reading?.toMark) return NO_SIGNAL;
    const { madeGoodMps } = reading.toMark;
    return madeGoodMps === null ? withoutMotion(reading) : shownKnots(madeGoodMps);
  },
  arrival(reading: HelmReading | null, nowMs: number): HelmWords {
    if (!reading?.toMark) return NO_SIGNAL;
    const { madeGoodMps, remainingMs } = reading.toMark;
    if (madeGoodMps === null) return withoutMotion(reading);
    return remainingMs === null
      ? { value: helmTexts.unknown, note: helmTexts.notNearing }
      : { value: arrivalText(nowMs + remainingMs, nowMs) };
  },
} as const;

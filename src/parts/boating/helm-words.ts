import type { HelmReading } from "#domain/steering/helm-reading.ts";
import { arrivalText } from "#i18n/plan/guidance.ts";
import {
  courseText,
  crossTrackHint,
  helmTexts,
  shownKnots,
  shownSeaDistance,
} from "#i18n/water/boating.ts";

/** The text of a tile of the helm. */
export interface HelmWords {
  readonly value: string;
  readonly unit?: string;
  readonly note?: string;
}

const NO_SIGNAL: HelmWords = { value: helmTexts.unknown, note: helmTexts.noSignal };
const STANDING: HelmWords = { value: helmTexts.unknown, note: helmTexts.standing };

/** Returns the text of each tile; a reading of null means that there is no signal. */
export const HELM_WORDS = {
  speed(reading: HelmReading | null): HelmWords {
    if (!reading) return NO_SIGNAL;
    return reading.speedMps === null ? STANDING : shownKnots(reading.speedMps);
  },
  course(reading: HelmReading | null): HelmWords {
    if (!reading) return NO_SIGNAL;
    return reading.courseDegrees === null ? STANDING : { value: courseText(reading.courseDegrees) };
  },
  bearing(reading: HelmReading | null): HelmWords {
    return reading?.toMark ? { value: courseText(reading.toMark.bearing) } : NO_SIGNAL;
  },
  distance(reading: HelmReading | null): HelmWords {
    return reading?.toMark ? shownSeaDistance(reading.toMark.distanceMeters) : NO_SIGNAL;
  },
  crossTrack(reading: HelmReading | null): HelmWords {
    if (!reading) return NO_SIGNAL;
    const off = reading.beside?.offMeters;
    if (off === undefined) return { value: helmTexts.unknown, note: helmTexts.noLeg };
    return { ...shownSeaDistance(Math.abs(off)), note: crossTrackHint(off) };
  },
  madeGood(reading: HelmReading | null): HelmWords {
    if (!reading?.toMark) return NO_SIGNAL;
    const { madeGoodMps } = reading.toMark;
    return madeGoodMps === null ? STANDING : shownKnots(madeGoodMps);
  },
  arrival(reading: HelmReading | null, nowMs: number): HelmWords {
    if (!reading?.toMark) return NO_SIGNAL;
    const { madeGoodMps, remainingMs } = reading.toMark;
    if (madeGoodMps === null) return STANDING;
    return remainingMs === null
      ? { value: helmTexts.unknown, note: helmTexts.notNearing }
      : { value: arrivalText(nowMs + remainingMs, nowMs) };
  },
} as const;

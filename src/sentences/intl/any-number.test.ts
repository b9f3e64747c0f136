import fc from "fast-check";
import { expect, it } from "vitest";
import { milsText } from "#sentences/common/direction.ts";
import { arrivalText, guidanceEventText } from "#sentences/plan/guidance.ts";
import { formatDuration, planTotals } from "#sentences/plan/plan.ts";
import { shownDuration, shownPace, shownTimeOfDay } from "#sentences/position/location.ts";
import { noSignalText } from "#sentences/position/position.ts";
import {
  durationText,
  fixCountText,
  recordingName,
  resumeText,
} from "#sentences/tracks/recording.ts";
import { lineCountText, pointCountText } from "#sentences/tracks/tracks.ts";
import { formatBytes } from "./bytes.ts";
import { coveredText, distanceText, shownDistance, shownMeters, shownSpeed } from "./distance.ts";
import {
  ageText,
  compassPoint,
  formatAge,
  formatBearing,
  formatClockTime,
  formatDateTime,
  formatDay,
  formatMeters,
  localMoment,
  localNumber,
} from "./format.ts";

/** All texts made from stored, received or measured numbers. */
const FORMATTERS: Readonly<Record<string, (number: number) => string>> = {
  ageText,
  arrivalText: (number) => arrivalText(number, 0),
  arrivalTextFrom: (number) => arrivalText(0, number),
  compassPoint,
  localMoment: localMoment({ month: "long" }).format,
  localNumber: localNumber().format,
  formatAge,
  formatBearing,
  formatBytes,
  formatClockTime: (number) => formatClockTime(number, 0),
  formatClockTimeNow: (number) => formatClockTime(0, number),
  formatDateTime,
  formatDay,
  formatDuration,
  formatMeters,
  distanceTextLand: (number) => distanceText(number, "foot"),
  distanceTextWater: (number) => distanceText(number, "water"),
  coveredTextWater: (number) => coveredText(number, "water"),
  durationText,
  fixCountText,
  guidanceEventText: (meters) =>
    guidanceEventText({ kind: "near", node: { label: "" }, turn: null, meters }, "walk"),
  lineCountText,
  milsText,
  noSignalText,
  planTotals: (number) => planTotals("", number),
  pointCountText,
  recordingName,
  resumeText: (number) => resumeText(number, 0),
  shownDistance: (number) => shownDistance(number, "water").value,
  shownDuration: (number) => shownDuration(number).value,
  shownMeters: (number) => shownMeters(number).value,
  shownPace: (number) => shownPace(number)?.value ?? "",
  shownSpeed: (number) => shownSpeed(number, "foot").value,
  shownTimeOfDay: (number) => shownTimeOfDay(number).value,
};

const HUGE = [1e13, 1e17, 1e300, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

it.each(Object.entries(FORMATTERS))(
  "%s makes a short text of any number, and shows nobody a NaN",
  (_, format) => {
    const isShort = (number: number) => {
      const text = format(number);
      expect(text.length).toBeLessThan(80);
      expect(text).not.toMatch(/NaN|Infinity|undefined|e\+/);
    };
    HUGE.forEach(isShort);
    fc.assert(fc.property(fc.oneof(fc.double(), fc.integer()), isShort), { seed: 28 });
  },
);

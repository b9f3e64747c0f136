import type { GapCause, Track } from "#domain/tracks/track.ts";
import {
  distanceUnit,
  isNautical,
  planningUnit,
  speedUnit,
  type Travel,
} from "#sentences/intl/distance.ts";
import { counted, plainNumber, upToOneDecimal } from "#sentences/intl/format.ts";
import { withUnit } from "#sentences/intl/with-unit.ts";
import {
  gapCauseTexts,
  speedUnitTexts,
  trackTexts,
  trackWords as words,
} from "#words/tracks/tracks.ts";

/** "12 tracks en routes". */
export function lineCountText(lines: number): string {
  return words.lines(counted(lines));
}

/** "1.234 punten". */
export function pointCountText(points: number): string {
  return words.points(counted(points));
}

/** Returns the label of the axis of a profile: "Snelheid (km/u)". */
export function speedAxisText(travel: Travel): string {
  const unit = isNautical(travel) ? speedUnitTexts.knots : speedUnit(travel).unit;
  return `${trackTexts.speed} (${unit})`;
}

/** Returns the lowest and highest altitude of a track, "52 m – 60 m"; recorded altitudes are those of the device. */
export function altitudesText(lowest: string, highest: string, isRecorded: boolean): string {
  const altitudes = `${lowest} – ${highest}`;
  return isRecorded ? words.byDevice(altitudes) : altitudes;
}

/** Returns a limit between the speed classes of the map, in the unit of `speedAxisText`: "2", "1,2". */
export function speedLimitText(limit: number, travel: Travel): string {
  const scale = planningUnit(travel).meters / distanceUnit(travel).meters;
  return upToOneDecimal.format(limit * scale);
}

/** Returns the speed class of a colour on the map: "minder dan 2", "2 tot 3", "6 of meer". */
export function speedClassText(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return words.speed.lessThan(`${to}`);
  return to === undefined ? words.speed.atLeast(from) : words.speed.between(from, to);
}

/** Returns the number of gaps of a track by cause: "2 × pauze, klok teruggezet". */
export function gapsText(counts: readonly (readonly [cause: GapCause, count: number])[]): string {
  return counts
    .map(
      ([cause, gaps]) =>
        `${gaps > 1 ? `${plainNumber.format(gaps)} × ` : ""}${gapCauseTexts[cause]}`,
    )
    .join(", ");
}

/** "Track", "Route" or "Gebied". */
export function trackKindText(line: Pick<Track, "kind" | "isArea">): string {
  return trackTexts[line.isArea ? "area" : line.kind];
}

/** Returns the names of both parts of a split track: "Wandeling (1)" and "Wandeling (2)". */
export function partNames(name: string): [string, string] {
  return [`${name} (1)`.trim(), `${name} (2)`.trim()];
}

/** "Lijn blijft binnen 5 m". */
export function thinText(meters: number): string {
  return words.thin(withUnit(meters, "m"));
}

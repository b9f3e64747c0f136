import { type AltitudeReference, altitudeAboveNap } from "#domain/geodesy/sea-level.ts";
import type { Instrument, InstrumentLayout } from "#domain/instruments/instruments.ts";
import type { Heading } from "#domain/position/heading.ts";
import type { Motion } from "#domain/position/motion.ts";
import type { Trip } from "#domain/recording/trip.ts";
import {
  distanceText,
  type ShownNumber,
  shownDistance,
  shownMeters,
  shownSpeed,
} from "#sentences/intl/distance.ts";
import { ageText, formatBearing } from "#sentences/intl/format.ts";
import {
  aboveNapText,
  shownDuration,
  shownPace,
  shownTimeOfDay,
} from "#sentences/position/location.ts";
import type { CompassState } from "#state/position/heading-store.ts";
import type { OwnPosition } from "#state/position/own-position.ts";
import { ALTITUDE_REFERENCE_TEXTS, instrumentTexts } from "#words/position/location.ts";
import { CALIBRATE_HINT, positionTexts } from "#words/position/position.ts";
import type { SunTimes } from "./sun-times.ts";

/** A reading of an instrument: a number or a word, with a note. */
export interface Reading extends ShownNumber {
  readonly note?: string | undefined;
  /** True if it is from before the signal was lost. */
  readonly isOld?: boolean;
}

/** Something nearby: its name, distance and direction. */
export interface Near {
  readonly name: string;
  readonly distanceMeters: number;
  readonly bearing: number;
}

/** The inputs of the instruments. */
export interface Known {
  readonly layout: InstrumentLayout;
  /** The time on the steady clock, milliseconds. */
  readonly steadyMs: number;
  readonly position: OwnPosition | null;
  readonly motion: Motion;
  readonly altitudeReference: AltitudeReference;
  readonly heading: Heading;
  readonly compass: CompassState;
  /** True if the compass needs permission. */
  readonly wantsLeave: boolean;
  readonly trip: Trip;
  /** The times of the sun; null without a position. */
  readonly sun: SunTimes | null;
  /** The coordinates in the chosen notation; undefined while they load. */
  readonly coordinates: string | undefined;
  /** The nearest node; undefined while it is looked up, null if there is none. */
  readonly node: Near | null | undefined;
  readonly waypoint: Near | null;
}

type Reader = (known: Known) => Reading;

const NOT_MEASURED: Reading = { value: instrumentTexts.unknown, note: instrumentTexts.notMeasured };
const NO_SIGNAL: Reading = { value: instrumentTexts.unknown, note: instrumentTexts.noSignal };
const STANDING: Reading = { value: instrumentTexts.unknown, note: instrumentTexts.standing };

/** Below this speed there is no pace and no course. */
const STANDING_BELOW_MPS = 0.5;

const READERS: Readonly<Record<Instrument, Reader>> = {
  speed: ({ position, motion, layout }) =>
    live(position, (fix) => {
      const speedMps = fix.speedMps ?? motion.speedMps;
      if (speedMps === null) return NOT_MEASURED;
      return { ...shownSpeed(speedMps, layout), ...originOf(fix.speedMps) };
    }),
  averageSpeed: ({ trip: { progress }, layout }) => {
    const { distanceMeters, movingMs } = progress.totals;
    if (movingMs === 0) return { value: instrumentTexts.unknown, note: instrumentTexts.notGone };
    return {
      ...shownSpeed(distanceMeters / (movingMs / 1000), layout),
      note: instrumentTexts.moving,
    };
  },
  maxSpeed: ({ trip: { maxSpeedMps }, layout }) =>
    maxSpeedMps === null ? NOT_MEASURED : shownSpeed(maxSpeedMps, layout),
  pace: ({ position, motion }) =>
    live(position, (fix) => {
      const speedMps = fix.speedMps ?? motion.speedMps;
      if (speedMps === null) return NOT_MEASURED;
      const pace = speedMps < STANDING_BELOW_MPS ? null : shownPace(speedMps);
      return pace ? { ...pace, ...originOf(fix.speedMps) } : STANDING;
    }),
  course: ({ position, heading, motion }) =>
    live(position, (fix) => {
      const speedMps = fix.speedMps ?? motion.speedMps;
      if (heading.course !== null)
        return { value: formatBearing(heading.course), ...originOf(fix.courseDegrees) };
      return speedMps !== null && speedMps < STANDING_BELOW_MPS ? STANDING : NOT_MEASURED;
    }),
  compass: (known) => pointing(known, true),
  magneticCompass: (known) => pointing(known, false),
  altitude: ({ position, altitudeReference }) =>
    last(position, (fix) => altitudeReading(fix, altitudeReference)),
  accuracy: ({ position }) => last(position, (fix) => shownMeters(fix.accuracyMeters)),
  coordinates: ({ position, coordinates }) =>
    last(position, () => ({ value: coordinates ?? instrumentTexts.searching })),
  tripDistance: ({ trip, layout }) => shownDistance(trip.progress.totals.distanceMeters, layout),
  tripTime: ({ trip, steadyMs }) => shownDuration(steadyMs - trip.startedAtMs),
  sunrise: ({ sun }) => sunReading(sun, "riseMs"),
  sunset: ({ sun }) => sunReading(sun, "setMs"),
  nearestNode: ({ position, node, layout }) =>
    last(position, () => {
      if (node === undefined)
        return { value: instrumentTexts.unknown, note: instrumentTexts.searching };
      return node
        ? nearReading(node, layout)
        : { value: instrumentTexts.unknown, note: instrumentTexts.none };
    }),
  nearestWaypoint: ({ position, waypoint, layout }) =>
    last(position, () =>
      waypoint
        ? nearReading(waypoint, layout)
        : { value: instrumentTexts.unknown, note: instrumentTexts.noWaypoints },
    ),
};

/**
 * Returns the current reading of an instrument. An unmeasured value is reported as such, and a measured zero is zero.
 */
export function readInstrument(instrument: Instrument, known: Known): Reading {
  return READERS[instrument](known);
}

/** Returns the note for a value derived from positions instead of measured. */
function originOf(measured: number | null): Pick<Reading, "note"> {
  return measured === null ? { note: positionTexts.fromPositions } : {};
}

/** Returns a reading that loses its meaning with the signal. */
function live(position: OwnPosition | null, read: (position: OwnPosition) => Reading): Reading {
  return position && !position.isStale ? read(position) : NO_SIGNAL;
}

/** Returns a reading that stays useful after the signal is lost, with its age. */
function last(position: OwnPosition | null, read: (position: OwnPosition) => Reading): Reading {
  if (!position) return NO_SIGNAL;
  const reading = read(position);
  return position.isStale ? { ...reading, note: ageText(position.ageMs), isOld: true } : reading;
}

/** Returns the direction of the device, relative to true or magnetic north. */
function pointing({ heading, compass, wantsLeave }: Known, isTrue: boolean): Reading {
  const { declinationDegrees, wantsCalibration } = compass;
  if (heading.compass === null) {
    return wantsLeave ? { ...NOT_MEASURED, note: instrumentTexts.allowCompass } : NOT_MEASURED;
  }
  const degrees = heading.compass - (isTrue ? 0 : (declinationDegrees ?? 0));
  const isMagnetic = !isTrue || declinationDegrees === null;
  const note = isMagnetic ? instrumentTexts.magnetic : undefined;
  return { value: formatBearing(degrees), note: wantsCalibration ? CALIBRATE_HINT : note };
}

function altitudeReading(fix: OwnPosition, reference: AltitudeReference): Reading {
  const { altitudeMeters, altitudeAccuracyMeters } = fix;
  if (altitudeMeters === null) return NOT_MEASURED;
  const nap = reference === "ellipsoid" ? altitudeAboveNap(altitudeMeters, fix) : null;
  if (!nap) return { ...shownMeters(altitudeMeters), note: ALTITUDE_REFERENCE_TEXTS[reference] };
  const errorMeters = nap.errorMeters + (altitudeAccuracyMeters ?? 0);
  return { ...shownMeters(nap.meters), note: aboveNapText(errorMeters, altitudeMeters) };
}

function sunReading(sun: SunTimes | null, event: keyof SunTimes): Reading {
  if (!sun) return NO_SIGNAL;
  const atMs = sun[event];
  if (atMs === null) return { value: instrumentTexts.unknown, note: instrumentTexts.allDay };
  return shownTimeOfDay(atMs);
}

function nearReading({ name, distanceMeters, bearing }: Near, layout: InstrumentLayout): Reading {
  return {
    value: name,
    note: `${distanceText(distanceMeters, layout)} · ${formatBearing(bearing)}`,
  };
}

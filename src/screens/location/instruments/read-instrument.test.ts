import { describe, expect, it } from "vitest";
import { INSTRUMENTS, type Instrument } from "#domain/instruments/instruments.ts";
import { testFix } from "#domain/position/fix.fixture.ts";
import { NO_HEADING } from "#domain/position/heading.ts";
import { NO_MOTION } from "#domain/position/motion.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { newTrip } from "#domain/recording/trip.ts";
import { ownPositionAt } from "#state/position/own-position.ts";
import { instrumentWords, spokenSummary } from "./instrument-words.ts";
import { type Known, readInstrument } from "./read-instrument.ts";

const NOW_MS = 1_800_000_000_000;
const CLOCK = { nowMs: NOW_MS, steadyMs: NOW_MS };

/** The inputs on foot in Amersfoort, a second after this fix. */
function knownAt(fix: Partial<PositionFix>, known: Partial<Known> = {}): Known {
  return {
    layout: "foot",
    motion: NO_MOTION.motion,
    steadyMs: NOW_MS,
    position: ownPositionAt(testFix({ timeMs: NOW_MS - 1000, ...fix }), CLOCK, false),
    altitudeReference: "ellipsoid",
    heading: NO_HEADING,
    compass: { declinationDegrees: null, accuracyDegrees: null, wantsCalibration: false },
    wantsLeave: false,
    trip: newTrip(NOW_MS - 3_723_000),
    sun: { riseMs: null, setMs: Date.parse("2026-12-21T16:31:00+01:00") },
    coordinates: "52.15517, 5.38720",
    node: undefined,
    waypoint: null,
    ...known,
  };
}

const said = (instrument: Instrument, known: Known) =>
  instrumentWords("", readInstrument(instrument, known));

describe("readInstrument", () => {
  it.each([
    ["foot", "5,0 km/u"],
    ["bicycle", "5,0 km/u"],
    ["water", "2,7 kn"],
  ] as const)("gives the speed on %s as %s", (layout, words) => {
    expect(said("speed", knownAt({ speedMps: 1.4 }, { layout }))).toBe(words);
  });

  it("distinguishes a measured zero from an unmeasured value", () => {
    const nothing = knownAt({});
    for (const instrument of ["speed", "maxSpeed", "pace", "altitude"] as const) {
      expect(said(instrument, nothing), instrument).toBe("niet gemeten");
    }
    expect(said("averageSpeed", nothing)).toBe("nog niets gegaan");
    expect(said("speed", knownAt({ speedMps: 0 }))).toBe("0,0 km/u");
    expect(said("maxSpeed", knownAt({}, { trip: { ...newTrip(0), maxSpeedMps: 0 } }))).toBe(
      "0,0 km/u",
    );
    expect(said("accuracy", knownAt({ accuracyMeters: 0 }))).toBe("0 m");
    expect(said("altitude", knownAt({ altitudeMeters: 0, lat: 0 }))).toMatch(
      /^0 m, volgens je apparaat, boven de ellips/,
    );
  });

  it("marks speed, pace and course that were derived from positions", () => {
    const motion = { speedMps: 1.4, courseDegrees: 92 };
    const heading = { ...NO_HEADING, hasHeading: true, origin: "course", course: 92 } as const;
    const known = knownAt({}, { motion, heading });
    const measured = knownAt({ speedMps: 1.4, courseDegrees: 92 }, { motion, heading });
    expect(said("speed", measured)).toBe("5,0 km/u");
    expect(said("course", measured)).toBe("92° O");
    expect(said("speed", known)).toBe("5,0 km/u, uit posities");
    expect(said("pace", known)).toBe("11:54 min/km, uit posities");
    expect(said("course", known)).toBe("92° O, uit posities");
  });

  it("has no pace and no course at a standstill", () => {
    expect(said("pace", knownAt({ speedMps: 1.4 }))).toBe("11:54 min/km");
    expect(said("pace", knownAt({ speedMps: 0.1 }))).toBe("je staat stil");
    expect(said("course", knownAt({ speedMps: 0 }))).toBe("je staat stil");
    const heading = { ...NO_HEADING, hasHeading: true, origin: "course", course: 92 } as const;
    const going = { speedMps: 1.4, courseDegrees: 92 };
    expect(said("course", knownAt(going, { heading }))).toBe("92° O");
  });

  it("never shows the compass as course or the course as compass", () => {
    const pointing = { ...NO_HEADING, hasHeading: true, origin: "compass", compass: 200 } as const;
    expect(said("course", knownAt({ speedMps: 1.4 }, { heading: pointing }))).toBe("niet gemeten");
    const going = { ...NO_HEADING, hasHeading: true, origin: "course", course: 92 } as const;
    expect(said("compass", knownAt({}, { heading: going }))).toBe("niet gemeten");
  });

  it("gives the compass relative to true or magnetic north, and says which", () => {
    const heading = { ...NO_HEADING, hasHeading: true, origin: "compass", compass: 200 } as const;
    const compass = { declinationDegrees: 3, accuracyDegrees: null, wantsCalibration: false };
    const known = knownAt({}, { heading, compass });
    expect(said("compass", known)).toBe("200° Z");
    expect(said("magneticCompass", known)).toBe("197° Z, vanaf het magnetische noorden");
    const unknown = knownAt({}, { heading });
    expect(said("compass", unknown)).toBe("200° Z, vanaf het magnetische noorden");
    const poor = knownAt({}, { heading, compass: { ...compass, wantsCalibration: true } });
    expect(said("compass", poor)).toContain("in een acht");
  });

  it("gives the altitude above NAP with its error, or names its zero level", () => {
    const here = { altitudeMeters: 52, altitudeAccuracyMeters: 3 };
    expect(said("altitude", knownAt(here))).toBe(
      "8 m, boven NAP, op 8 m na; 52 m boven de ellipsoïde",
    );
    expect(said("altitude", knownAt(here, { altitudeReference: "sea-level" }))).toBe(
      "52 m, volgens je apparaat, boven zee",
    );
  });

  it("marks every reading after a lost signal", () => {
    const old = { timeMs: NOW_MS - 25_000, speedMps: 1.4, altitudeMeters: 50 };
    const heading = { ...NO_HEADING, hasHeading: true, origin: "course", course: 92 } as const;
    const known = knownAt(old, { heading });
    for (const instrument of ["speed", "pace", "course"] as const) {
      expect(said(instrument, known), instrument).toBe("geen signaal");
    }
    expect(readInstrument("altitude", known)).toMatchObject({ isOld: true, note: "25 s geleden" });
    expect(said("coordinates", known)).toBe("52.15517, 5.38720, 25 s geleden");
  });

  it("reads the trip, the sun and the nearest places", () => {
    expect(said("tripTime", knownAt({}))).toBe("1:02:03");
    expect(said("tripDistance", knownAt({}))).toBe("0 m");
    expect(said("tripDistance", knownAt({}, { layout: "water" }))).toBe("0,00 NM");
    expect(said("sunset", knownAt({}))).toMatch(/^\d\d:31$/);
    expect(said("sunrise", knownAt({}))).toBe("niet vandaag");
    const near = { name: "23", distanceMeters: 350, bearing: 90 };
    expect(said("nearestNode", knownAt({}, { node: near }))).toBe("23, 350 m · 90° O");
    expect(said("nearestNode", knownAt({}))).toBe("zoekt…");
    expect(said("nearestNode", knownAt({}, { node: null }))).toBe("geen in de buurt");
    expect(said("nearestWaypoint", knownAt({}, { waypoint: near }))).toContain("350 m");
  });

  it.each(INSTRUMENTS)("has a text for %s before the first fix", (instrument) => {
    const words = said(instrument, knownAt({}, { position: null, sun: null }));
    expect(words).not.toBe("");
  });
});

describe("spokenSummary", () => {
  it("has the chosen instruments and their accuracy", () => {
    const known = knownAt({ speedMps: 1.4, accuracyMeters: 8 }, { layout: "water" });
    expect(spokenSummary(["speed", "altitude"], known)).toBe(
      "Snelheid (SOG) 2,7 kn. Hoogte niet gemeten. Nauwkeurigheid 8 m (goed), 1 s geleden.",
    );
    const old = knownAt({ timeMs: NOW_MS - 25_000 });
    expect(spokenSummary(["speed"], old)).toBe("Snelheid geen signaal. Geen signaal sinds 25 s.");
  });
});

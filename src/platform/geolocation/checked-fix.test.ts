import { describe, expect, it } from "vitest";
import { checkedFix } from "./checked-fix.ts";

const NOW_MS = 1_800_000_000_000;

/** A position in Amersfoort as a browser reports it, with overrides. */
function reported(coords: object = {}, timestamp: unknown = NOW_MS - 1000): GeolocationPosition {
  const usual = {
    latitude: 52.155173,
    longitude: 5.387204,
    accuracy: 8,
    altitude: 12,
    altitudeAccuracy: 3,
    speed: 1.4,
    heading: 90,
  };
  return { coords: { ...usual, ...coords }, timestamp } as unknown as GeolocationPosition;
}

describe("checkedFix", () => {
  it("converts a reported position to a fix with units", () => {
    expect(checkedFix(reported())).toEqual({
      lat: 52.155173,
      lng: 5.387204,
      accuracyMeters: 8,
      altitudeMeters: 12,
      altitudeAccuracyMeters: 3,
      speedMps: 1.4,
      courseDegrees: 90,
      reportedMs: NOW_MS - 1000,
    });
  });

  const noNumbers = [Number.NaN, undefined, null, Infinity, -Infinity, "52", {}, 1n];
  it.each([
    ["latitude", [...noNumbers, 90.1, 91, -91]],
    ["longitude", [...noNumbers, 180.1, 181, -181]],
    ["accuracy", [...noNumbers, -1, 1e300]],
  ])("is none when the %s is none", (field, values) => {
    for (const value of values) {
      expect(checkedFix(reported({ [field]: value })), String(value)).toBeNull();
    }
  });

  it("rejects a position with an impossible time", () => {
    for (const time of [...noNumbers, -1, 1e300, 8.64e15 + 5]) {
      expect(checkedFix({ ...reported(), timestamp: time as number })).toBeNull();
    }
  });

  it("rejects a position without coordinates", () => {
    expect(checkedFix({ timestamp: NOW_MS } as GeolocationPosition)).toBeNull();
  });

  it("accepts the poles and the date line", () => {
    for (const [latitude, longitude] of [
      [90, 180],
      [-90, -180],
    ]) {
      expect(checkedFix(reported({ latitude, longitude }))).not.toBeNull();
    }
  });

  it.each([
    ["altitude", "altitudeMeters", [...noNumbers, 1e7, -1e7]],
    ["altitudeAccuracy", "altitudeAccuracyMeters", [...noNumbers, -1, 1e7]],
    ["speed", "speedMps", [...noNumbers, -1, 1e9]],
    ["heading", "courseDegrees", [...noNumbers, -1, 361]],
  ])("does not know a %s that cannot be, and keeps the place", (field, name, values) => {
    for (const value of values) {
      const reading = checkedFix(reported({ [field]: value }));
      expect(reading, String(value)).toMatchObject({ lat: 52.155173, [name]: null });
    }
  });

  it("drops the altitude accuracy when there is no altitude", () => {
    const fix = checkedFix(reported({ altitude: null }));
    expect(fix).toMatchObject({ altitudeMeters: null, altitudeAccuracyMeters: null });
  });

  it("keeps a time in the future, because the clock of the device may be wrong", () => {
    expect(checkedFix(reported({}, NOW_MS + 60_000))?.reportedMs).toBe(NOW_MS + 60_000);
  });
});

import { type DevicePosition, devicePosition } from "./device-position.ts";
import type { PositionFix } from "./position-fix.ts";

const AMERSFOORT: PositionFix = {
  lat: 52.155173,
  lng: 5.387204,
  accuracyMeters: 5,
  timeMs: 1_800_000_000_000,
  altitudeMeters: null,
  altitudeAccuracyMeters: null,
  speedMps: null,
  courseDegrees: null,
};

/** Returns a fix in Amersfoort of a device that measured only its position, unless told otherwise. */
export function testFix(given: Partial<PositionFix> = {}): PositionFix {
  return { ...AMERSFOORT, ...given };
}

/** Returns the content of the position store after such a fix. */
export function fixedAt(given: Partial<PositionFix>): DevicePosition {
  return devicePosition(testFix(given));
}

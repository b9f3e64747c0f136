import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { browserPositionSource } from "./browser-position-source.ts";
import type { PositionReading } from "./position-source.ts";

let report: PositionCallback;
let readings: PositionReading[];
let failures: number;
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  readings = [];
  failures = 0;
  const watchPosition = (onPosition: PositionCallback): number => {
    report = onPosition;
    return 1;
  };
  vi.stubGlobal("navigator", { geolocation: { watchPosition, clearWatch: () => {} } });
  browserPositionSource().watch(
    (reading) => readings.push(reading),
    () => {
      failures += 1;
    },
  );
});

function positionAt(latitude: unknown): GeolocationPosition {
  const coords = { latitude, longitude: 5.387204, accuracy: 8 };
  return { coords, timestamp: Date.now() } as unknown as GeolocationPosition;
}

it("logs a position that is none and otherwise ignores it", () => {
  for (const latitude of [Number.NaN, undefined, 91, "<b>52</b>"]) report(positionAt(latitude));
  expect(warn).toHaveBeenCalledTimes(4);
  expect(failures).toBe(0);
  report(positionAt(52.155173));
  expect(readings).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(4);
});

import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { turnDegrees, wrapDegrees } from "#domain/units/degrees.ts";
import { browserCompass } from "./browser-compass.ts";
import type { CompassReading } from "./compass.ts";
import { angleTriple } from "./held-device.fixture.ts";

let readings: CompassReading[];
let warn: MockInstance<typeof console.warn>;
let report: (event: object) => void;

beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  readings = [];
  vi.stubGlobal("screen", { orientation: { angle: 0 } });
  vi.stubGlobal("addEventListener", (_name: string, listener: (event: object) => void) => {
    report = listener;
  });
  browserCompass().watch((reading) => readings.push(reading));
});

it("reads the heading from the events of Chromium and of Safari", () => {
  report({ type: "deviceorientationabsolute", alpha: 270, beta: 10, gamma: 0 });
  report({ type: "deviceorientation", webkitCompassHeading: 180, webkitCompassAccuracy: 10 });
  expect(readings).toEqual([
    { magneticDegrees: expect.closeTo(90, 6), accuracyDegrees: null },
    { magneticDegrees: 180, accuracyDegrees: 10 },
  ]);
});

it.each([0, 90, 180, 270])("follows the screen orientation at %s° in every browser", (angle) => {
  for (const heading of [0, 90, 180, 270]) {
    readings = [];
    vi.stubGlobal("screen", { orientation: { angle } });
    const angles = angleTriple({ heading, pitch: 30, lean: 0, screenAngle: angle });
    report({ type: "deviceorientationabsolute", ...angles });
    report({ type: "deviceorientation", webkitCompassHeading: wrapDegrees(heading - angle) });
    vi.stubGlobal("screen", {});
    vi.stubGlobal("orientation", angle === 270 ? -90 : angle);
    report({ type: "deviceorientation", webkitCompassHeading: wrapDegrees(heading - angle) });
    const turns = readings.map(({ magneticDegrees }) =>
      turnDegrees(magneticDegrees ?? 90, heading),
    );
    expect(turns).toEqual([expect.closeTo(0, 6), 0, 0]);
  }
});

it("reports a compass that needs calibration", () => {
  report({ type: "deviceorientation", webkitCompassHeading: 12, webkitCompassAccuracy: -1 });
  expect(readings).toEqual([{ magneticDegrees: null, accuracyDegrees: null }]);
});

it.each([Number.NaN, Infinity, 1e300, "north", 400, {}])(
  "logs a heading that is none once, and otherwise ignores it: %s",
  (none) => {
    const upright = { type: "deviceorientationabsolute", alpha: 270, beta: 10, gamma: 0 };
    report({ ...upright, alpha: none });
    report({ ...upright, beta: none });
    report({ type: "deviceorientation", webkitCompassHeading: none });
    expect(readings).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    report(upright);
    expect(readings).toHaveLength(1);
  },
);

it("ignores an event without an absolute heading", () => {
  report({ type: "deviceorientation", alpha: 90, beta: 0, gamma: 0, absolute: false });
  report({ type: "deviceorientationabsolute", alpha: null, beta: null, gamma: null });
  expect(readings).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

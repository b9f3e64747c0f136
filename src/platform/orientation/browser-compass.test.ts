import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { browserCompass } from "./browser-compass.ts";

let headings: number[];
let warn: MockInstance<typeof console.warn>;
let report: (event: object) => void;

beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  headings = [];
  vi.stubGlobal("screen", { orientation: { angle: 0 } });
  vi.stubGlobal("addEventListener", (_name: string, listener: (event: object) => void) => {
    report = listener;
  });
  browserCompass().watch((heading) => headings.push(heading));
});

it("gives where the device points, as Chromium and as Safari tell it", () => {
  report({ type: "deviceorientationabsolute", alpha: 270, beta: 10, gamma: 0 });
  report({ type: "deviceorientation", webkitCompassHeading: 180, webkitCompassAccuracy: 10 });
  expect(headings).toEqual([expect.closeTo(90, 6), 180]);
});

it.each([Number.NaN, Infinity, 1e300, "north", 400, {}])(
  "logs a heading that is none once, and otherwise ignores it: %s",
  (none) => {
    const upright = { type: "deviceorientationabsolute", alpha: 270, beta: 10, gamma: 0 };
    report({ ...upright, alpha: none });
    report({ ...upright, beta: none });
    report({ type: "deviceorientation", webkitCompassHeading: none });
    expect(headings).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    report(upright);
    expect(headings).toHaveLength(1);
  },
);

it("says nothing of an event that knows no north", () => {
  report({ type: "deviceorientation", alpha: 90, beta: 0, gamma: 0, absolute: false });
  report({ type: "deviceorientationabsolute", alpha: null, beta: null, gamma: null });
  report({ type: "deviceorientation", webkitCompassHeading: 12, webkitCompassAccuracy: -1 });
  expect(headings).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

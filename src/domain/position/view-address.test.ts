import fc from "fast-check";
import { expect, it, test } from "vitest";
import { readViewHash, viewHash } from "./view-address.ts";

it("writes zoom, latitude and longitude with the decimals of a pixel", () => {
  expect(viewHash({ lat: 52.0015812, lng: 4.364, zoom: 14 })).toBe("#14/52.00158/4.364");
  expect(viewHash({ lat: 52.228, lng: 5.321, zoom: 8 })).toBe("#8/52.228/5.321");
  expect(viewHash({ lat: 50, lng: 1e-7, zoom: 20 })).toBe("#20/50/0.0000001");
});

it("reads what it writes, within a pixel", () => {
  const view = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    zoom: fc.double({ min: 0, max: 22, noNaN: true }),
  });
  fc.assert(
    fc.property(view, ({ lat, lng, zoom }) => {
      const read = readViewHash(viewHash({ lat, lng, zoom }));
      const pixel = 360 / (512 * 2 ** zoom);
      expect(Math.abs((read?.lat ?? 999) - lat)).toBeLessThan(pixel);
      expect(Math.abs((read?.lng ?? 999) - lng)).toBeLessThan(pixel);
      expect(read?.zoom).toBeCloseTo(zoom, 1);
    }),
  );
});

test.each([
  "",
  "#inhoud",
  "#jacht=1.abc",
  "#14/52",
  "#23/52/5",
  "#14/91/5",
  "#14/52/181",
  "#14/x/5",
  "#14/52.0016/4.364x",
])("%j has no view", (hash) => {
  expect(readViewHash(hash)).toBeNull();
});

it("ignores the bearing that other maps add", () => {
  expect(readViewHash("#14/52.0016/4.364/30/10")).toEqual({ zoom: 14, lat: 52.0016, lng: 4.364 });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDm, formatDms, formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import { fromRd, RD_RANGE } from "#domain/coordinates/rd.ts";
import { parseCoordinates } from "./parse.ts";

const AMERSFOORT = { lat: 52.15517, lng: 5.3872 };

describe("parseCoordinates reads", () => {
  it.each([
    ["52.15517, 5.38720", "decimal"],
    ["52.15517,5.38720", "decimal"],
    ["52.15517 5.38720", "decimal"],
    ["52,15517 5,38720", "decimal"],
    ["52,15517, 5,38720", "decimal"],
    ["52,15517,5,38720", "decimal"],
    ["52,15517; 5,38720", "decimal"],
    ["52.15517\n5.38720", "decimal"],
    ["52.15517\t5.38720", "decimal"],
    ["+52.15517 +5.38720", "decimal"],
    ["52.15517° 5.38720°", "decimal"],
    ["52,15517° 5,38720°", "decimal"],
    ["52.15517N 5.38720E", "decimal"],
    ["N 52.15517 O 5.38720", "decimal"],
    ["n52.15517, e5.38720", "decimal"],
    ["5.38720 E, 52.15517 N", "decimal"],
    ["E5.38720 N52.15517", "decimal"],
    ["52.15517º\u00a0N 5.38720˚ O", "decimal"],
    ["52°09.3102'N 5°23.232'E", "dm"],
    ["52° 09,3102' N, 5° 23,232' O", "dm"],
    ["52 9.3102 5 23.232", "dm"],
    ["52 9,3102 5 23,232", "dm"],
    ["N52:09.3102 E5:23.232", "dm"],
    ["52°09'18.612\"N 5°23'13.92\"E", "dms"],
    ["52° 9′ 18,612″ N 5° 23′ 13,92″ O", "dms"],
    ["52°9’18.612” 5°23’13.92”", "dms"],
    ["52 9 18.612 5 23 13.92", "dms"],
    ["52d9'18.612\" 5d23'13.92\"", "dms"],
    ["52:09:18.612N 5:23:13.92E", "dms"],
    ["52°09'18.612''N, 5°23'13.92''E", "dms"],
  ])("%s as %s", (text, kind) => {
    const parsed = parseCoordinates(text);
    expect(parsed).toMatchObject({ ok: true, kind });
    if (!parsed.ok) return;
    expect(parsed.lat).toBeCloseTo(AMERSFOORT.lat, 6);
    expect(parsed.lng).toBeCloseTo(AMERSFOORT.lng, 6);
  });

  it.each([
    "155000, 463000",
    "155000,463000",
    "155000 463000",
    "155000.0 463000.0",
    "155000,0 463000,0",
    "155.000, 463.000",
    "155.000 463.000",
    "155 000 463 000",
    "RD 155 000 463 000",
    "RD: 155.000 463.000",
    "RD 155000 463000",
    "RD: 155000; 463000",
  ])("the RD pair %s", (text) => {
    const parsed = parseCoordinates(text);
    expect(parsed).toMatchObject({ ok: true, kind: "rd" });
    if (!parsed.ok) return;
    expect(parsed.lat).toBeCloseTo(52.155173, 5);
    expect(parsed.lng).toBeCloseTo(5.387204, 5);
  });

  it.each([
    ["33.8568S 151.2153E", -33.8568, 151.2153],
    ["33,8568 Z 151,2153 O", -33.8568, 151.2153],
    ["51.5007 -0.1246", 51.5007, -0.1246],
    ["51.5007 −0.1246", 51.5007, -0.1246],
    ["51d30'2.52\"N 0d7'28.56\"W", 51.5007, -0.1246],
    ["-0°30' 5°0'", -0.5, 5],
    ["90 0", 90, 0],
    ["52 180", 52, 180],
    ["52, 5", 52, 5],
    ["52,15 5", 52.15, 5],
    ["52 N 5", 52, 5],
    ["52°N 5°30'E", 52, 5.5],
    ["5 E 52", 52, 5],
    ["52.15517N5.38720E", 52.15517, 5.3872],
  ])("the signs and letters of %s", (text, lat, lng) => {
    const parsed = parseCoordinates(text);
    expect(parsed.ok && parsed.lat).toBeCloseTo(lat, 9);
    expect(parsed.ok && parsed.lng).toBeCloseTo(lng, 9);
  });
});

describe("parseCoordinates refuses", () => {
  it.each([
    ["", "empty"],
    ["  \n", "empty"],
    ["52", "incomplete"],
    ["52,15", "incomplete"],
    ["52,1", "incomplete"],
    ["52.15517", "incomplete"],
    ["463000, 155000", "rd-swapped"],
    ["463000 155000", "rd-swapped"],
    ["463.000, 155.000", "rd-swapped"],
    ["155000, 700000", "out-of-range"],
    ["-155000, 463000", "out-of-range"],
    ["91, 5", "out-of-range"],
    ["52, 180.00001", "out-of-range"],
    ["52°60'N 4°E", "out-of-range"],
    ["52 60 0 5 23 13", "out-of-range"],
    ["52 9 60.1 5 23 13", "out-of-range"],
    ["52 60.001 5 23.1", "out-of-range"],
    ["52N 4N", "same-axis"],
    ["5E 4W", "same-axis"],
    ["NaN 4", "unreadable"],
    ["nan nan", "unreadable"],
    ["Infinity 4", "unreadable"],
    ["1e3 4", "unreadable"],
    ["thuis", "unreadable"],
    ["52.1.5, 5", "unreadable"],
    ["52 -9 5 23", "unreadable"],
    ["52.5 9 5 23", "unreadable"],
    ["-52.1S 5.2E", "unreadable"],
    ["52' 5'", "unreadable"],
    ["31UFU285040", "unreadable"],
    ["52.1, 5.2, 7", "unreadable"],
    [",,", "unreadable"],
    ["N E", "unreadable"],
    ["<script>52 5</script>", "unreadable"],
    ["5".repeat(201), "unreadable"],
  ])("%j: %s", (text, reason) => {
    expect(parseCoordinates(text)).toEqual({ ok: false, reason });
  });

  it("or reads any text, without throwing", () => {
    const alphabet = [..."0123456789.,-+ °'\"NSEWZO:;dxRD\n"];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 40 }), (text) => {
        const parsed = parseCoordinates(text);
        if (!parsed.ok) return;
        expect(Math.abs(parsed.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(parsed.lng)).toBeLessThanOrEqual(180);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("reads formatted coordinates back", () => {
  const places = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it.each([
    ["decimal degrees", formatLatLng, 0.5e-5],
    ["degrees and minutes", formatDm, 0.5e-3 / 60],
    ["degrees, minutes and seconds", formatDms, 0.05 / 3600],
  ])("from %s", (_name, format, roundingDegrees) => {
    fc.assert(
      fc.property(places, (place) => {
        const parsed = parseCoordinates(format(place));
        expect(parsed.ok).toBe(true);
        if (!parsed.ok) return;
        expect(Math.abs(parsed.lat - place.lat)).toBeLessThanOrEqual(roundingDegrees * 1.000001);
        expect(Math.abs(parsed.lng - place.lng)).toBeLessThanOrEqual(roundingDegrees * 1.000001);
      }),
    );
  });

  it("with decimal commas", () => {
    fc.assert(
      fc.property(places, (place) => {
        const withCommas = formatLatLng(place).replace(", ", " ").replaceAll(".", ",");
        expect(parseCoordinates(withCommas)).toEqual(parseCoordinates(formatLatLng(place)));
      }),
    );
  });

  it("from RD", () => {
    const xs = fc.integer({ min: RD_RANGE.minX, max: RD_RANGE.maxX });
    const ys = fc.integer({ min: RD_RANGE.minY, max: RD_RANGE.maxY });
    fc.assert(
      fc.property(xs, ys, (x, y) => {
        expect(parseCoordinates(formatRd({ x, y }))).toEqual({
          ok: true,
          kind: "rd",
          ...fromRd({ x, y }),
        });
      }),
    );
  });
});

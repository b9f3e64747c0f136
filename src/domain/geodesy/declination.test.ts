import { describe, expect, it } from "vitest";
import { truthsOf } from "../../../tools/truth/truths.ts";
import { decimalYearOf } from "./decimal-year.ts";
import { declinationDegrees, MODEL_YEARS, magneticBearing, trueBearing } from "./declination.ts";

interface MagneticRecord {
  readonly decimal_year: number;
  readonly lat: number;
  readonly lon: number;
  readonly height_m: number;
  readonly decl_deg: number;
}

describe("declinationDegrees", () => {
  // Values of another implementation of WMM2025, the npm package geomagnetism 0.2.0.
  it.each([
    [52.155, 5.387, 2026.5, 2.86],
    [53.45, 7.1, 2029.5, 3.86],
    [-33.87, 151.2, 2025.5, 12.8],
    [80, 0, 2025, 1.28],
    [0, 120, 2027.5, -0.24],
  ])("equals another implementation at %j", (lat, lng, year, degrees) => {
    expect(declinationDegrees({ lat, lng }, 0, year)).toBeCloseTo(degrees, 1);
  });

  it.each(truthsOf<MagneticRecord>("magnetic"))("is within 0.1° of %s", (_where, records) => {
    const missed = records.filter((record) => {
      const place = { lat: record.lat, lng: record.lon };
      const found = declinationDegrees(place, record.height_m, record.decimal_year);
      return found === null || Math.abs(found - record.decl_deg) >= 0.1;
    });
    expect(missed).toEqual([]);
  });

  it.each([2024.999, 2030, 2035, Number.NaN])("is null in %d", (year) => {
    expect(declinationDegrees({ lat: 52, lng: 5 }, 0, year)).toBeNull();
  });

  it("follows the model of 2025", () => {
    expect(MODEL_YEARS).toEqual({ from: 2025, until: 2030 });
  });
});

describe("compass bearings", () => {
  it("are less than true ones where the needle points east", () => {
    expect(magneticBearing(1, 2.5)).toBe(358.5);
    expect(trueBearing(358.5, 2.5)).toBe(1);
  });
});

describe("decimalYearOf", () => {
  it.each([
    ["1970-01-01T00:00:00Z", 1970],
    ["2024-12-31T12:00:00Z", 2024 + 365.5 / 366],
    ["2025-01-01T00:00:00Z", 2025],
    ["2026-07-02T12:00:00Z", 2026.5],
    ["2027-12-31T23:59:59Z", 2028 - 1 / 31_536_000],
    ["2028-01-01T00:00:00Z", 2028],
    ["1969-12-31T00:00:00Z", 1969 + 364 / 365],
  ])("%s is %d", (time, year) => {
    expect(decimalYearOf(Date.parse(time))).toBeCloseTo(year, 9);
  });
});

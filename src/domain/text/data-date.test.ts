import { describe, expect, it } from "vitest";
import { dataDateOf } from "#domain/packs/make/extract-date.ts";
import { packManifestJson, readPackManifest } from "#domain/packs/pack-manifest.ts";
import { editionDate } from "#domain/tiles/online-map.ts";
import { readSliceStatus } from "#storage/packs/slice-answer.ts";

const PACK = {
  name: "delft",
  bounds: [4.3, 51.9, 4.4, 52],
  areas: [],
  mapAreas: [],
  modes: [],
  dataDate: null,
  licence: "ODbL-1.0",
  attribution: "© OpenStreetMap contributors",
  files: [{ name: "map.pmtiles", bytes: 12, sha256: "0123456789abcdef".repeat(4) }],
} as const;

function manifestDate(dataDate: string): string | null {
  const text = JSON.stringify({ ...JSON.parse(packManifestJson(PACK)), dataDate });
  try {
    return readPackManifest(text).dataDate;
  } catch {
    return null;
  }
}

/** The readers of a date that something else wrote. */
const DOORS: Readonly<Record<string, (day: string) => string | null | undefined>> = {
  "the slice server": (day) =>
    readSliceStatus(JSON.stringify({ Timestamp: `${day}T20:15:00Z`, Complete: true }))?.dataDate,
  "a pack.json": manifestDate,
  "the edition of the online map": (day) =>
    editionDate({
      template: `https://tiles.example/planet/${day.replaceAll("-", "")}_001001_pt/{z}/{x}/{y}.pbf`,
      maxZoom: 14,
    }),
};

const MISTAKES = [
  "9999-99-99",
  "2026-13-01",
  "2026-02-30",
  "2025-02-29",
  "2026-00-10",
  "0001-01-01",
];

describe.each(Object.entries(DOORS))("%s", (_name, read) => {
  it.each(["2026-11-21", "2024-02-29"])("may give the date %s", (day) => {
    expect(read(day)).toBe(day);
  });

  it.each(MISTAKES)("gives no date with %s", (day) => {
    expect(read(day) ?? null).toBeNull();
  });
});

it("reads no date of another century from an extract", () => {
  const seconds = (day: string) => Date.parse(day) / 1000;
  expect(dataDateOf(seconds("9999-12-31"), seconds("2026-11-21"))).toEqual({
    day: "2026-11-21",
    isDeclared: false,
  });
});

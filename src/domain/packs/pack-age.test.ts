import { describe, expect, it } from "vitest";
import { isOldData, networkDateIn, renewalSourceOf } from "./pack-age.ts";

const NOW_MS = Date.UTC(2026, 10, 26, 12);

describe("the age of the data of a pack", () => {
  it.each([
    ["2026-08-25", true],
    ["2026-08-27", false],
    ["2026-11-26", false],
    ["2026-07", true],
    ["2026-08", false],
    ["2025", true],
    ["2026", false],
    ["yesterday", false],
    [null, false],
  ])("%s is older than three months on 26 November 2026: %s", (dataDate, isOld) => {
    expect(isOldData(dataDate, NOW_MS)).toBe(isOld);
  });

  it("has a source for what was sliced or came from a catalogue, and none for files", () => {
    const area = [4, 52, 4.5, 52.5] as const;
    expect(renewalSourceOf({ madeFrom: { kind: "slice", area }, catalogueUrl: null })).toEqual({
      kind: "slice",
      area,
    });
    const address = "https://example.org/index.json";
    expect(renewalSourceOf({ catalogueUrl: address })).toEqual({ kind: "catalogue", address });
    expect(renewalSourceOf({ catalogueUrl: null })).toBeNull();
    const file = { kind: "file", fileName: "delft.osm.pbf" } as const;
    expect(renewalSourceOf({ madeFrom: file, catalogueUrl: null })).toBeNull();
  });

  it("is that of the oldest network of the mode under a route", () => {
    const pack = (dataDate: string | null, west: number) => ({
      areas: [[west, 52, west + 0.5, 52.5] as const],
      modes: ["walk"] as const,
      dataDate,
    });
    const box = [4.2, 52.1, 4.6, 52.2] as const;
    const packs = [pack("2026-09-01", 4), pack("2026-06-01", 4.5), pack("2020-01-01", 6)];
    expect(networkDateIn(packs, "walk", box)).toBe("2026-06-01");
    expect(networkDateIn(packs, "cycle", box)).toBeNull();
    expect(networkDateIn([...packs, pack(null, 4)], "walk", box)).toBeNull();
  });
});

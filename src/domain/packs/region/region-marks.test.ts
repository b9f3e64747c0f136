import { expect, it } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import { marksFor } from "./region-marks.ts";

const BOX: LngLatBox = [5, 52, 5.1, 52.1];
const COUNTRY: LngLatBox = [3, 50, 8, 54];
const NOW_MS = Date.UTC(2026, 10, 28);
const ENTRY: PackIndexEntry = {
  name: "betonning",
  manifest: "betonning/pack.json",
  sha256: "",
  bytes: 1,
  bounds: COUNTRY,
  hasMarks: true,
  modes: [],
  dataDate: "2026-11-02",
};
const HERE = { marks: new Blob(), areas: [COUNTRY], dataDate: "2026-10-02" };

function from(packs: Parameters<typeof marksFor>[1]["packs"], entries: readonly PackIndexEntry[]) {
  return marksFor(BOX, { packs, entries, address: "https://a", nowMs: NOW_MS });
}

it("takes marks from the device, else from the catalogue, else from the service", () => {
  expect(from([HERE], [ENTRY])).toEqual({ from: "device", dataDate: "2026-10-02" });
  expect(from([], [ENTRY])).toEqual({ from: "catalogue", entry: ENTRY, address: "https://a" });
  expect(from([], [])).toEqual({ from: "service" });
});

it("takes none that are old, or of a part of the box", () => {
  expect(from([{ ...HERE, dataDate: "2026-01-01" }], [])).toEqual({ from: "service" });
  expect(from([{ ...HERE, areas: [[5, 52, 5.05, 52.1]] }], [])).toEqual({ from: "service" });
  expect(from([{ areas: [COUNTRY], dataDate: null }], [])).toEqual({ from: "service" });
  expect(from([], [{ ...ENTRY, hasMarks: undefined }])).toEqual({ from: "service" });
  expect(from([], [{ ...ENTRY, dataDate: "2026-01-01" }])).toEqual({ from: "service" });
});

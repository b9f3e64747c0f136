import { expect, test } from "vitest";
import { exportedManifest } from "./exported-pack.ts";
import { readPackManifest } from "./pack-manifest.ts";
import type { PackRecord } from "./pack-record.ts";

const AREA: PackRecord = {
  version: 1,
  id: "1",
  kind: "area",
  name: "Rond Gäasterlân!",
  modes: [],
  dataDate: "2025-12-03",
  areas: [[5, 52, 5.1, 52.1]],
  mapAreas: [[5, 52, 5.1, 52.1]],
  manifestSha256: null,
  catalogueUrl: null,
  addedAtMs: 0,
  attribution: "© OpenStreetMap contributors",
  mapSchema: "openmaptiles",
  files: [{ name: "map.pmtiles", bytes: 12 }],
};

test("a saved area becomes a pack that another device can read, with the schema its archive lacks", () => {
  const manifest = readPackManifest(exportedManifest(AREA, { "map.pmtiles": "0".repeat(64) }));
  expect(manifest).toMatchObject({
    name: "rond-ga-asterla-n-",
    title: "Rond Gäasterlân!",
    mapSchema: "openmaptiles",
    mapAreas: AREA.mapAreas,
    files: [{ name: "map.pmtiles", bytes: 12 }],
  });
});

test("a name without letters becomes a name all the same", () => {
  const manifest = exportedManifest({ ...AREA, name: "…" }, { "map.pmtiles": "0".repeat(64) });
  expect(readPackManifest(manifest).name).toBe("pack");
});

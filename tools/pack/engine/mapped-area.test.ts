import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { createExtractFile, openExtractFile } from "../disk/extract-file.ts";
import { mappedAreaOf } from "./mapped-area.ts";

const EDITION = { version: 1, timestampSeconds: 1_754_505_419 };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mapped-area-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A hundred ways on a diagonal, from 4.00 east and 52.00 north to 4.99 and 52.99. */
async function areaOf(
  bounds: LngLatBox | null,
  tagsOf: (index: number) => OsmTags,
): Promise<LngLatBox | null> {
  const path = join(folder, "a.osm.pbf");
  const writer = createExtractFile(path, { bounds, dataSeconds: null });
  const ids = Array.from({ length: 100 }, (_, index) => index + 1);
  for (const id of ids) {
    writer.node({
      id,
      lngE7: 40_000_000 + id * 1e5,
      latE7: 520_000_000 + id * 1e5,
      tags: {},
      ...EDITION,
    });
  }
  for (const id of ids) writer.way({ id, nodeIds: [id, 1], tags: tagsOf(id), ...EDITION });
  writer.close();
  const file = await openExtractFile(path);
  try {
    return await mappedAreaOf(file);
  } finally {
    file.close();
  }
}

const BUILDING = { building: "yes" };
const CYCLEWAY = { highway: "cycleway" };

describe("the mapped area", () => {
  it("is the declared area of the extract", async () => {
    expect(await areaOf([4, 52, 5, 53], () => BUILDING)).toEqual([4, 52, 5, 53]);
  });

  it("is the box around the ground without its outliers, if not declared", async () => {
    expect(await areaOf(null, () => BUILDING)).toEqual([4.03, 52.03, 4.98, 52.98]);
  });

  it("is not stretched by roads", async () => {
    const tagsOf = (id: number) => (id > 40 && id <= 60 ? BUILDING : CYCLEWAY);
    expect(await areaOf(null, tagsOf)).toEqual([4.41, 52.41, 4.6, 52.6]);
  });

  it("is null in an extract with only a network", async () => {
    const tagsOf = (id: number) => (id <= 4 ? BUILDING : CYCLEWAY);
    expect(await areaOf([4, 52, 5, 53], tagsOf)).toBeNull();
  });
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { extractNetwork } from "#domain/network/extract/extract-network.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { municipalityAround } from "#domain/packs/municipality-around.ts";
import { openExtractFile } from "../../../../tools/pack/disk/extract-file.ts";
import { readExtract } from "./read-extract.ts";

/** Real extracts, if a developer has them beside the project; never part of it. */
const FOLDER = join(process.cwd(), "../shared/data/osm");
const isThere = existsSync(FOLDER);

async function networkIn(name: string, mode: NetworkMode) {
  const file = await openExtractFile(join(FOLDER, name));
  const { network, findings } = extractNetwork((await readExtract(file)).osm);
  file.close();
  const edges = network.edges.filter((edge) => edge.mode === mode);
  const ofMode = findings.filter((finding) => finding.mode === mode);
  const used = new Set(edges.flatMap(({ fromIndex, toIndex }) => [fromIndex, toIndex]));
  return {
    routes: ofMode.length,
    unresolved: ofMode
      .filter(({ outcome }) => outcome !== "resolved")
      .map(({ title, explanation }) => `${title}: ${explanation}`),
    networkNodes: used.size,
    numbers: [...used].map((index) => network.nodes[index]?.ref),
    km: edges.reduce((sum, { lengthMeters }) => sum + lengthMeters, 0) / 1000,
    components: componentsOf(edges.map(({ fromIndex, toIndex }) => [fromIndex, toIndex])),
  };
}

function componentsOf(links: readonly (readonly [number, number])[]): number {
  const groups = new Map<number, Set<number>>();
  for (const [a, b] of links) {
    const group = new Set([a, b, ...(groups.get(a) ?? []), ...(groups.get(b) ?? [])]);
    for (const member of group) groups.set(member, group);
  }
  return new Set(groups.values()).size;
}

describe.skipIf(!isThere)(`real extracts (${isThere ? "found" : "not found: skipped"})`, () => {
  it("have the walking network of Roerdalen", async () => {
    const found = await networkIn("limburg-walking.osm.pbf", "walk");
    expect(found).toMatchObject({ routes: 266, networkNodes: 189, components: 1 });
    expect(found.km).toBeCloseTo(218.5, 1);
    expect(found.unresolved).toEqual([
      "-74 (oneway): It names no pair of posts, and on its ways stand 74 (n1323394536).",
    ]);
  });

  it("have the cycling network of The Hague", async () => {
    const found = await networkIn("denhaag-cycling.osm.pbf", "cycle");
    expect(found).toMatchObject({ routes: 80, networkNodes: 85, components: 1 });
    expect(found.unresolved).toHaveLength(1);
    expect(found.unresolved[0]).toMatch(/^4-6: Not found on its ways: post 6;.* lies on a loop/);
  });

  it("have the boating network of Midden-Delfland", async () => {
    const found = await networkIn("delfland-motorboat.osm.pbf", "motorboat");
    expect(found).toMatchObject({ routes: 62, unresolved: [], networkNodes: 57, components: 1 });
    expect(found.km).toBeCloseTo(98.9, 1);
  });

  it("have municipalities only where their whole border is", async () => {
    const municipalitiesIn = async (name: string) => {
      const file = await openExtractFile(join(FOLDER, name));
      const found = (await readExtract(file)).municipalitiesIn(null);
      file.close();
      return found;
    };
    const delft = await municipalitiesIn("delft.osm.pbf");
    expect(delft.map(({ name }) => name)).toEqual(["Pijnacker-Nootdorp", "Delft"]);
    expect(JSON.stringify(delft).length).toBeLessThan(15_000);
    const nameAt = (lat: number, lng: number) => municipalityAround(delft, { lat, lng }, 10);
    // The market of Delft, the middle of Nootdorp, and Den Hoorn in Midden-Delfland.
    expect(nameAt(52.0116, 4.3592)).toBe("Delft");
    expect(nameAt(52.0447, 4.3958)).toBe("Pijnacker-Nootdorp");
    expect(nameAt(52.0025, 4.3335)).toBeNull();
    expect(await municipalitiesIn("krems.osm.pbf")).toEqual([]);
    expect((await municipalitiesIn("monaco.osm.pbf")).map(({ name }) => name)).toEqual(["Monaco"]);
  });

  it("have the walking network of the south of Delft", async () => {
    const found = await networkIn("delft.osm.pbf", "walk");
    expect(found).toMatchObject({ routes: 9, unresolved: [], components: 1 });
    expect(found.numbers.sort()).toEqual(["14", "28", "35", "47", "48", "49", "51", "56", "68"]);
    expect(found.km).toBeCloseTo(7.0, 1);
  });
});

import { expect, it } from "vitest";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { openOsmFile } from "#domain/osm/pbf/osm-file.ts";
import { writtenExtract } from "#domain/osm/pbf/written-extract.fixture.ts";
import { placesJson, readMunicipalities } from "#domain/packs/pack-manifest-places.ts";
import { readExtract } from "./read-extract.ts";

const BORDER = { boundary: "administrative", admin_level: "8", type: "boundary" };

/** Places of nodes, hundredths of a degree east of 4.3 and north of 52; node 5 is 7 m beside the line from 1 to 2. */
const NODES = [
  [1, 0, 0],
  [2, 2, 0],
  [3, 2, 2],
  [4, 0, 2],
  [5, 1, 0.006],
  [6, 4, 0],
  [7, 4, 2],
] as const;

/** An extract with these borders, each with its ways; way 9 and node 99 are not in it. */
async function readBorders(borders: readonly (readonly [OsmTags, readonly number[]])[]) {
  const edition = { version: 1, timestampSeconds: 1 };
  const { file: extract } = writtenExtract({ bounds: [4.3, 52, 4.34, 52.02] }, (file) => {
    for (const [id, east, north] of NODES) {
      const [latE7, lngE7] = [520_000_000 + north * 1e5, 43_000_000 + east * 1e5];
      file.node({ id, latE7: Math.round(latE7), lngE7: Math.round(lngE7), tags: {}, ...edition });
    }
    for (const [id, nodeIds] of [
      [1, [1, 5, 2]],
      [2, [3, 2]],
      [3, [3, 4, 1]],
      [4, [2, 6, 7, 3]],
      [5, [2, 99, 3]],
    ] as const)
      file.way({ id, nodeIds, tags: {}, ...edition });
    for (const [index, [tags, wayIds]] of borders.entries()) {
      const members = wayIds.map((id) => ({ type: "way" as const, id, role: "outer" }));
      file.relation({ id: index + 1, members, tags, ...edition });
    }
  });
  return readExtract(await openOsmFile(extract, "x.osm.pbf"));
}

it("joins the ways of a border in any order and direction, and thins them", async () => {
  const read = await readBorders([[{ ...BORDER, name: "Schipluiden" }, [3, 1, 2]]]);
  const [found, ...others] = read.municipalitiesIn(null);
  expect(others).toEqual([]);
  expect(found).toEqual({
    name: "Schipluiden",
    rings: [[4.32, 52.02, 4.3, 52.02, 4.3, 52, 4.32, 52, 4.32, 52.02]],
  });
  expect(read.osm.relations).toEqual([]);
});

it("leaves out borders that are cut, have no name, or are of another level", async () => {
  const read = await readBorders([
    [{ ...BORDER, name: "Zonder weg" }, [1, 9, 3]],
    [{ ...BORDER, name: "Zonder plek" }, [1, 5, 3]],
    [{ ...BORDER, name: "Met een gat" }, [1, 3]],
    [{ ...BORDER, name: " " }, [1, 2, 3]],
    [{ ...BORDER, admin_level: "10", name: "Een wijk" }, [1, 2, 3]],
    [{ ...BORDER, name: "Leeg" }, []],
  ]);
  expect(read.municipalitiesIn(null)).toEqual([]);
});

it("takes those that reach an area, also where one is around all of it", async () => {
  const read = await readBorders([
    [{ ...BORDER, name: "West" }, [1, 2, 3]],
    [{ ...BORDER, name: "Oost" }, [4, 2]],
  ]);
  const namesIn = (...box: [number, number, number, number]) =>
    read.municipalitiesIn(box).map(({ name }) => name);
  expect(namesIn(4.305, 52.005, 4.31, 52.01)).toEqual(["West"]);
  expect(namesIn(4.33, 51.9, 4.4, 52.005)).toEqual(["Oost"]);
  expect(namesIn(4.31, 52.01, 4.35, 52.03)).toEqual(["West", "Oost"]);
});

it("reads what it wrote, and skips rows that are none", () => {
  const municipalities = [{ name: "Delft", rings: [[4.3, 52, 4.4, 52, 4.4, 52.1, 4.3, 52]] }];
  const json = placesJson([], municipalities);
  expect(readMunicipalities(json)).toEqual(municipalities);
  expect(placesJson([])).not.toContain("municipality");
  const document = JSON.parse(json);
  const bad = [null, ["Delft"], ["", [1, 2, 3, 4, 5, 6]], ["X", [4, 52, 4, 52]], ["X", "ring"]];
  const worse = [
    ["X", [4, 99, 5, 52, 5, 53]],
    ["X", [4, 52, "5", 52, 5, 53]],
  ];
  document.municipality = [...bad, ...worse, ...document.municipality];
  expect(readMunicipalities(JSON.stringify(document))).toEqual(municipalities);
});

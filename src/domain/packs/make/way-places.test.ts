import { expect, it } from "vitest";
import { openOsmFile } from "#domain/osm/pbf/osm-file.ts";
import { writtenExtract } from "#domain/osm/pbf/written-extract.fixture.ts";
import { collectWays, networkWaysOf } from "./collect-ways.ts";
import { readExtract } from "./read-extract.ts";

const EDITION = { version: 1, timestampSeconds: 0 };

/** An extract as `osmium add-locations-to-ways` writes it: nodes without tags are only on their ways. */
async function extractWithPlacesOnWays() {
  const { file } = writtenExtract({ hasWayPlaces: true, dataSeconds: 7 }, (writer) => {
    const tags = { rwn_ref: "12", "network:type": "node_network" };
    writer.node({ ...EDITION, id: 1, latE7: 52e7, lngE7: 5e7, tags });
    writer.way({
      ...EDITION,
      id: 100,
      nodeIds: [1, 2, 3],
      latsE7: [52e7, 52.01e7, 52.02e7],
      lngsE7: [5e7, 5.001e7, -0.5e7],
      tags: { highway: "path" },
    });
    writer.relation({
      ...EDITION,
      id: 200,
      members: [{ type: "way", id: 100, role: "" }],
      tags: { type: "route", route: "hiking", network: "rwn", "network:type": "node_network" },
    });
  });
  return await openOsmFile(file, "ways.osm.pbf");
}

it("reads the places of nodes that stand only on the ways", async () => {
  const { osm, nodeBounds } = await readExtract(await extractWithPlacesOnWays());
  expect([1, 2, 3, 4].map(osm.positionOf)).toEqual([
    { lat: 52, lng: 5 },
    { lat: 52.01, lng: 5.001 },
    { lat: 52.02, lng: -0.5 },
    undefined,
  ]);
  expect(nodeBounds).toEqual([-0.5, 52, 5.001, 52.02]);
});

it("gives the ways of such an extract their places", async () => {
  const { lngs, lats } = await collectWays(await extractWithPlacesOnWays(), networkWaysOf([]));
  expect([...lats]).toEqual([52_000_000, 52_010_000, 52_020_000]);
  expect([...lngs]).toEqual([5_000_000, 5_001_000, -500_000]);
});

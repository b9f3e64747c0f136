import { beforeEach, expect, it } from "vitest";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import {
  bitFlipped,
  chosenFiles,
  graphWithNodeAt,
  inventedPack,
} from "#workers/pack-jobs/invented-pack.fixture.ts";
import { fakePackDevice } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

const GOOD = graphWithNodeAt(4.3, 52);
const VERSION_BYTE = 4;

async function opened(graph: Uint8Array) {
  const app = await fakePackDevice().visit();
  await app.openChosenFiles(chosenFiles(await inventedPack("dorp", { "network.graph": graph })));
  return app.store.getState();
}

it("opens a pack with a valid graph", async () => {
  expect(await opened(GOOD)).toMatchObject({ failedJobs: [], packs: [{ name: "dorp" }] });
});

it.each<[string, string, Uint8Array]>([
  ["off-earth", "has a node off the earth", graphWithNodeAt(500, 200)],
  ["off-earth", "has a shape that leaves the earth", graphWithNodeAt(4.3, 52, [4.3, 91])],
  ["truncated", "is cut off", GOOD.slice(0, -2)],
  ["damaged", "is damaged", bitFlipped(GOOD, 20)],
  ["damaged", "is something else", Uint8Array.of(1, 2, 3)],
  ["newer-version", "is of a later version", GOOD.with(VERSION_BYTE, 3)],
])("refuses a pack as %s whose graph %s, though its hash is right", async (...row) => {
  const [problem, , graph] = row;
  const failure = { problem, fileName: "network.graph" };
  expect(await opened(graph)).toMatchObject({ failedJobs: [failure], packs: [] });
});

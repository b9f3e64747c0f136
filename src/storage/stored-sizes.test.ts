import { beforeEach, expect, test } from "vitest";
import { databaseConnection } from "./database.ts";
import { emptyIndexedDb } from "./fake-database.ts";
import { storedSizes } from "./stored-sizes.ts";

beforeEach(emptyIndexedDb);

test("counts the columns of tracks and the pictures of photos", async () => {
  const connection = databaseConnection();
  const database = await connection.opened();
  const columns = { lngs: new Float64Array(4), lats: new Float64Array(4) };
  await database.put("trackBlocks", { trackId: "a", blockNumber: 0, ...columns });
  await database.put("trackBlocks", { trackId: "a", blockNumber: 1, ...columns });
  await database.put("photos", { id: "p", format: 1, bytes: new Uint8Array(1000) });
  const sizes = await storedSizes(connection);
  expect(sizes.get("tracks")).toBe(128);
  expect(sizes.get("photos")).toBe(1000);
});

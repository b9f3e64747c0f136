import { beforeEach, expect, it } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { storedTrack } from "#storage/records/tracks/track-record.ts";
import { fromPlainValue } from "./plain-value.ts";
import { unreadableRows } from "./unreadable-rows.ts";

beforeEach(emptyIndexedDb);

const { record, block } = storedTrack(
  importedTrack(
    {
      kind: "track",
      track: {
        name: "Rondje",
        lngs: Float64Array.of(5, 5.1),
        lats: Float64Array.of(52, 52.1),
        altitudesMeters: null,
        timesMs: null,
        segmentStarts: Uint32Array.of(0),
      },
    },
    { id: "rondje", contentHash: "x", addedAtMs: 1 },
  ),
);

it("returns only the unreadable tracks, raw and with their points", async () => {
  const connection = databaseConnection();
  const database = await connection.opened();
  const damaged = { ...record, id: "stuk", bounds: "geen" };
  await database.put("tracks", record);
  await database.put("trackBlocks", block);
  await database.put("tracks", damaged);
  await database.put("trackBlocks", { ...block, trackId: "stuk" });
  await database.put("tracks", { id: "later", format: 99 });
  const pieces = await unreadableRows(connection, "tracks");
  expect(pieces).toMatchObject([
    { source: "tracks", reason: "newer-format", rawText: '{"id":"later","format":99}' },
    { source: "tracks", reason: "bad-record" },
  ]);
  const { trackId: _id, blockNumber: _number, ...points } = block;
  expect(fromPlainValue(JSON.parse(pieces[1]?.rawText ?? ""))).toEqual({
    ...damaged,
    blocks: [points],
  });
});

it("returns the unreadable plans, raw", async () => {
  const connection = databaseConnection();
  await (await connection.opened()).put("plans", { id: "p", format: 1, name: 7 });
  expect(await unreadableRows(connection, "plans")).toEqual([
    { source: "plans", reason: "bad-record", rawText: '{"id":"p","format":1,"name":7}' },
  ]);
});

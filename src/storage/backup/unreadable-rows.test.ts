import { beforeEach, expect, it } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { EMPTY_HUNT } from "#domain/survey/hunt.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { listRecords } from "#storage/records/list-records.ts";
import { PLANS } from "#storage/records/plans/plan-record.ts";
import { scoutingStorage } from "#storage/records/scouting/scouting-storage.fixture.ts";
import { writeRecord } from "#storage/records/write-record.fixture.ts";
import { storedTrack } from "#storage/track-format/track-record.ts";
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
  await (await connection.opened()).put("plans", { id: "p", format: 2, name: 7 });
  expect(await unreadableRows(connection, "plans")).toEqual([
    { source: "plans", reason: "bad-record", rawText: '{"id":"p","format":2,"name":7}' },
  ]);
});

it("returns a hunt above its maximum, also after it was replaced", async () => {
  const connection = databaseConnection();
  const storage = scoutingStorage(connection);
  const { parts } = CONTENT_LIMITS.huntLink.maxEntries;
  const circle = { id: "1", name: "", lat: 52, lng: 5, radiusMeters: 500 };
  const hunt = { format: 1, circles: Array(parts + 1).fill(circle), sightings: [], areas: [] };
  const rawText = JSON.stringify(hunt);
  await (await connection.opened()).put("scouting", hunt, "hunt");
  expect(await storage.read("hunt")).toBe("unreadable");
  const expected = [{ source: "scouting", reason: "too-large", rawText }];
  expect(await unreadableRows(connection, "scouting")).toEqual(expected);
  await writeRecord(storage, "hunt", EMPTY_HUNT);
  expect(await unreadableRows(connection, "scouting")).toEqual(expected);
});

it("tells that a plan is above its maximum", async () => {
  const connection = databaseConnection();
  const stops = Array(CONTENT_LIMITS.planLink.maxEntries.stops + 1).fill(0);
  await (await connection.opened()).put("plans", { id: "p", format: 1, draft: { stops } });
  expect(await listRecords(connection, PLANS)).toMatchObject({
    unreadable: [{ reason: "too-large" }],
  });
});

import { beforeEach, expect, test } from "vitest";
import type { ExchangeTrack } from "#domain/exchange/exchange-file.ts";
import { trackId } from "#domain/exchange/line-id.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import type { LineRecord } from "./line-record.ts";
import { lineStorage } from "./line-storage.ts";

beforeEach(emptyIndexedDb);

const track: ExchangeTrack = {
  name: "Rondje",
  lngs: Float64Array.of(5, 5.1),
  lats: Float64Array.of(52, 52.1),
  altitudesMeters: null,
  timesMs: Float64Array.of(0, Number.NaN),
  segmentStarts: Uint32Array.of(0),
};
const record: LineRecord = { format: 1, id: trackId(track), importedAtMs: 1, kind: "track", track };

test("a kept track comes back number for number", async () => {
  const connection = databaseConnection();
  expect(await lineStorage(connection).add([record])).toBe(true);
  expect(await lineStorage(connection).all()).toEqual([record]);
});

test("a track that is added twice is there once", async () => {
  const lines = lineStorage(databaseConnection());
  await lines.add([record]);
  await lines.add([record]);
  expect([...(await lines.ids())]).toEqual([record.id]);
});

test("a removed track is gone", async () => {
  const lines = lineStorage(databaseConnection());
  await lines.add([record]);
  await lines.remove([record.id]);
  expect(await lines.all()).toEqual([]);
});

test("a record of another version is passed over and stays", async () => {
  const connection = databaseConnection();
  await (await connection.opened()).put("tracks", { ...record, format: 2 });
  const lines = lineStorage(connection);
  expect(await lines.all()).toEqual([]);
  expect((await lines.ids()).size).toBe(1);
});

test.each([
  ["a place that is none", { lats: Float64Array.of(52, Number.NaN) }],
  ["a place off the earth", { lngs: Float64Array.of(5, 181) }],
  ["more longitudes than latitudes", { lats: Float64Array.of(52) }],
  ["fewer times than places", { timesMs: Float64Array.of(0) }],
  ["a segment that begins after the end", { segmentStarts: Uint32Array.of(0, 2) }],
  ["segments out of order", { segmentStarts: Uint32Array.of(0, 1, 1) }],
])("a track with %s is passed over and stays", async (_name, change) => {
  const connection = databaseConnection();
  await (await connection.opened()).put("tracks", { ...record, track: { ...track, ...change } });
  const lines = lineStorage(connection);
  expect(await lines.all()).toEqual([]);
  expect(await lines.heads()).toEqual([]);
  expect((await lines.ids()).size).toBe(1);
});

test("a track that was imported at a moment that is none is there", async () => {
  const connection = databaseConnection();
  await (await connection.opened()).put("tracks", { ...record, importedAtMs: 1e300 });
  expect(await lineStorage(connection).heads()).toMatchObject([{ importedAtMs: 0 }]);
});

test("a database without room keeps none and says so", async () => {
  const connection = failingConnection(databaseConnection());
  connection.failure = "full";
  expect(await lineStorage(connection).add([record])).toBe(false);
});

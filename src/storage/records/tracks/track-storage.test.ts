import { beforeEach, expect, test } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { pathFacts } from "#domain/tracks/path-facts.ts";
import type { TrackPoints } from "#domain/tracks/track.ts";
import { MAX_TRACK_POINTS } from "#domain/tracks/track-limit.ts";
import { unreadableRows } from "#storage/backup/unreadable-rows.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { changeExisting, removal } from "#storage/records/record-change.ts";
import { changeRecords } from "#storage/records/transaction.ts";
import { recordOf, storedTrack } from "#storage/track-format/track-record.ts";
import { trackStorage } from "./track-storage.ts";
import { TRACKS, WHOLE_TRACKS } from "./whole-tracks.ts";

beforeEach(emptyIndexedDb);

const track = importedTrack(
  {
    kind: "track",
    track: {
      name: "Rondje",
      lngs: Float64Array.of(5, 5.1),
      lats: Float64Array.of(52, 52.1),
      altitudesMeters: null,
      timesMs: Float64Array.of(0, Number.NaN),
      segmentStarts: Uint32Array.of(0),
    },
  },
  { id: "rondje", contentHash: "track-2-x", addedAtMs: 1 },
);
const { record, block } = storedTrack(track);

test("a stored track comes back with identical numbers", async () => {
  const connection = databaseConnection();
  expect(await trackStorage(connection).add([track])).toBe(true);
  expect(await trackStorage(connection).all()).toEqual([track]);
});

test("a track added twice is stored once", async () => {
  const tracks = trackStorage(databaseConnection());
  await tracks.add([track]);
  await tracks.add([track]);
  expect(await tracks.all()).toEqual([track]);
});

test("removing a track removes its points too", async () => {
  const connection = databaseConnection();
  const tracks = trackStorage(connection);
  await tracks.add([track, { ...track, id: "rondje 2" }]);
  await changeRecords(connection, [removal(WHOLE_TRACKS, track.id)]);
  expect((await tracks.all()).map(({ id }) => id)).toEqual(["rondje 2"]);
  expect(await (await connection.opened()).count("trackBlocks")).toBe(1);
});

test("the same content is recognised under another id", async () => {
  const tracks = trackStorage(databaseConnection());
  await tracks.add([track]);
  expect([...(await tracks.contentHashes())]).toEqual(["track-2-x"]);
});

test("appended points follow the existing ones, with the cause of the gap", async () => {
  const connection = databaseConnection();
  const tracks = trackStorage(connection);
  await tracks.add([track]);
  const more: TrackPoints = {
    ...track.points,
    lngs: Float64Array.of(5.2, 5.3, 5.4),
    lats: Float64Array.of(52.2, 52.3, 52.4),
    timesMs: null,
    speedsMps: Float32Array.of(1.5, 0, Number.NaN),
    segmentStarts: Uint32Array.of(1),
    gapsBefore: ["screen-off"],
  };
  const counted = changeExisting(TRACKS, track.id, (facts) => ({ ...facts, pointCount: 5 }));
  await changeRecords(connection, [counted]);
  const database = await connection.opened();
  await database.put("trackBlocks", { trackId: track.id, blockNumber: 1, ...more });
  expect(await tracks.get(track.id)).toMatchObject({
    pointCount: 5,
    points: {
      lngs: Float64Array.of(5, 5.1, 5.2, 5.3, 5.4),
      timesMs: Float64Array.of(0, ...Array(4).fill(Number.NaN)),
      speedsMps: Float32Array.of(Number.NaN, Number.NaN, 1.5, 0, Number.NaN),
      coursesDegrees: null,
      segmentStarts: Uint32Array.of(0, 3),
      gapsBefore: [null, "screen-off"],
    },
  });
  expect((await database.getAll("trackBlocks"))[0]).toEqual(block);
});

test("a track that replaces a longer one has only its own points", async () => {
  const connection = databaseConnection();
  const tracks = trackStorage(connection);
  await tracks.add([track]);
  await (await connection.opened()).put("trackBlocks", { ...block, blockNumber: 1 });
  await tracks.add([track]);
  expect(await tracks.get(track.id)).toEqual(track);
});

test("a record of another version is skipped and stays stored", async () => {
  const connection = databaseConnection();
  const database = await connection.opened();
  await database.put("tracks", { ...record, format: 3 });
  const tracks = trackStorage(connection);
  expect(await tracks.all()).toEqual([]);
  expect(await tracks.list()).toEqual({
    readable: [],
    unreadable: [{ name: "Rondje", reason: "newer-format" }],
  });
  expect(await database.count("tracks")).toBe(1);
});

test("a track above its maximum is not drawn, stays stored, and can be downloaded as it is", async () => {
  const connection = databaseConnection();
  const database = await connection.opened();
  await database.put("tracks", { ...record, pointCount: MAX_TRACK_POINTS + 1 });
  await database.put("trackBlocks", block);
  const tracks = trackStorage(connection);
  expect(await tracks.all()).toEqual([]);
  expect((await tracks.list()).unreadable).toEqual([{ name: "Rondje", reason: "too-large" }]);
  const [piece] = await unreadableRows(connection, "tracks");
  expect(piece).toMatchObject({ source: "tracks", reason: "too-large" });
  expect(JSON.parse(piece?.rawText ?? "")).toMatchObject({ id: "rondje", blocks: [{}] });
  expect(await database.count("trackBlocks")).toBe(1);
});

test("a track whose blocks have more points than its facts name is not drawn", async () => {
  const connection = databaseConnection();
  const database = await connection.opened();
  await database.put("tracks", record);
  const lngs = new Float64Array(MAX_TRACK_POINTS + 1);
  await database.put("trackBlocks", { ...block, lngs, lats: lngs, timesMs: null });
  expect(await trackStorage(connection).get(track.id)).toBeNull();
});

test.each([
  ["a place that is none", { lats: Float64Array.of(52, Number.NaN) }],
  ["a place off the earth", { lngs: Float64Array.of(5, 181) }],
  ["more longitudes than latitudes", { lats: Float64Array.of(52) }],
  ["fewer times than places", { timesMs: Float64Array.of(0) }],
  ["fewer speeds than places", { speedsMps: Float32Array.of(0) }],
  [
    "a segment that begins after the end",
    { segmentStarts: Uint32Array.of(0, 2), gapsBefore: [null, null] },
  ],
  [
    "segments out of order",
    { segmentStarts: Uint32Array.of(0, 1, 1), gapsBefore: [null, null, null] },
  ],
  ["a segment of which it is not said why it begins", { gapsBefore: [] }],
])("a track with %s is passed over and stays", async (_name, change) => {
  const connection = databaseConnection();
  const database = await connection.opened();
  await database.put("tracks", record);
  await database.put("trackBlocks", { ...block, ...change });
  const tracks = trackStorage(connection);
  expect(await tracks.all()).toEqual([]);
  expect(await tracks.get(track.id)).toBeNull();
  expect(await database.count("trackBlocks")).toBe(1);
});

test("a track with an impossible import time is still listed", async () => {
  const connection = databaseConnection();
  await (await connection.opened()).put("tracks", { ...record, addedAtMs: 1e300 });
  expect((await trackStorage(connection).list()).readable).toMatchObject([{ addedAtMs: 0 }]);
});

test("a list gets every fact of a track", async () => {
  const connection = databaseConnection();
  const { points, ...summary } = track;
  const facts = { ...summary, ...pathFacts(points), note: "Met de welpen", folder: "Kamp" };
  await (await connection.opened()).put("tracks", recordOf(facts));
  expect(await trackStorage(connection).list()).toEqual({ readable: [facts], unreadable: [] });
});

test("a full database stores nothing and reports it", async () => {
  const connection = failingConnection(databaseConnection());
  connection.failure = "full";
  expect(await trackStorage(connection).add([track])).toBe(false);
});

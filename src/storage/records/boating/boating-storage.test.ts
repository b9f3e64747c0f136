import { beforeEach, describe, expect, it } from "vitest";
import { beginWatch } from "#domain/anchor/anchor-watch.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { writeRecord } from "#storage/records/write-record.fixture.ts";

import { type BoatingRecords, boatingStorage } from "./boating-storage.fixture.ts";

beforeEach(emptyIndexedDb);

const PLACE = { lat: 52.7, lng: 5.25 };
const FIX = { ...PLACE, accuracyMeters: 5, timeMs: 999 };
const STATE = { ...beginWatch(1000), recent: [{ ...PLACE, timeMs: 1000 }] };
const RECORDS: BoatingRecords = {
  manOverboard: { id: "one", atMs: 1000, fix: FIX, knowsLater: true },
  laterOverboard: { marks: [{ id: "two", atMs: 1001, fix: null }] },
  target: { ...PLACE, name: "Boei", from: null, startedAtMs: 1000 },
  anchor: { circle: { ...PLACE, radiusMeters: 40 }, startedAtMs: 1000, state: STATE },
  logbook: {
    entries: [
      {
        id: "1",
        atMs: 1,
        kind: "mark",
        text: "S 14",
        place: { lat: 52, lng: 5 },
        courseDegrees: 90,
        speedMps: null,
        distanceMeters: 12,
      },
    ],
  },
  swing: { startedAtMs: 1000, track: [5.25, 52.7] },
};
const KEYS = Object.keys(RECORDS) as (keyof BoatingRecords)[];

describe.each(KEYS)("the record %s", (key) => {
  it("is read as it was written, and gone when removed", async () => {
    const storage = boatingStorage(databaseConnection());
    expect(await storage.read(key)).toBeNull();
    await writeRecord(storage, key, RECORDS[key]);
    expect(await storage.read(key)).toEqual(RECORDS[key]);
    await storage.remove([key]);
    expect(await storage.read(key)).toBeNull();
  });

  it("that cannot be read is reported, and kept when a new one is written", async () => {
    const connection = databaseConnection();
    const storage = boatingStorage(connection);
    const database = await connection.opened();
    const newer = { ...RECORDS[key], format: 2 };
    await database.put("boating", newer, key);
    expect(await storage.read(key)).toBe("unreadable");
    await writeRecord(storage, key, RECORDS[key]);
    expect(await storage.read(key)).toEqual(RECORDS[key]);
    expect(await database.get("boating", `${key}-unreadable`)).toEqual(newer);
  });
});

it.each([
  ["manOverboard", { ...RECORDS.manOverboard, fix: { ...FIX, lat: 91 } }],
  ["laterOverboard", { marks: [{ ...RECORDS.manOverboard, id: "" }] }],
  ["target", { ...RECORDS.target, lng: "5" }],
  ["anchor", { ...RECORDS.anchor, state: { ...STATE, outsideCount: -1 } }],
  ["swing", { ...RECORDS.swing, track: [5.25] }],
] as const)("a damaged record of %s is none", async (key, damaged) => {
  const connection = databaseConnection();
  await (await connection.opened()).put("boating", { format: 1, ...damaged }, key);
  expect(await boatingStorage(connection).read(key)).toBe("unreadable");
});

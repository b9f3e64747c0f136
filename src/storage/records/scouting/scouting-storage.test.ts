import { beforeEach, expect, it } from "vitest";
import type { Hunt } from "#domain/survey/hunt.ts";
import type { PracticeRound } from "#domain/survey/practice-round.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { writeRecord } from "#storage/records/write-record.fixture.ts";
import { scoutingStorage } from "./scouting-storage.fixture.ts";

beforeEach(emptyIndexedDb);

const PLACE = { lat: 52, lng: 5 };
const PRACTICE: PracticeRound = {
  startedAtMs: 1000,
  lastAtMs: 2000,
  attempts: [{ pin: PLACE, truth: PLACE, accuracyMeters: 5, errorMeters: 12.5, durationMs: 1000 }],
};

it("reads a round of practice as it was written", async () => {
  const storage = scoutingStorage(databaseConnection());
  expect(await storage.read("practice")).toBeNull();
  await writeRecord(storage, "practice", PRACTICE);
  expect(await storage.read("practice")).toEqual(PRACTICE);
  await storage.remove(["practice"]);
  expect(await storage.read("practice")).toBeNull();
});

const HUNT: Hunt = {
  circles: [{ ...PLACE, id: "1", name: "Clubhuis", radiusMeters: 500 }],
  sightings: [{ ...PLACE, id: "2", name: "Vos", atMs: 1000, speedKmh: 6 }],
  areas: [
    { id: "3", name: "Noord", ring: [PLACE, { lat: 52.1, lng: 5 }, { lat: 52.1, lng: 5.1 }] },
  ],
};

/** A hunt as version 0.4.2-alpha stored it. */
const HUNT_OF_CLOCKS = {
  format: 1,
  circles: [
    {
      ...PLACE,
      id: "1",
      name: "Kamp",
      radiusMeters: 500,
      addedAtMs: 1000,
      changedAtMs: { name: 2000 },
    },
    { ...PLACE, id: "2", name: "Post", radiusMeters: 500, addedAtMs: 2001 },
  ],
  sightings: [],
  areas: [],
  sharedAtMs: 2000,
  removed: ["4", "5"].map((id, at) => ({
    id,
    list: "circles",
    part: { ...PLACE, id, name: "Weg", radiusMeters: 500 },
    deletedAtMs: 2000 + at,
  })),
};

it("reads a hunt as it was written, and rejects one with an infinite circle", async () => {
  const connection = databaseConnection();
  const storage = scoutingStorage(connection);
  await writeRecord(storage, "hunt", HUNT);
  expect(await storage.read("hunt")).toEqual(HUNT);
  const circles = [{ ...HUNT.circles[0], radiusMeters: 1e13 }];
  await (await connection.opened()).put("scouting", { format: 1, ...HUNT, circles }, "hunt");
  expect(await storage.read("hunt")).toBe("unreadable");
});

it("reads a hunt of the version that ordered changes by the clock", async () => {
  const connection = databaseConnection();
  await (await connection.opened()).put("scouting", HUNT_OF_CLOCKS, "hunt");
  const read = await scoutingStorage(connection).read("hunt");
  const { format: _, sharedAtMs: __, ...others } = HUNT_OF_CLOCKS;
  expect(read).toEqual({
    ...others,
    gone: [
      { id: "4", stamp: 2000, atMs: 2000 },
      { id: "5", stamp: 2001, atMs: 2001 },
    ],
    // Changes after the last sharing are still to be shared.
    shared: { "1": 3000, "4": 2000 },
  });
});

it.each([
  ["a newer format", { format: 2 }],
  ["a pin off the earth", { attempts: [{ ...PRACTICE.attempts[0], pin: { lat: 200, lng: 5 } }] }],
  ["an endless error", { attempts: [{ ...PRACTICE.attempts[0], errorMeters: 1e13 }] }],
  ["an impossible time", { startedAtMs: 1e17 }],
])("does not read %s, and keeps it", async (_what, change) => {
  const connection = databaseConnection();
  const storage = scoutingStorage(connection);
  const database = await connection.opened();
  const stored = { format: 1, ...PRACTICE, ...change };
  await database.put("scouting", stored, "practice");
  expect(await storage.read("practice")).toBe("unreadable");
  await writeRecord(storage, "practice", PRACTICE);
  expect(await database.get("scouting", "practice-unreadable")).toEqual(stored);
});

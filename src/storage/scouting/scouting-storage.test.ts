import { beforeEach, expect, it } from "vitest";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import type { ScoutingRecords } from "./scouting-records.ts";
import { scoutingStorage } from "./scouting-storage.ts";

beforeEach(emptyIndexedDb);

const PLACE = { lat: 52, lng: 5 };
const PRACTICE: ScoutingRecords["practice"] = {
  startedAtMs: 1000,
  lastAtMs: 2000,
  attempts: [{ pin: PLACE, truth: PLACE, accuracyMeters: 5, errorMeters: 12.5, durationMs: 1000 }],
};

it("reads a round of practice as it was written", async () => {
  const storage = scoutingStorage(databaseConnection());
  expect(await storage.read("practice")).toBeNull();
  await storage.write("practice", PRACTICE);
  expect(await storage.read("practice")).toEqual(PRACTICE);
  await storage.remove(["practice"]);
  expect(await storage.read("practice")).toBeNull();
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
  await storage.write("practice", PRACTICE);
  expect(await database.get("scouting", "practice-unreadable")).toEqual(stored);
});

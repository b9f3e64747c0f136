import { beforeEach, expect, it, vi } from "vitest";
import type { LogEntry } from "#domain/steering/logbook.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { boatingPhone } from "./boating-phone.fixture.ts";
import { createLogbook } from "./logbook.ts";

const ENTRY: LogEntry = {
  id: "1",
  atMs: 1000,
  kind: "engine-on",
  text: "",
  place: null,
  courseDegrees: null,
  speedMps: null,
  distanceMeters: null,
};

beforeEach(emptyIndexedDb);

it("keeps lines over a restart, and tells when they could not be stored", async () => {
  const phone = boatingPhone();
  const logbook = createLogbook(phone.device.storage);
  await logbook.load();
  expect(logbook.store.getState()).toMatchObject({
    entries: [],
    hasFailed: false,
    isUnreadable: false,
  });
  expect(await logbook.put(ENTRY)).toBe(true);
  // The same line again is no second one.
  expect(await logbook.add({ ...ENTRY, text: "twice" })).toBe(true);
  const after = createLogbook(phone.otherTab().storage);
  await after.load();
  expect(after.store.getState().entries).toEqual([ENTRY]);
  expect(await after.remove("1")).toBe(true);
  expect(after.store.getState().entries).toEqual([]);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const refusing = createLogbook({
    read: () => Promise.reject(new Error("no database")),
    change: () => Promise.reject(new Error("no database")),
  });
  await refusing.load();
  expect(refusing.store.getState()).toMatchObject({ entries: null, hasFailed: true });
  expect(await refusing.put(ENTRY)).toBe(false);
});

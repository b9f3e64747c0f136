import { beforeEach, expect, it, vi } from "vitest";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { createEdits } from "#state/records/edits.ts";
import { type DatabaseConnection, databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { scoutingStorage } from "#storage/records/scouting/scouting-storage.fixture.ts";
import { createPractice, type PracticeDevice } from "./practice.ts";

beforeEach(emptyIndexedDb);

const PLACE = { lat: 52, lng: 5 };

function windowOf(connection: DatabaseConnection) {
  const [tabs = never()] = fakeTabs(1);
  return { tabs, edits: createEdits(connection, tabs) };
}

function phone() {
  const connection = failingConnection(databaseConnection());
  const clock = fakeClock();
  const hidePosition = vi.fn<(isHidden: boolean) => void>();
  const lastFix = () => ({
    ...PLACE,
    accuracyMeters: 5,
    timeMs: clock.nowMs(),
    altitudeMeters: null,
    altitudeAccuracyMeters: null,
    speedMps: null,
    courseDegrees: null,
  });
  const device: PracticeDevice = {
    clock,
    hidePosition,
    lastFix,
    connection,
    ...windowOf(connection),
  };
  return { device, clock, hidePosition, connection, storage: scoutingStorage(connection) };
}

it("resumes a round after a kill, with the position hidden again", async () => {
  const { device, clock, hidePosition, storage } = phone();
  const practice = createPractice(device);
  await practice.begin();
  clock.pass(60_000);
  expect(await practice.pin({ lat: 52.001, lng: 5 })).toBe(true);
  hidePosition.mockClear();
  const afterKill = createPractice({ ...device, ...windowOf(device.connection) });
  await afterKill.resume();
  expect(afterKill.store.getState().round).toEqual(practice.store.getState().round);
  expect(hidePosition).toHaveBeenLastCalledWith(true);
  await afterKill.end();
  expect(await storage.read("practice")).toBeNull();
  expect(hidePosition).toHaveBeenLastCalledWith(false);
});

it("reports a pin that cannot be stored, and stores it with the next one", async () => {
  const { device, connection, storage } = phone();
  const practice = createPractice(device);
  await practice.begin();
  connection.failure = "full";
  await practice.pin(PLACE);
  expect(practice.store.getState()).toMatchObject({ hasFailed: true, isHiding: true });
  connection.failure = null;
  await practice.pin(PLACE);
  expect(await storage.read("practice")).toMatchObject({ attempts: [{}, {}] });
  expect(practice.store.getState().hasFailed).toBe(false);
});

it("keeps the pins of two windows in one round", async () => {
  const { device, clock, storage } = phone();
  const practice = createPractice(device);
  await practice.begin();
  const other = createPractice({ ...device, ...windowOf(device.connection) });
  await other.resume();
  clock.pass(60_000);
  await Promise.all([practice.pin(PLACE), other.pin({ lat: 52.001, lng: 5 })]);
  expect(await storage.read("practice")).toMatchObject({ attempts: [{}, {}] });
});

function never(): never {
  throw new Error("not there");
}

import { beforeEach, expect, it, vi } from "vitest";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { scoutingStorage } from "#storage/records/scouting/scouting-storage.ts";
import { createPractice, type PracticeDevice } from "./practice.ts";

beforeEach(emptyIndexedDb);

const PLACE = { lat: 52, lng: 5 };

function phone() {
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
    storage: scoutingStorage(databaseConnection()),
  };
  return { device, clock, hidePosition };
}

it("resumes a round after a kill, with the position hidden again", async () => {
  const { device, clock, hidePosition } = phone();
  const practice = createPractice(device);
  await practice.begin();
  clock.pass(60_000);
  expect(await practice.pin({ lat: 52.001, lng: 5 })).toBe(true);
  hidePosition.mockClear();
  const afterKill = createPractice(device);
  await afterKill.resume();
  expect(afterKill.store.getState().round).toEqual(practice.store.getState().round);
  expect(hidePosition).toHaveBeenLastCalledWith(true);
  await afterKill.end();
  expect(await device.storage.read("practice")).toBeNull();
  expect(hidePosition).toHaveBeenLastCalledWith(false);
});

it("reports a round that cannot be stored", async () => {
  const { device } = phone();
  const practice = createPractice(device);
  vi.spyOn(device.storage, "change").mockRejectedValue(new Error("full"));
  await practice.begin();
  expect(practice.store.getState()).toMatchObject({ hasFailed: true, isHiding: true });
});

it("keeps the pins of two windows in one round", async () => {
  const { device, clock } = phone();
  const practice = createPractice(device);
  await practice.begin();
  const other = createPractice({ ...device, storage: scoutingStorage(databaseConnection()) });
  await other.resume();
  clock.pass(60_000);
  await Promise.all([practice.pin(PLACE), other.pin({ lat: 52.001, lng: 5 })]);
  expect(await device.storage.read("practice")).toMatchObject({ attempts: [{}, {}] });
});

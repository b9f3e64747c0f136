import { beforeEach, expect, it, vi } from "vitest";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { boatingPhone } from "./boating-phone.fixture.ts";
import { createSteering } from "./steering.ts";

beforeEach(emptyIndexedDb);

const BUOY = { lat: 52.72, lng: 5.3 };
const HERE = { lat: 52.7, lng: 5.25 };

it("begins the leg at the newest fix while that is the current position, without another one", async () => {
  const phone = boatingPhone();
  phone.fix(HERE);
  phone.clock.pass(19_000);
  const steering = createSteering(phone.device);
  await steering.steerTo(BUOY, "");
  expect(steering.store.getState().target?.from).toEqual(HERE);
  expect((await phone.device.storage.read("target")) as object).toMatchObject({ from: HERE });
  phone.clock.pass(2_000);
  await steering.restartLeg();
  expect(steering.store.getState().target?.from).toBeNull();
  phone.fix(HERE);
  expect(steering.store.getState().target?.from).toEqual(HERE);
  expect(phone.listenerCount()).toBe(0);
});

it("waits for the next fix to begin a leg without a position, and continues it after a reload", async () => {
  const phone = boatingPhone();
  const steering = createSteering(phone.device);
  await steering.steerTo(BUOY, "EZ 12");
  expect(steering.store.getState().target).toMatchObject({ ...BUOY, name: "EZ 12", from: null });
  phone.fix(HERE);
  phone.fix({ lat: 52.71, lng: 5.26 });
  expect(steering.store.getState().target?.from).toEqual(HERE);
  const reloaded = createSteering(phone.otherTab());
  await vi.waitFor(async () => {
    await reloaded.look();
    expect(reloaded.store.getState().target).toEqual(steering.store.getState().target);
  });
  expect(phone.listenerCount()).toBe(0);
});

it("begins the leg away from the mark: a boat at the mark has no line to it", async () => {
  const phone = boatingPhone();
  phone.fix({ ...BUOY, accuracyMeters: 8 });
  const steering = createSteering(phone.device);
  await steering.steerTo(BUOY, "Man overboord");
  expect(steering.store.getState().target?.from).toBeNull();
  const sevenMetersNorth = { ...BUOY, lat: BUOY.lat + 7 / 111_200 };
  phone.fix({ ...sevenMetersNorth, accuracyMeters: 8 });
  expect(steering.store.getState().target?.from).toBeNull();
  phone.fix({ ...sevenMetersNorth, accuracyMeters: 6 });
  expect(steering.store.getState().target?.from).toEqual(sevenMetersNorth);
});

it("restarts the leg at the position of the device", async () => {
  const phone = boatingPhone();
  const steering = createSteering(phone.device);
  await steering.steerTo(BUOY, "");
  phone.fix(HERE);
  phone.fix({ lat: 52.71, lng: 5.26 });
  await steering.restartLeg();
  expect(steering.store.getState().target?.from).toEqual({ lat: 52.71, lng: 5.26 });
  expect(steering.store.getState().target).toMatchObject(BUOY);
});

it("stops in every tab, and reports a mark that could not be stored", async () => {
  const phone = boatingPhone();
  const [steering, other] = [createSteering(phone.device), createSteering(phone.otherTab())];
  await Promise.all([steering.look(), other.look()]);
  await steering.steerTo(BUOY, "");
  await vi.waitFor(() => expect(other.store.getState().target).not.toBeNull());
  await steering.stop();
  await vi.waitFor(() => expect(other.store.getState().target).toBeNull());
  phone.connection.failure = "full";
  await steering.steerTo(BUOY, "");
  expect(steering.store.getState()).toMatchObject({ isNotStored: true, target: BUOY });
});

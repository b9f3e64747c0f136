import { beforeEach, expect, it } from "vitest";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type DevicePosition, NO_POSITION } from "#domain/position/device-position.ts";
import { fixedAt } from "#domain/position/fix.fixture.ts";
import { type FakeClock, fakeClock } from "#platform/clock/fake-clock.ts";
import { fixStream } from "./fixes.ts";
import { createTrip } from "./trip.ts";

const OPENED_AT_MS = 1_000_000;

let clock: FakeClock;
let positions: StoreApi<DevicePosition>;
let trip: ReturnType<typeof createTrip>;
const meters = () => Math.round(trip.store.getState().trip.progress.totals.distanceMeters);

beforeEach(() => {
  clock = fakeClock();
  positions = createStore<DevicePosition>(() => NO_POSITION);
  trip = createTrip(clock, OPENED_AT_MS, fixStream(positions, clock));
});

/** Moves to a place this many metres north of the start, a second later. */
function goTo(northMeters: number): void {
  clock.pass(1000);
  positions.setState(fixedAt({ lat: 52 + northMeters / 111_195, timeMs: clock.nowMs() }));
}

it("counts from the first start only", () => {
  goTo(0);
  trip.start();
  trip.start();
  goTo(10);
  goTo(20);
  expect(meters()).toBe(20);
});

it("can be reset, and continues as before after undo", () => {
  trip.start();
  goTo(0);
  goTo(10);
  trip.begin();
  expect(meters()).toBe(0);
  goTo(20);
  goTo(30);
  expect(meters()).toBe(10);
  trip.takeBack();
  expect(meters()).toBe(30);
  expect(trip.store.getState().trip.startedAtMs).toBe(OPENED_AT_MS);
  expect(trip.store.getState().previous).toBeNull();
});

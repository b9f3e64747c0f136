import { expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { testFix } from "#domain/position/fix.fixture.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Target } from "#domain/steering/target.ts";
import { fakeSound } from "#platform/sound/fake-sound.ts";
import { fakeVibration } from "#platform/vibration/fake-vibration.ts";
import { createArrival } from "./arrival.ts";
import type { SteeredByState } from "./steered-by.ts";
import type { SteeringSnapshot } from "./steering.ts";

const MARK: Target = {
  lat: 52,
  lng: 5,
  name: "S 14",
  from: { lat: 51.98, lng: 5 },
  startedAtMs: 1,
};

const NO_ROUTE: SteeredByState = {
  by: null,
  passedCount: 0,
  passedName: "",
  isJoined: false,
  isRouteDone: false,
};

it("names each mark of a route as it is passed, and the end", () => {
  const on = (name: string, passedCount: number, passedName = ""): SteeredByState => ({
    by: { mark: MARK, leg: null, name, isRoute: true },
    passedCount,
    passedName,
    isJoined: true,
    isRouteDone: false,
  });
  const steeredBy = createStore<SteeredByState>(() => NO_ROUTE);
  const steering = createStore<SteeringSnapshot>(() => ({
    target: null,
    isRead: true,
    isNotStored: false,
  }));
  const [sound, vibration] = [fakeSound(), fakeVibration()];
  const onFix = () => () => {};
  const arrival = createArrival({ steering, steeredBy, onFix, vibration, sound, nowMs: () => 7 });
  arrival.follow();
  const passed = () => arrival.store.getState().passed;
  // A boat that joins the route half way passes none of the marks behind it.
  steeredBy.setState({ ...on("S 10", 0), isJoined: false });
  steeredBy.setState(on("S 14", 2, "S 12"));
  expect(passed()).toBeNull();
  steeredBy.setState(NO_ROUTE);
  // The beginning, and a step along the leg.
  for (const state of [on("S 14", 0), on("S 14", 0)]) steeredBy.setState(state);
  expect(passed()).toBeNull();
  steeredBy.setState(on("S 16", 1, "S 14"));
  expect(passed()).toEqual({ name: "S 14", next: "S 16", atMs: 7 });
  steeredBy.setState({ ...on("", 2, "S 16"), by: null, isRouteDone: true });
  expect(passed()).toEqual({ name: "S 16", next: null, atMs: 7 });
  expect(vibration.pulsesMs).toHaveLength(2);
  // Stopping is no passing.
  steeredBy.setState(on("S 14", 0));
  steeredBy.setState(NO_ROUTE);
  expect(vibration.pulsesMs).toHaveLength(2);
});

it("gives one signal at each mark, and none for a fix that may be anywhere", () => {
  const steering = createStore<SteeringSnapshot>(() => ({
    target: MARK,
    isRead: true,
    isNotStored: false,
  }));
  const [sound, vibration] = [fakeSound(), fakeVibration()];
  let hear: (fix: PositionFix) => void = () => {};
  const onFix = (listener: typeof hear) => {
    hear = listener;
    return () => {};
  };
  const steeredBy = createStore<SteeredByState>(() => NO_ROUTE);
  const arrival = createArrival({ steering, steeredBy, onFix, vibration, sound, nowMs: () => 0 });
  arrival.follow();
  const arrived = () => arrival.store.getState().arrivedAt?.name ?? null;
  hear(testFix({ lat: 51.99, lng: 5 }));
  hear(testFix({ lat: 52, lng: 5, accuracyMeters: 400 }));
  expect(arrived()).toBeNull();
  hear(testFix({ lat: 51.9999, lng: 5 }));
  hear(testFix({ lat: 52.0001, lng: 5 }));
  expect(arrived()).toBe("S 14");
  expect(vibration.pulsesMs).toHaveLength(1);
  steering.setState({ target: { ...MARK, lat: 52.01, name: "S 16", startedAtMs: 2 } });
  hear(testFix({ lat: 52.0002, lng: 5 }));
  expect(arrived()).toBeNull();
  hear(testFix({ lat: 52.01, lng: 5 }));
  expect(arrived()).toBe("S 16");
  expect(vibration.pulsesMs).toHaveLength(2);
});

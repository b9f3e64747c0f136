import { expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { testFix } from "#domain/position/fix.fixture.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { Target } from "#domain/steering/target.ts";
import { fakeSound } from "#platform/sound/fake-sound.ts";
import { fakeVibration } from "#platform/vibration/fake-vibration.ts";
import { createArrival } from "./arrival.ts";
import type { SteeringSnapshot } from "./steering.ts";

const MARK: Target = {
  lat: 52,
  lng: 5,
  name: "S 14",
  from: { lat: 51.98, lng: 5 },
  startedAtMs: 1,
};

it("gives one signal at each mark, and none for a fix that may be anywhere", () => {
  const steering = createStore<SteeringSnapshot>(() => ({ target: MARK, isNotStored: false }));
  const [sound, vibration] = [fakeSound(), fakeVibration()];
  let hear: (fix: PositionFix) => void = () => {};
  const onFix = (listener: typeof hear) => {
    hear = listener;
    return () => {};
  };
  const arrival = createArrival({ steering, onFix, vibration, sound });
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

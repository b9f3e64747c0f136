import type { Compass } from "./compass.ts";

/** A compass for tests: it points where the test says. */
export interface FakeCompass extends Compass {
  isAllowed: boolean;
  point(headingDegrees: number): void;
}

/** A compass that is silent until the test points it. */
export function fakeCompass(): FakeCompass {
  const listeners = new Set<(headingDegrees: number) => void>();
  const compass: FakeCompass = {
    isAllowed: true,
    watch(onHeading) {
      listeners.add(onHeading);
      return () => listeners.delete(onHeading);
    },
    askPermission: async () => compass.isAllowed,
    wantsPermission: () => !compass.isAllowed,
    point(headingDegrees) {
      for (const listener of listeners) listener(headingDegrees);
    },
  };
  return compass;
}

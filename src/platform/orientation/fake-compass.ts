import type { Compass, CompassReading } from "./compass.ts";

/** A compass for tests, controlled by the test. */
export interface FakeCompass extends Compass {
  isAllowed: boolean;
  point(magneticDegrees: number | null, accuracyDegrees?: number): void;
}

/** Creates a compass that is silent until the test turns it. */
export function fakeCompass(): FakeCompass {
  const listeners = new Set<(reading: CompassReading) => void>();
  const compass: FakeCompass = {
    isAllowed: true,
    watch(onReading) {
      listeners.add(onReading);
      return () => listeners.delete(onReading);
    },
    askPermission: async () => compass.isAllowed,
    wantsPermission: () => !compass.isAllowed,
    point(magneticDegrees, accuracyDegrees) {
      const reading = { magneticDegrees, accuracyDegrees: accuracyDegrees ?? null };
      for (const listener of listeners) listener(reading);
    },
  };
  return compass;
}

import { createStore, type StoreApi } from "zustand/vanilla";
import { device } from "#state/device/device.ts";
import { type ReadingDevice, untilDone } from "./until-read.ts";
import { type Watch, watchReadings } from "./watch-readings.ts";

/** Code that guards somebody and is not part of the first load. */
export interface GuardingCode<Code> {
  /** Null until the code has loaded. */
  readonly store: StoreApi<{ readonly code: Code | null }>;
  /** Loads the code, again and again until it comes; meanwhile its watches are reported as missing. */
  ask(): Promise<Code>;
}

/**
 * Creates a loader of code that guards somebody.
 * @param watches returns the watches that do nothing without the code
 */
export function createGuardingCode<Code>(
  { clock, readings }: ReadingDevice,
  watches: () => readonly Watch[],
  load: () => Promise<Code>,
): GuardingCode<Code> {
  const store = createStore<{ readonly code: Code | null }>(() => ({ code: null }));
  const report = readings.reason("missing");
  let asking: Promise<Code> | null = null;
  return {
    store,
    ask() {
      asking ??= untilDone(clock, load, (isLate) => report(isLate ? watches() : [])).then(
        (code) => {
          store.setState({ code });
          return code;
        },
      );
      return asking;
    },
  };
}

/** Does the same on this device. */
export function guardingCode<Code>(
  watches: () => readonly Watch[],
  load: () => Promise<Code>,
): GuardingCode<Code> {
  return createGuardingCode({ ...device, readings: watchReadings }, watches, load);
}

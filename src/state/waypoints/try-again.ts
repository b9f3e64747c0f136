import type { Clock } from "#platform/clock/clock.ts";

const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 30_000;

/** Work that is tried again until it is done. */
export interface TryingAgain {
  /** Begins, unless it is going on already. */
  begin(): void;
  /** Does not wait for the next time, if there is one. */
  hurry(): void;
}

/**
 * Tries again by itself, ever more seldom.
 * @param attempt gives whether it is done
 */
export function tryingAgain(
  clock: Pick<Clock, "after">,
  attempt: () => Promise<boolean>,
): TryingAgain {
  let delayMs = FIRST_DELAY_MS;
  let stopWaiting: (() => void) | null = null;
  let isTrying = false;
  const wait = (): void => {
    stopWaiting = clock.after(delayMs, () => void run());
  };
  const run = async (): Promise<void> => {
    stopWaiting = null;
    isTrying = true;
    const isDone = await attempt();
    isTrying = false;
    delayMs = isDone ? FIRST_DELAY_MS : Math.min(2 * delayMs, LONGEST_DELAY_MS);
    if (!isDone) wait();
  };
  return {
    begin() {
      if (!isTrying && !stopWaiting) wait();
    },
    hurry() {
      if (!stopWaiting) return;
      stopWaiting();
      void run();
    },
  };
}

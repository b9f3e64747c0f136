import type { Clock } from "#platform/clock/clock.ts";

const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 30_000;

/** Work that is retried until it succeeds. */
export interface Retries {
  /** Starts, unless it is running already. */
  begin(): void;
  /** Retries immediately if an attempt is scheduled. */
  hurry(): void;
}

/**
 * Retries automatically, at growing intervals.
 * @param attempt resolves to true when the work is done
 */
export function createRetries(
  clock: Pick<Clock, "after">,
  attempt: () => Promise<boolean>,
): Retries {
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

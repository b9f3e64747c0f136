import type { Clock } from "#platform/clock/clock.ts";
import type { Watch, WatchReadingsState } from "./watch-readings.ts";

/** The services that reading again needs. */
export interface ReadingDevice {
  readonly clock: Pick<Clock, "after">;
  readonly readings: WatchReadingsState;
}

/** A database that takes longer to answer is reported as late, and a reading tried again beside the first. */
export const LATE_MS = 4_500;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 15_000;

/**
 * Reads something stored again and again until the database answers. Until then, watches that depend on it are
 * reported as unread.
 * @param read rejects, or does not settle, while the database does not answer
 * @param watches the watches to report; by default none
 */
export function untilRead<Result>(
  { clock, readings }: ReadingDevice,
  read: () => Promise<Result>,
  watches: () => readonly Watch[] = () => [],
): Promise<Result> {
  const report = readings.reason("unread");
  return untilDone(clock, read, (isLate) => report(isLate ? watches() : []));
}

/**
 * Tries again and again until it succeeds.
 * @param onLate receives true when an attempt failed or takes long, and false after the success
 */
export function untilDone<Result>(
  clock: Pick<Clock, "after">,
  attempt: () => Promise<Result>,
  onLate: (isLate: boolean) => void,
): Promise<Result> {
  return new Promise((resolve) => {
    let isDone = false;
    let retryMs = FIRST_RETRY_MS;
    const stops: (() => void)[] = [];
    const succeed = (result: Result): void => {
      // An earlier attempt may have answered in the meantime.
      if (isDone) return;
      isDone = true;
      for (const stop of stops) stop();
      onLate(false);
      resolve(result);
    };
    const begin = (): void => {
      let isOver = false;
      const fail = (): void => {
        if (isOver || isDone) return;
        isOver = true;
        stopWaiting();
        onLate(true);
        stops.push(clock.after(retryMs, begin));
        retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
      };
      const stopWaiting = clock.after(LATE_MS, fail);
      stops.push(stopWaiting);
      attempt().then(succeed, fail);
    };
    begin();
  });
}

/** Rejects when reading takes long, so that nothing waits for a silent database. */
export function inTime<Result>(
  clock: Pick<Clock, "after">,
  reading: Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("the database does not answer"));
    const stopWaiting = clock.after(LATE_MS, fail);
    reading.then(resolve, reject).finally(stopWaiting);
  });
}

/** Runs some work once at a time; a call during the work runs it once more, and waits for that. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isAsked = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    try {
      while (isAsked) {
        isAsked = false;
        await work();
      }
    } finally {
      running = null;
    }
  };
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}

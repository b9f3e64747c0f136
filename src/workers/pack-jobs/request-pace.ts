import { PackJobError } from "#domain/packs/pack-job.ts";
import type { Clock } from "#platform/clock/clock.ts";

/** Decides when the next request to a server may be sent; shared by all requests to that server. */
export interface RequestPace {
  /** Resolves when the next request may be sent. Rejects with the reason of an aborted `signal`. */
  turn(signal: AbortSignal): Promise<void>;
  /** Pauses all requests for this time. */
  rest(durationMs: number): void;
  /** Returns how long requests are paused; 0 if they are not. */
  restMs(): number;
}

/** The parts of the clock that waiting needs. */
export type PaceClock = Pick<Clock, "steadyMs" | "after">;

export interface PaceOptions {
  /** The largest number of requests per second; unlimited if absent. */
  readonly maxPerSecond?: number;
  /** Called whenever requests are paused. */
  readonly onRest?: (() => void) | undefined;
}

/** Creates a pace. */
export function requestPace(
  clock: PaceClock,
  { maxPerSecond = Number.POSITIVE_INFINITY, onRest }: PaceOptions = {},
): RequestPace {
  const intervalMs = 1000 / maxPerSecond;
  let nextMs = 0;
  let restUntilMs = 0;
  return {
    async turn(signal) {
      signal.throwIfAborted();
      for (let waitMs = wait(); waitMs > 0; waitMs = wait()) await pause(waitMs, clock, signal);
      nextMs = Math.max(nextMs, clock.steadyMs()) + intervalMs;
    },
    rest(durationMs) {
      restUntilMs = Math.max(restUntilMs, clock.steadyMs() + durationMs);
      onRest?.();
    },
    restMs: () => Math.max(0, restUntilMs - clock.steadyMs()),
  };

  function wait(): number {
    return Math.max(nextMs, restUntilMs) - clock.steadyMs();
  }
}

/**
 * Runs a request, and ends it if there is no answer after this time: then it rejects with a PackJobError, because the
 * connection counts as lost. Rejects with the reason of an aborted `signal` too.
 */
export async function withPatience<T>(
  patienceMs: number,
  { clock, signal }: { readonly clock: PaceClock; readonly signal: AbortSignal },
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // Not `AbortSignal.any`: each of thousands of tiles would leave a signal behind.
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason);
  const forget = clock.after(patienceMs, () => ending.abort());
  signal.addEventListener("abort", end);
  try {
    return await request(ending.signal);
  } catch (error) {
    if (ending.signal.aborted && !signal.aborted) {
      throw new PackJobError("connection-lost", null, error);
    }
    throw error;
  } finally {
    forget();
    signal.removeEventListener("abort", end);
  }
}

/** Waits for this time. Rejects with the reason of an aborted `signal`. */
export function pause(durationMs: number, clock: PaceClock, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const aborted = () => {
      forget();
      reject(signal.reason);
    };
    const forget = clock.after(durationMs, () => {
      signal.removeEventListener("abort", aborted);
      resolve();
    });
    signal.addEventListener("abort", aborted, { once: true });
  });
}

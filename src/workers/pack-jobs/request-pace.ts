import type { Clock } from "#platform/clock/clock.ts";

/** Decides when the next request to one server may be sent; all that ask that server share it. */
export interface RequestPace {
  /** Resolves when the next request may be sent. Rejects with the reason of an aborted `signal`. */
  turn(signal: AbortSignal): Promise<void>;
  /** Sends nothing for so long. */
  rest(durationMs: number): void;
  /** How long nothing is sent yet; 0 when requests may be sent now. */
  restMs(): number;
}

/** The parts of the clock that waiting needs. */
export type PaceClock = Pick<Clock, "nowMs" | "after">;

/** What a pace may be told. */
export interface PaceOptions {
  /** The requests that may be sent in a second; without it as many as are asked for. */
  readonly mostPerSecond?: number;
  /** Called whenever the server wants to be left alone. */
  readonly onRest?: (() => void) | undefined;
}

/** Creates a pace. */
export function requestPace(
  clock: PaceClock,
  { mostPerSecond = Number.POSITIVE_INFINITY, onRest }: PaceOptions = {},
): RequestPace {
  const intervalMs = 1000 / mostPerSecond;
  let nextMs = 0;
  let restUntilMs = 0;
  return {
    async turn(signal) {
      signal.throwIfAborted();
      for (let waitMs = wait(); waitMs > 0; waitMs = wait()) await pause(waitMs, clock, signal);
      nextMs = Math.max(nextMs, clock.nowMs()) + intervalMs;
    },
    rest(durationMs) {
      restUntilMs = Math.max(restUntilMs, clock.nowMs() + durationMs);
      onRest?.();
    },
    restMs: () => Math.max(0, restUntilMs - clock.nowMs()),
  };

  function wait(): number {
    return Math.max(nextMs, restUntilMs) - clock.nowMs();
  }
}

/** Waits. Rejects with the reason of an aborted `signal`. */
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

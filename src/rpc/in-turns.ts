/** So long a worker is deaf at most: a tap that stops it is heard before one wonders. */
const TURN_MS = 40;

/**
 * In a worker: takes the steps of a long job and lets messages in from time to time, so that the job can be
 * left when the page wants it no more. Gives its result; rejects with the signal's reason once that is aborted.
 */
export async function inTurns<Result>(
  steps: Iterator<unknown, Result, undefined>,
  signal: AbortSignal,
): Promise<Result> {
  let endsAtMs = performance.now() + TURN_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < endsAtMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    endsAtMs = performance.now() + TURN_MS;
  }
}

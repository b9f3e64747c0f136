/**
 * The longest time for which a worker does not read messages: short enough for a cancellation to feel
 * immediate.
 */
const TURN_MS = 40;

/**
 * Runs the steps of a long job in a worker, and reads messages between them, so that the page can cancel the
 * job. Returns its result; rejects with the reason of an aborted signal.
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

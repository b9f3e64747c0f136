/**
 * The longest time for which a worker does not read messages: short enough for a cancellation to feel
 * immediate.
 */
const TURN_MS = 40;

/**
 * Returns a pause for the steps of a long job in a worker: it returns nothing until the turn of the job is over, and
 * then a promise, during which the worker reads messages. The promise rejects with the reason of an aborted signal.
 */
export function takeTurns(signal: AbortSignal): () => Promise<void> | undefined {
  let endsAtMs = performance.now() + TURN_MS;
  const rest = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    endsAtMs = performance.now() + TURN_MS;
  };
  return () => (performance.now() < endsAtMs ? undefined : rest());
}

/**
 * Runs the steps of a long job in a worker, and reads messages between them, so that the page can cancel the
 * job. Returns its result; rejects with the reason of an aborted signal.
 */
export async function inTurns<Result>(
  steps: Iterator<unknown, Result, undefined>,
  signal: AbortSignal,
): Promise<Result> {
  const pause = takeTurns(signal);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const rest = pause();
    if (rest) await rest;
  }
}

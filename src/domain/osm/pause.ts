/**
 * Lets the caller do something else between two steps of a long job; awaited every few milliseconds. A caller cancels
 * the job by throwing or rejecting.
 */
export type Pause = () => Promise<void> | void;

/** Runs the steps of a job with a pause after each, and resolves to its result. */
export async function inPauses<Result>(
  steps: Generator<undefined, Result, undefined>,
  pause: Pause,
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await pause();
  }
}

/**
 * Lets the caller do something else between two steps of a long job; awaited every few milliseconds. A caller cancels
 * the job by throwing or rejecting.
 */
export type Pause = () => Promise<void> | void;

/** Runs the steps of a job with a pause after each, by default none, and resolves to its result. */
export async function inPauses<Result>(
  steps: Generator<undefined, Result, undefined>,
  pause?: Pause,
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await pause?.();
  }
}

/** The number of items per step; a slow phone needs a few dozen milliseconds at most. */
const ITEMS_A_STEP = 500;

/** Does something with each item, in steps. */
export function* forEachInSteps<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): Generator<undefined, void> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % ITEMS_A_STEP === 0) yield;
    work(item);
  }
}

/** The number of items per step; a slow phone needs a few dozen milliseconds at most. */
const ITEMS_A_STEP = 500;

/** Does something with each item, and pauses (yields) now and then. */
export function* forEachPausing<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): Generator<undefined, void> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % ITEMS_A_STEP === 0) yield;
    work(item);
  }
}

/** Runs work that pauses to its end; `pause` resolves when it may go on. */
export async function resultOfPausing<Result>(
  steps: Generator<undefined, Result>,
  pause: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

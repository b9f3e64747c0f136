/**
 * A search that may take long, in steps: between two of them whoever runs it can do something else, or leave
 * it for good. A routing graph has memory for one search at a time: the next begins when this one is over or left.
 */
export type SearchSteps<Result> = Generator<undefined, Result, undefined>;

/** Takes all steps without a pause, and gives the result. */
export function inOneGo<Result>(steps: SearchSteps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

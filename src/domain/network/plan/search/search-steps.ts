/**
 * A long search in steps: between two steps the caller can do other work or abandon it. A routing graph has
 * memory for one search, so the next begins after this one is finished or abandoned.
 */
export type SearchSteps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps without a pause and returns the result. */
export function inOneGo<Result>(steps: SearchSteps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

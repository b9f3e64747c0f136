/** Before the tests of functions: in a quick check each property is tried for a moment, in `npm test` as often as it says. */
import fc from "fast-check";
import { afterAll, inject, vi } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this is `npm run check`, which is run before every commit and leaves the long tries to `npm test`. */
    isQuick: boolean;
  }
}

const MOMENT_MS = 100;

if (inject("isQuick")) fc.configureGlobal({ interruptAfterTimeLimit: MOMENT_MS });

// A module that still loads when a file of tests has ended would stay failed, for every file after it.
afterAll(() => vi.dynamicImportSettled());

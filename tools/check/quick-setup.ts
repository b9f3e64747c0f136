/** Prepares function tests: a quick check tries each property briefly, `npm test` as often as it specifies. */
import fc from "fast-check";
import { afterAll, inject, vi } from "vitest";
import { ownChannels } from "./own-channels.ts";
import { waitLonger } from "./wait-longer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** True for `npm run check`, which runs before every commit and leaves long tests to `npm test`. */
    isQuick: boolean;
  }
}

/** Long enough for one try of the slowest property on a busy machine: a property without a single try fails. */
const MOMENT_MS = 1000;

if (inject("isQuick")) fc.configureGlobal({ interruptAfterTimeLimit: MOMENT_MS });

waitLonger();
ownChannels();

// A module still loading at the end of a test file would stay failed for every file after it.
afterAll(() => vi.dynamicImportSettled());

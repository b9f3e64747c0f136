/** Prepares function tests: each property is tried briefly, and in a thorough run as often as it specifies. */
import fc from "fast-check";
import { afterAll, inject, vi } from "vitest";
import { setUnitSpace } from "#sentences/intl/with-unit.ts";
import { ownChannels } from "./own-channels.ts";
import { waitLonger } from "./wait-longer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** True for `npm run check`, which leaves tests that start processes to `npm test`. */
    isQuick: boolean;
    /** True for `npm run thorough`, which runs in whole what other runs do a part of. */
    isThorough: boolean;
    /** The seed of random parts. */
    seed: number;
  }
}

/** Long enough for one try of the slowest property on a busy machine: a property without a single try fails. */
const MOMENT_MS = 1000;

fc.configureGlobal({
  seed: inject("seed"),
  ...(!inject("isThorough") && { interruptAfterTimeLimit: MOMENT_MS }),
});

waitLonger();
setUnitSpace(" ");
ownChannels();

// All files share one world: a test without a database of its own would find that of an earlier file, or none.
afterAll(() => void Reflect.deleteProperty(globalThis, "indexedDB"));

// A module still loading at the end of a test file would stay failed for every file after it.
afterAll(() => vi.dynamicImportSettled());

import { builtinEnvironments, type Environment } from "vitest/runtime";

const happyDom = builtinEnvironments["happy-dom"];

/** The worker's window, once a file has needed it. */
const STARTED = Symbol.for("scouting-map window");

/**
 * The window of happy-dom, one for all test files of a worker: a window takes half a second of a core, and the files share their modules
 * anyway. `component-setup.ts` resets it after each test.
 */
// biome-ignore lint/style/noDefaultExport: Vitest requires it for an environment.
export default {
  ...happyDom,
  name: "shared-window",
  async setup(global: typeof globalThis, options: Record<string, unknown>) {
    if (!Reflect.has(global, STARTED)) {
      Reflect.set(global, STARTED, true);
      await happyDom.setup(global, options);
    }
    return { teardown() {} };
  },
} satisfies Environment;

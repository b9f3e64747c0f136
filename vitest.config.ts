import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { levelOf, seedOf } from "./tools/check/level.ts";
import { slowness } from "./tools/check/machine-speed.ts";

// The time zone of the users, as in the browser tests: with midnights and clock changes of its own.
process.env["TZ"] = "Europe/Amsterdam";

/** The limit of a unit test, which `npm run thorough` does in whole. */
const LIMIT_MS = levelOf() === "thorough" ? 300_000 : 30_000;

const NO_MAP = fileURLToPath(new URL("tools/check/no-map.fixture.ts", import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "functions",
          include: ["src/**/*.test.ts", "tools/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tools/check/function-setup.ts"],
        },
      },
      {
        extends: true,
        resolve: { alias: { "#mapview/controller/map-controller.ts": NO_MAP } },
        test: {
          name: "components",
          include: ["src/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["tools/check/component-setup.ts"],
        },
      },
    ],
    exclude: ["**/node_modules/**"],
    tags: [
      { name: "long", description: "takes a second or more on an idle machine" },
      { name: "thorough", description: "is long by nature: only `npm run thorough` runs it" },
    ],
    // One start of the modules for all files: half the time. What a test puts up is taken down.
    pool: "threads",
    isolate: false,
    // By itself it leaves a core to others, which is half of a small machine.
    maxWorkers: 2,
    provide: {
      isQuick: levelOf() === "quick",
      isThorough: levelOf() === "thorough",
      seed: seedOf(),
    },
    // What a module became is kept by what is in it, until packages change: most of them have not changed since.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/vitest" },
    unstubGlobals: true,
    restoreMocks: true,
    // The time that a machine of the reference speed may take, and a slow or busy one as many times longer.
    testTimeout: LIMIT_MS * slowness(),
  },
  define: {
    __APP_VERSION__: '"0.0.0-test"',
    __BUILD_ID__: '"test"',
    __BASE_PATH__: '"/"',
    __PACK_CATALOGUE__: "null",
    __BULLETIN__: "null",
    __SLICE_SERVER__: '"https://slice.example"',
  },
});

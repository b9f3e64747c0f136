import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./engine-app.ts";

/** Playwright runs and counts the tests; `firefox.ts` and `webkit.ts` drive the browsers. */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  globalSetup: "../serve-dist.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Both browsers draw without a GPU, and restart for every test.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env["E2E_JSON"]
    ? [["list"], ["json", { outputFile: process.env["E2E_JSON"] }]]
    : [["list"]],
  projects: [
    {
      name: "firefox",
      use: { engine: "firefox", lacks: ["vibrate", "share", "barcode detector"] },
    },
    {
      name: "webkit",
      grepInvert: /@keeps-packs/,
      use: {
        engine: "webkit",
        lacks: [
          "private files",
          "persist",
          "estimate",
          "vibrate",
          "share",
          "absolute orientation",
          "barcode detector",
        ],
      },
    },
  ],
});

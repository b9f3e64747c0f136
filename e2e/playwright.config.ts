import { defineConfig } from "@playwright/test";
import { levelOf } from "../tools/check/level.ts";
import { BROWSER } from "./drivers/browser.ts";

/** Specs with a slow test start first, so that no worker is left with one at the end. */
const LONG_SPECS =
  /(recording|day|networks-offer|plan|streets|durability|import-hostile|save-area|long-trip|print)\.spec\.ts$/;

const PHONE = {
  viewport: { width: 390, height: 844 },
  // A quarter of the pixels, because everything is painted in software, and fewer for a map; specs about
  // pixels ask for all (ALL_PIXELS).
  deviceScaleFactor: 0.5,
  hasTouch: true,
  isMobile: true,
};

export default defineConfig({
  testDir: "./specs",
  outputDir: "../test-results",
  globalSetup: "./serve-dist.ts",
  snapshotPathTemplate: "{testDir}/../goldens/{arg}{ext}",
  fullyParallel: true,
  ...(levelOf() !== "thorough" && { grepInvert: /@thorough/ }),
  // Tests often wait for a clock or a drawing, so one worker more than most machines have cores leaves none
  // idle.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Ends only a test that waits for something that never comes: a slow, busy machine takes a quarter of it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env["E2E_JSON"]
    ? [["list"], ["json", { outputFile: process.env["E2E_JSON"] }]]
    : [["list"]],
  use: {
    // Set by serve-dist.ts before the first worker starts.
    baseURL: process.env["E2E_BASE_URL"] ?? "http://127.0.0.1",
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    permissions: ["geolocation"],
    // A service worker would hide requests from the specs; specs about it allow it.
    serviceWorkers: "block",
    trace: "off",
    launchOptions: BROWSER,
    // A button that is not there fails its test, which would wait for it until its own end.
    actionTimeout: 90_000,
    // A moving map draws sixty frames a second in software; specs about animations ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "phone, long", testMatch: LONG_SPECS, use: PHONE },
    { name: "phone", testIgnore: LONG_SPECS, use: PHONE },
  ],
});

/** Finds the browser for tests and measurements, and installs it if possible. */
import { existsSync } from "node:fs";
import { installWithApt } from "./apt.ts";

/**
 * Chromium without windows, which are drawn even when invisible and double the time of every test. The Debian package
 * has the same name.
 */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const KNOWN_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  HEADLESS_SHELL,
];

/** Returns the path of Chromium: `CHROMIUM_PATH`, or a known location. */
export function findChromium(): string | undefined {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return existsSync(given) ? given : undefined;
  return KNOWN_PATHS.find((path) => existsSync(path));
}

/** Returns the path of Chromium, after installing the Debian package if necessary and possible. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  const given = process.env["CHROMIUM_PATH"];
  if (given) throw new Error(`CHROMIUM_PATH is ${given}, and there is nothing there.`);
  installWithApt("chromium");
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install it (on Debian or Ubuntu: " +
      "sudo apt-get install chromium), or set CHROMIUM_PATH to where it is.",
  );
}

/** Returns the browser for the browser tests: `CHROMIUM_PATH`, or the fastest available. */
export function findTestBrowser(): string | undefined {
  if (!process.env["CHROMIUM_PATH"] && existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  return findChromium();
}

/** Returns the same, after installing the Debian package if necessary and possible. */
export function requireTestBrowser(): string {
  if (!process.env["CHROMIUM_PATH"] && !existsSync(HEADLESS_SHELL)) {
    installWithApt("chromium-headless-shell");
  }
  return findTestBrowser() ?? requireChromium();
}

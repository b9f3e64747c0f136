/** Finds the browser that the tests drive, and installs it where that is possible. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns {string | undefined} where Chromium lies: `CHROMIUM_PATH`, else a place it is known to be */
export function findChromium() {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return existsSync(given) ? given : undefined;
  return KNOWN_PATHS.find((path) => existsSync(path));
}

/** @returns {string} where Chromium lies, after installing Debian's package if need and means be */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  const given = process.env["CHROMIUM_PATH"];
  if (given) throw new Error(`CHROMIUM_PATH is ${given}, and there is nothing there.`);
  if (canInstall()) installWithApt();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install it (on Debian or Ubuntu: " +
      "sudo apt-get install chromium), or set CHROMIUM_PATH to where it is.",
  );
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function installWithApt() {
  process.stdout.write("Chromium is not here: installing Debian's package with apt-get.\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update"], { stdio: "inherit", env });
  const packages = ["install", "--yes", "--no-install-recommends", "chromium"];
  spawnSync("apt-get", packages, { stdio: "inherit", env });
}

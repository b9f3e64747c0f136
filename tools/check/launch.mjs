import { chromium } from "@playwright/test";
import { requireChromium } from "./chromium.mjs";

/** Root may use it, and WebGL is drawn in software, alike on every machine. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Starts the Chromium of this machine. @returns {Promise<import("@playwright/test").Browser>} */
export function launchChromium() {
  return chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
}

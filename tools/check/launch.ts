import { type Browser, chromium } from "@playwright/test";
import { requireChromium } from "./chromium.ts";

/** Root may use it, and WebGL is drawn in software, alike on every machine. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Starts the Chromium of this machine. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
}

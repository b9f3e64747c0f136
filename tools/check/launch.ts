import { type Browser, chromium } from "@playwright/test";
import { requireChromium } from "./chromium.ts";

/** Allows root, and renders WebGL in software, the same on every machine. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Starts the Chromium of this machine. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
}

import { type Browser, chromium } from "@playwright/test";
import { requireChromium } from "./chromium.ts";

/** Allows root, renders WebGL in software, the same on every machine, and is set to Dutch, as most devices of the users. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--accept-lang=nl-NL",
];

/** Starts the Chromium of this machine. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
}

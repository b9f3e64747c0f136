import { findTestBrowser } from "../../tools/check/chromium.ts";
import { CHROMIUM_ARGS } from "../../tools/check/launch.ts";

const executablePath = findTestBrowser();
if (!executablePath) throw new Error("No Chromium found: set CHROMIUM_PATH, or run npm test.");

/** The options of the browser for tests of printing: only with the GPU does a map reach paper. */
export const PRINTING_BROWSER = {
  executablePath,
  args: [
    ...CHROMIUM_ARGS,
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    // A Chromium without windows hints letters differently.
    "--font-render-hinting=slight",
  ],
};

/**
 * The options of the browser: only the map needs the software GPU, and the page around it is painted faster
 * without.
 */
export const BROWSER = {
  ...PRINTING_BROWSER,
  args: [...PRINTING_BROWSER.args, "--disable-gpu-compositing"],
};

import { findTestBrowser } from "../../tools/check/chromium.mjs";
import { CHROMIUM_ARGS } from "../../tools/check/launch.mjs";

const executablePath = findTestBrowser();
if (!executablePath) throw new Error("No Chromium found: set CHROMIUM_PATH, or run npm test.");

/** How the browser is started where a print of the map is looked at: a map reaches paper by the GPU only. */
export const PRINTING_BROWSER = {
  executablePath,
  args: [
    ...CHROMIUM_ARGS,
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    // Without windows Chromium would hint letters otherwise than with them.
    "--font-render-hinting=slight",
    // Three browsers share the cores: threads of each for compiling and clearing up only cost more of them.
    "--js-flags=--single-threaded",
  ],
};

/**
 * How it is started: only the map needs the software GPU, which takes less of the cores without a process
 * of its own, and the page around it is painted faster without.
 */
export const BROWSER = {
  ...PRINTING_BROWSER,
  args: [...PRINTING_BROWSER.args, "--disable-gpu-compositing", "--in-process-gpu"],
};

import { findTestBrowser } from "../../tools/check/chromium.ts";
import { CHROMIUM_ARGS } from "../../tools/check/launch.ts";

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
  ],
};

/** How it is started: only the map needs the software GPU, the page around it is painted faster without. */
export const BROWSER = {
  ...PRINTING_BROWSER,
  args: [...PRINTING_BROWSER.args, "--disable-gpu-compositing"],
};

import { browserName } from "#platform/browser-name/browser-name.ts";
import { device } from "#state/device/device.ts";

/** Returns the name of this browser, for directions to its settings. */
export const thisBrowser = browserName;

/** Tells whether this window has no address bar, because the app was opened from the home screen or the list of apps. */
export function isInstalled(): boolean {
  return device.installation.isInstalled();
}

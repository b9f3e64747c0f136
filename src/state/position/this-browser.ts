import { browserName } from "#platform/browser-name/browser-name.ts";

/** Returns the name of this browser, for directions to its settings. */
export const thisBrowser = browserName;

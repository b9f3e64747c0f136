import { browserName } from "#platform/browser-name/browser-name.ts";

/** Whose browser this is, to tell where its settings are. */
export const thisBrowser = browserName;

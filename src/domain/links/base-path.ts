/** Replaced at build time; not defined in tools that run the same code without a build. */
declare const __BASE_PATH__: string;

/**
 * The path under which the app is served, with a slash at both ends: "/" at the root of a host,
 * "/scouting-map/" on a project page.
 */
export const BASE_PATH = typeof __BASE_PATH__ === "undefined" ? "/" : __BASE_PATH__;

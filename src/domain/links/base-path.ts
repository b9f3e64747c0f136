/** Put in at build time; tools that run the same code without a build have none. */
declare const __BASE_PATH__: string;

/**
 * The path under which the app is served, with a slash before and after: "/" at the root of a host,
 * "/scouting-map/" on the page of a project.
 */
export const BASE_PATH = typeof __BASE_PATH__ === "undefined" ? "/" : __BASE_PATH__;

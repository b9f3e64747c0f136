/** Replaced at build time; not defined in tools that run the same code without a build. */
declare const __SLICE_SERVER__: string | null;

/** The address of the server that cuts extracts out of OpenStreetMap, without a slash at its end; null for none. */
export const SLICE_SERVER: string | null =
  typeof __SLICE_SERVER__ === "undefined" ? null : __SLICE_SERVER__;

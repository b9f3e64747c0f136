/** Replaced at build time; not defined in tools that run the same code without a build. */
declare const __JOTIHUNT__: boolean;

/** The address of the service of the Jotihunt; null for a build that does not ask it. */
export const JOTIHUNT_SERVICE: string | null =
  typeof __JOTIHUNT__ === "undefined" || __JOTIHUNT__ ? "https://jotihunt.nl/api/2.0" : null;

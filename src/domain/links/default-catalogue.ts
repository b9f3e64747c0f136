/** Replaced at build time; not defined in tools that run the same code without a build. */
declare const __PACK_CATALOGUE__: string | null;

/**
 * The address of the catalogue that the app asks if its own server has none (an `index.json`, `docs/formats/pack.md`);
 * null if the build names none.
 */
export const DEFAULT_CATALOGUE: string | null =
  typeof __PACK_CATALOGUE__ === "undefined" ? null : __PACK_CATALOGUE__;

import { BASE_PATH } from "./base-path.ts";

/** Replaced at build time; not defined in tools that run the same code without a build. */
declare const __BULLETIN__: string | null;

/** The address on another server of the file with notices, tides and levels; null if the app's own server has it. */
export const BULLETIN_SERVER: string | null =
  typeof __BULLETIN__ === "undefined" ? null : __BULLETIN__;

/** The address of that file: beside the packs, unless the build names another one. */
export const BULLETIN_ADDRESS = BULLETIN_SERVER ?? `${BASE_PATH}packs/vaarberichten.json`;

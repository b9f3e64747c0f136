import type { Language } from "#domain/language/language.ts";

/** A file of the build: its path, and the hash of its contents. */
export type PrecacheEntry = readonly [path: string, integrity: string];

/** The files of the build for the worker. */
export interface PrecacheManifest {
  /** The files to store on the device whatever the language. */
  readonly precached: readonly PrecacheEntry[];
  /**
   * The files to store besides for a language: its page, its scripts and its manifest. The page that hosts serve is `/`, because some hosts
   * redirect `/index.html`; the others are texts (`pagePath`).
   */
  readonly languages: Readonly<Record<Language, readonly PrecacheEntry[]>>;
  /** Files that are neither pages nor stored; they come from the network. */
  readonly direct: readonly string[];
}

/** The build replaces this text by the list after all files are written. */
export const manifest: PrecacheManifest = JSON.parse("__PRECACHE_MANIFEST__");

/** One file of the build: where it is asked, and the hash of what must come. */
export type PrecacheEntry = readonly [path: string, integrity: string];

/** What the build wrote, as the worker must know it. */
export interface PrecacheManifest {
  /** Kept on the device. The page itself is `/`: some hosts redirect `/index.html`. */
  readonly precached: readonly PrecacheEntry[];
  /** Files that are not pages and not kept: opened by their address they come from the network. */
  readonly direct: readonly string[];
}

/** The build puts the list in the place of this text when all files are written. */
export const manifest: PrecacheManifest = JSON.parse("__PRECACHE_MANIFEST__");

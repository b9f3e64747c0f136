/** A file of the build: its path, and the hash of its contents. */
export type PrecacheEntry = readonly [path: string, integrity: string];

/** The files of the build for the worker. */
export interface PrecacheManifest {
  /** The files to store on the device. The page itself is `/`, because some hosts redirect `/index.html`. */
  readonly precached: readonly PrecacheEntry[];
  /** Files that are neither pages nor stored; they come from the network. */
  readonly direct: readonly string[];
}

/** The build replaces this text by the list after all files are written. */
export const manifest: PrecacheManifest = JSON.parse("__PRECACHE_MANIFEST__");

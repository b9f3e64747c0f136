/** Files that are not part of the first download of the app, and stay on the device once they have been used. */
export interface StoredFiles {
  /**
   * Returns the bytes of a file of the app, from the device if it was read before. Rejects if it is neither
   * stored nor can be downloaded.
   */
  readonly read: (address: string) => Promise<ArrayBuffer>;
  /** Returns the bytes of a file on the device; null if it is not stored. */
  readonly stored: (address: string) => Promise<ArrayBuffer | null>;
  /** Downloads a file without storing it. Rejects if it does not come whole. */
  readonly download: (address: string) => Promise<ArrayBuffer>;
  /** Stores a text as a file, instead of the one at its address. Resolves to whether it is stored. */
  readonly store: (address: string, text: string) => Promise<boolean>;
}

/** Files of the app that are not part of its first download, and stay on the device once they have been used. */
export interface StoredFiles {
  /**
   * Returns the bytes of a file of the app, from the device if it was read before. Rejects if it is neither
   * stored nor can be downloaded.
   */
  readonly read: (address: string) => Promise<ArrayBuffer>;
}

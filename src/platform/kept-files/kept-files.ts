/** Files of the app that are not part of its first download, and stay on the device once they were used. */
export interface KeptFiles {
  /**
   * Returns the bytes of a file of the app, from the device when it was read before. Rejects when it is neither
   * there nor to be had.
   */
  readonly read: (address: string) => Promise<ArrayBuffer>;
}

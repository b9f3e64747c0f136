/** The storage quota, and the promise that the browser does not clear it. */
export interface StorageQuota {
  /** Asks the browser not to clear our data when the device runs short; resolves to true if it promises. */
  askToPersist(): Promise<boolean>;
  /** Resolves to whether the browser has promised not to clear our data; null if it does not say. */
  isPersisted(): Promise<boolean | null>;
  /** Resolves to the bytes that the app takes, of all that it may take; null if the browser does not say. */
  usage(): Promise<StorageUsage | null>;
  /** Resolves to the bytes that can still be stored; null if the browser does not say. */
  freeBytes(): Promise<number | null>;
}

/** The bytes that everything of the app takes together, as the browser counts them. */
export interface StorageUsage {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

/** The real free storage, which takes longer to measure. */
export interface StorageRoom {
  /** Resolves to whether this many more bytes fit; null if unknown. */
  hasRoomFor(bytes: number): Promise<boolean | null>;
}

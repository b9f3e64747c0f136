/** The room the browser gives us, and whether it may clear it by itself. */
export interface StorageQuota {
  /** Asks that nothing be cleared when the device runs short; true when that is promised. */
  askToPersist(): Promise<boolean>;
  /** Bytes that may still be stored; null when the browser does not say. */
  freeBytes(): Promise<number | null>;
}

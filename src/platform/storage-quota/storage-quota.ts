/** The room the browser gives us, and whether it may clear it by itself. */
export interface StorageQuota {
  /** Asks that nothing be cleared when the device runs short; true when that is promised. */
  askToPersist(): Promise<boolean>;
  /** Bytes that may still be stored; null when the browser does not say. */
  freeBytes(): Promise<number | null>;
}

/** The room there really is, which takes longer to ask. */
export interface StorageRoom {
  /** Whether so many bytes more would be taken; null when that cannot be known. */
  hasRoomFor(bytes: number): Promise<boolean | null>;
}

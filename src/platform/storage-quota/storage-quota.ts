/** How much this origin stores and may store, in bytes, as the browser estimates it. */
export interface StorageEstimateBytes {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

/** The room the browser gives us, and whether it may clear it by itself. */
export interface StorageQuota {
  /** Null where the browser does not say. */
  estimate(): Promise<StorageEstimateBytes | null>;
  /** Asks that nothing be cleared when the device runs short; true when that is promised. */
  askToPersist(): Promise<boolean>;
}

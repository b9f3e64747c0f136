/** `refused`: the system does not take this kind of file, or the tap was too long ago. */
export type ShareFileOutcome = "shared" | "cancelled" | "refused";

/** Sends a file out of the app, by sharing or saving. */
export interface ShareFile {
  /** True if the browser has a share sheet; it may still refuse a file. */
  readonly isAvailable: boolean;
  /** Opens the system's share sheet. Call it from a tap, within a few seconds. */
  share(file: File): Promise<ShareFileOutcome>;
  /** Saves the file as a download. */
  save(file: File): void;
}

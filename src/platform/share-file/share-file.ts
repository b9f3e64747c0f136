/** `refused`: the system does not take this kind of file, or the tap was too long ago. */
export type ShareFileOutcome = "shared" | "cancelled" | "refused";

/** The two ways a file leaves the app. */
export interface ShareFile {
  /** Whether there is a share sheet at all; it may still refuse a file. */
  readonly isAvailable: boolean;
  /** Opens the system's share sheet. Call it from a tap, within a few seconds. */
  share(file: File): Promise<ShareFileOutcome>;
  /** Puts the file into the browser's downloads. */
  save(file: File): void;
}

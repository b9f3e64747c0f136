/** How sharing ended; `cancelled` is the user's own word, `unavailable` means there is no such sheet. */
export type ShareOutcome = "shared" | "cancelled" | "unavailable";

/** The system's own sheet that sends a text to another app. */
export interface Share {
  /** Call it from a tap. */
  shareText(title: string, text: string): Promise<ShareOutcome>;
}

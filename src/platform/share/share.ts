/** The outcome of sharing: `cancelled` by the user, or `unavailable` without a share sheet. */
export type ShareOutcome = "shared" | "cancelled" | "unavailable";

/** The share sheet of the system, which sends a text to another app. */
export interface Share {
  /** Call it from a tap. */
  shareText(title: string, text: string): Promise<ShareOutcome>;
}

/** Messages between the open tabs of the app, and the visibility of this one. */
export interface Tabs {
  /** Tells the other tabs, but not this one, that `subject` changed. */
  announce(subject: string): void;
  /** Calls back when another tab announces `subject`. Returns a function that stops this. */
  onAnnounced(subject: string, listener: () => void): () => void;
  /** Calls back when the user returns to this tab, which may have missed announcements while suspended. */
  onReturn(listener: () => void): () => void;
  /** Calls back when this tab is no longer visible: another tab or app is in front, or the screen is off. */
  onLeave(listener: () => void): () => void;
}

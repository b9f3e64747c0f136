/** The other open tabs of the app, and the coming and going of this one. */
export interface Tabs {
  /** Tells the other tabs that `subject` changed; this tab is not told. */
  announce(subject: string): void;
  /** Calls back when another tab announced `subject`. Gives back the stop. */
  onAnnounced(subject: string, listener: () => void): () => void;
  /** Calls back when the user comes back to this tab: it may have slept through announcements. */
  onReturn(listener: () => void): () => void;
  /** Calls back when this tab is no longer seen: another is in front, another app, or the screen is off. */
  onLeave(listener: () => void): () => void;
}

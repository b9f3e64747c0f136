/** What reads aloud. */
export interface Speech {
  /** Whether the device has a Dutch voice; some tell their voices only after a moment. */
  hasDutchVoice(): Promise<boolean>;
  /** Says a text in Dutch, in place of what is being said; nothing without a Dutch voice. */
  say(text: string): void;
}

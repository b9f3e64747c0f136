/** Reads texts aloud. */
export interface Speech {
  /** Resolves to whether the device has a Dutch voice; some devices list their voices late. */
  hasDutchVoice(): Promise<boolean>;
  /** Says a text in Dutch and cuts off the previous one; does nothing without a Dutch voice. */
  say(text: string): void;
}

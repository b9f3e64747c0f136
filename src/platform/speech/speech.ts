/** Reads texts aloud. */
export interface Speech {
  /** Resolves to whether the device has a voice for the language of a locale (BCP 47); some devices list their voices late. */
  hasVoice(locale: string): Promise<boolean>;
  /** Says a text in the language of a locale and cuts off the previous one; does nothing without a voice for it. */
  say(text: string, locale: string): void;
}

/** The system's clipboard. */
export interface Clipboard {
  /** Resolves to false when the browser refused; never rejects. Call it from a tap or a key press. */
  copyText(text: string): Promise<boolean>;
}

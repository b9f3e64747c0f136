/** The system's clipboard. */
export interface Clipboard {
  /** False when the browser refused; never throws. Must be called from a tap or a key. */
  copyText(text: string): Promise<boolean>;
}

import { browserClipboard } from "#platform/clipboard/browser-clipboard.ts";

const clipboard = browserClipboard();

/** Puts a text on the clipboard, from a tap or a key; false when the browser refused. */
export function copyText(text: string): Promise<boolean> {
  return clipboard.copyText(text);
}

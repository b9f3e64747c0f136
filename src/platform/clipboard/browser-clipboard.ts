import type { Clipboard } from "./clipboard.ts";

/** The browser's `navigator.clipboard`. */
export function browserClipboard(): Clipboard {
  return {
    async copyText(text) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

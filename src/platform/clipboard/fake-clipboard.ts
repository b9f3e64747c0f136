import type { Clipboard } from "./clipboard.ts";

/** A clipboard for tests. */
export interface FakeClipboard extends Clipboard {
  text: string | null;
  isRefused: boolean;
}

/** An empty clipboard. */
export function fakeClipboard(): FakeClipboard {
  const clipboard: FakeClipboard = {
    text: null,
    isRefused: false,
    async copyText(text) {
      if (clipboard.isRefused) return false;
      clipboard.text = text;
      return true;
    },
  };
  return clipboard;
}

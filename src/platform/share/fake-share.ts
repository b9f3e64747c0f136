import type { Share, ShareOutcome } from "./share.ts";

/** A share sheet for tests with a fixed outcome; it keeps the texts it was given. */
export function fakeShare(outcome: ShareOutcome): Share & { readonly texts: readonly string[] } {
  const texts: string[] = [];
  return {
    texts,
    async shareText(_title, text) {
      texts.push(text);
      return outcome;
    },
  };
}

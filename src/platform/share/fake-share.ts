import type { Share, ShareOutcome } from "./share.ts";

/** A share sheet for tests: it ends as told, and keeps what it was given. */
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

import type { Share } from "./share.ts";

/** Shares texts with Web Share. */
export function browserShare(): Share {
  return {
    async shareText(title, text) {
      if (typeof navigator.share !== "function") return "unavailable";
      try {
        await navigator.share({ title, text });
        return "shared";
      } catch (error) {
        const isCancelled = error instanceof DOMException && error.name === "AbortError";
        return isCancelled ? "cancelled" : "unavailable";
      }
    },
  };
}

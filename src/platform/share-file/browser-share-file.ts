import { saveFile } from "#platform/save-file/save-file.ts";
import type { ShareFile } from "./share-file.ts";

/** Shares files with Web Share, and saves them as downloads. */
export function browserShareFile(): ShareFile {
  return {
    get isAvailable() {
      return typeof navigator.share === "function" && typeof navigator.canShare === "function";
    },
    async share(file) {
      // Chromium answers yes for any file here, and refuses unsupported types only when sharing.
      if (!navigator.canShare?.({ files: [file] })) return "refused";
      try {
        await navigator.share({ files: [file] });
        return "shared";
      } catch (error) {
        const isCancelled = error instanceof DOMException && error.name === "AbortError";
        return isCancelled ? "cancelled" : "refused";
      }
    },
    save: saveFile,
  };
}

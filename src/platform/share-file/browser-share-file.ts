import { saveFile } from "#platform/save-file/save-file.ts";
import type { ShareFile } from "./share-file.ts";

/** The browser's Web Share with files, and its downloads. */
export function browserShareFile(): ShareFile {
  return {
    get isAvailable() {
      return typeof navigator.share === "function" && typeof navigator.canShare === "function";
    },
    async share(file) {
      // Chromium says yes to any file here, and refuses what it has no leave for when it is shared.
      if (!navigator.canShare?.({ files: [file] })) return "refused";
      try {
        await navigator.share({ files: [file] });
        return "shared";
      } catch (failure) {
        const isCancelled = failure instanceof DOMException && failure.name === "AbortError";
        return isCancelled ? "cancelled" : "refused";
      }
    },
    save: saveFile,
  };
}

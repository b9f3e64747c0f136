import type { CameraProblem, QrReader } from "./qr-reader.ts";

/**
 * A reader for tests: a picture contains its own text, a video one text per line, and the camera sees `seen` one
 * after the other, or has a problem.
 */
export function fakeQrReader(seen: readonly string[] | CameraProblem): QrReader {
  return {
    hasCamera: seen !== "no-camera",
    readPicture: async (picture) => (await picture.text()) || null,
    async readCamera(_video, signal, onCode) {
      if (typeof seen === "string") return seen;
      for (const text of seen) if (!signal.aborted) onCode(text);
      if (!signal.aborted) {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
      }
      return null;
    },
    async readVideo(file, signal, onCode) {
      for (const text of (await file.text()).split("\n")) if (!signal.aborted) onCode(text);
    },
  };
}

import type { CameraResult, QrReader } from "./qr-reader.ts";

/** A reader for tests: pictures that are their own text, and a camera that sees what it is told. */
export function fakeQrReader(camera: CameraResult): QrReader {
  return {
    hasCamera: true,
    readPicture: async (picture) => (await picture.text()) || null,
    readCamera: async () => camera,
  };
}

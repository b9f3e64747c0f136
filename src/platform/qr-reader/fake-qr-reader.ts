import type { CameraResult, QrReader } from "./qr-reader.ts";

/** A reader for tests: a picture contains its own text, and the camera sees `camera`. */
export function fakeQrReader(camera: CameraResult): QrReader {
  return {
    hasCamera: true,
    readPicture: async (picture) => (await picture.text()) || null,
    readCamera: async () => camera,
  };
}

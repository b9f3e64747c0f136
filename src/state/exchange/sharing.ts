import type { CameraResult } from "#platform/qr-reader/qr-reader.ts";
import { exchangeDevice } from "./exchange-device.ts";

/** Tells whether this device lets pages use a camera. */
export function hasCamera(): boolean {
  return exchangeDevice.qrReader.hasCamera;
}

/** The result of reading a picture: the text of its code, no code, or not a picture. */
export type PictureResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: "no-code" | "no-picture" };

/** Reads the QR code in a picture. */
export async function readCodeInPicture(picture: Blob): Promise<PictureResult> {
  try {
    const text = await exchangeDevice.qrReader.readPicture(picture);
    return text === null ? { ok: false, reason: "no-code" } : { ok: true, text };
  } catch {
    return { ok: false, reason: "no-picture" };
  }
}

/** Shows the camera in a video element until it sees a QR code or `signal` aborts. */
export function readCodeByCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<CameraResult> {
  return exchangeDevice.qrReader.readCamera(video, signal);
}

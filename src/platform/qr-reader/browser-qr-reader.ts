import type { CameraProblem, QrReader } from "./qr-reader.ts";

/** The interface shared by the detector of the browser (Shape Detection API) and that of the library. */
interface Detector {
  detect(image: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ["qr_code"] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The time between two looks: an animated code is seen at least twice per frame, and the page stays usable. */
const CHECK_EVERY_MS = 60;

/** A larger picture takes seconds and shows no more of the code. */
const MAX_PICTURE_PIXELS = 1600;

/** Reads QR codes with the detector of the browser, or else with a library that is loaded on first use. */
export function browserQrReader(): QrReader {
  return {
    get hasCamera() {
      return Boolean(navigator.mediaDevices?.getUserMedia);
    },
    async readPicture(picture) {
      const bitmap = await smallBitmap(picture);
      try {
        return await firstText(await detector(), bitmap);
      } finally {
        bitmap.close();
      }
    },
    async readCamera(video, signal, onCode) {
      let stream: MediaStream;
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: "environment", width: { ideal: 1280 } },
        });
      } catch (error) {
        return problemOf(error);
      }
      try {
        video.srcObject = stream;
        await video.play();
        await watch(await detector(), video, signal, onCode);
        return null;
      } catch {
        return signal.aborted ? null : "failed";
      } finally {
        for (const track of stream.getTracks()) track.stop();
        video.srcObject = null;
      }
    },
    async readVideo(file, signal, onCode) {
      const video = document.createElement("video");
      video.muted = true;
      video.playsInline = true;
      video.src = URL.createObjectURL(file);
      try {
        await video.play();
        await watch(await detector(), video, signal, onCode);
      } finally {
        video.pause();
        URL.revokeObjectURL(video.src);
        video.removeAttribute("src");
      }
    },
  };
}

async function detector(): Promise<Detector> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = own ? await own.getSupportedFormats().catch(() => []) : [];
  if (own && formats.includes("qr_code")) return new own({ formats: ["qr_code"] });
  const library = await import(/* webpackChunkName: "qr-decode" */ "qr/decode.js");
  return new library.BarcodeDetector({ formats: ["qr_code"] });
}

async function smallBitmap(picture: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(picture);
  const scale = MAX_PICTURE_PIXELS / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const size = {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
  };
  const small = await createImageBitmap(whole, { ...size, resizeQuality: "high" });
  whole.close();
  return small;
}

async function watch(
  eye: Detector,
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (text: string) => void,
): Promise<void> {
  while (!signal.aborted && !video.ended) {
    const text = await firstText(eye, video);
    if (text !== null && !signal.aborted) onCode(text);
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
}

async function firstText(eye: Detector, image: ImageBitmapSource): Promise<string | null> {
  return (await eye.detect(image))[0]?.rawValue ?? null;
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "no-camera" : "failed";
}

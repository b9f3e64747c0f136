import { type CollectResult, createFrameCollector } from "#domain/sharing/frame-collector.ts";
import type { CameraProblem } from "#platform/qr-reader/qr-reader.ts";
import { exchangeDevice } from "./exchange-device.ts";

/** Tells whether this device lets pages use a camera. */
export function hasCamera(): boolean {
  return exchangeDevice.qrReader.hasCamera;
}

/** The frames of an animated code that are in. */
export interface ScanProgress {
  readonly received: number;
  readonly needed: number;
}

/** The reason that files or the camera gave no text. `partial`: frames of an animated code are still missing. */
export type ScanProblem = "no-code" | "no-file" | "newer" | "too-large" | "partial" | CameraProblem;

/** The text of a code, or of a whole animated code; null if scanning was stopped. */
export type ScanResult =
  | { readonly ok: true; readonly text: string | null }
  | { readonly ok: false; readonly problem: ScanProblem };

/** Reads codes until one text is complete; the frames of all its sources count together. */
export interface CodeScanner {
  /** Shows the camera in a video element, until a text is complete or `signal` aborts. */
  readonly readCamera: (video: HTMLVideoElement, signal: AbortSignal) => Promise<ScanResult>;
  /** Reads pictures and videos, until a text is complete or `signal` aborts. */
  readonly readFiles: (files: readonly File[], signal: AbortSignal) => Promise<ScanResult>;
}

/** Creates a scanner that has seen nothing. */
export function createCodeScanner(onProgress: (progress: ScanProgress) => void): CodeScanner {
  const collector = createFrameCollector();
  let isPartial = false;

  /** Returns the text that a code completes; null if there is more to read. */
  function take(code: string): Exclude<CollectResult, { kind: "partial" }> | null {
    const result = collector.take(code);
    if (result.kind === "partial") {
      isPartial = true;
      onProgress(result);
      return null;
    }
    // Once frames come in, another code in view does not interrupt them.
    if (result.kind === "other" && isPartial) return null;
    return result.kind === "damaged" ? null : result;
  }

  return {
    readCamera: (video, signal) =>
      firstOf(signal, take, async (stop, onCode) => {
        const problem = await exchangeDevice.qrReader.readCamera(video, stop, onCode);
        return problem ? { ok: false, problem } : { ok: true, text: null };
      }),
    readFiles: (files, signal) =>
      firstOf(signal, take, async (stop, onCode) => {
        let isUnreadable = false;
        for (const file of files) {
          if (stop.aborted) break;
          isUnreadable = !(await readFile(file, stop, onCode)) || isUnreadable;
        }
        if (isPartial) return { ok: false, problem: "partial" };
        return { ok: false, problem: isUnreadable ? "no-file" : "no-code" };
      }),
  };
}

type Take = (code: string) => Exclude<CollectResult, { kind: "partial" }> | null;

/** Reads until a code completes a text, and then stops reading. */
async function firstOf(
  signal: AbortSignal,
  take: Take,
  readCodes: (stop: AbortSignal, onCode: (text: string) => void) => Promise<ScanResult>,
): Promise<ScanResult> {
  const done = new AbortController();
  let found: ScanResult | null = null;
  const onCode = (code: string): void => {
    const result = found ? null : take(code);
    if (!result) return;
    if (result.kind === "newer" || result.kind === "too-large") {
      found = { ok: false, problem: result.kind };
    } else found = { ok: true, text: result.kind === "complete" ? result.text : code };
    done.abort();
  };
  const result = await readCodes(AbortSignal.any([signal, done.signal]), onCode);
  if (signal.aborted) return { ok: true, text: null };
  return found ?? result;
}

/** Reads a picture or video; false if it cannot be opened. */
async function readFile(
  file: File,
  stop: AbortSignal,
  onCode: (text: string) => void,
): Promise<boolean> {
  const { qrReader } = exchangeDevice;
  try {
    if (file.type.startsWith("video/")) {
      await qrReader.readVideo(file, stop, onCode);
    } else {
      const text = await qrReader.readPicture(file);
      if (text !== null) onCode(text);
    }
    return true;
  } catch {
    return false;
  }
}

/** The reason that the camera gives no picture. */
export type CameraProblem = "no-camera" | "denied" | "failed";

/** Reads QR codes. */
export interface QrReader {
  /** True if this browser lets pages use a camera. */
  readonly hasCamera: boolean;
  /** Resolves to the text of a code in a picture; null if there is no code. Rejects if the file is not a picture. */
  readPicture(picture: Blob): Promise<string | null>;
  /**
   * Shows the camera in a video element until `signal` aborts, and resolves to the text of the first code; null after
   * the abort.
   */
  readCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<CameraResult>;
}

/** The result of scanning with the camera; the text is null if scanning was stopped. */
export type CameraResult =
  | { readonly ok: true; readonly text: string | null }
  | { readonly ok: false; readonly problem: CameraProblem };

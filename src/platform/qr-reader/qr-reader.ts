/** Why no picture of the camera could be had. */
export type CameraTrouble = "no-camera" | "denied" | "failed";

/** Reads QR codes. */
export interface QrReader {
  /** Whether this browser gives pages a camera. */
  readonly hasCamera: boolean;
  /** The text of a code in a picture; null when none is found. Throws for what is no picture. */
  readPicture(picture: Blob): Promise<string | null>;
  /**
   * Shows the camera in a video element until the signal, and resolves to the text of the first
   * code that it sees; null after the signal.
   */
  readCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<CameraResult>;
}

/** What looking through the camera gave; the text is null when it was stopped. */
export type CameraResult =
  | { readonly ok: true; readonly text: string | null }
  | { readonly ok: false; readonly trouble: CameraTrouble };

/** The reason that the camera gives no picture. */
export type CameraProblem = "no-camera" | "denied" | "failed";

/** Reads QR codes. */
export interface QrReader {
  /** True if this browser lets pages use a camera. */
  readonly hasCamera: boolean;
  /** Resolves to the text of a code in a picture; null if there is no code. Rejects if the file is not a picture. */
  readPicture(picture: Blob): Promise<string | null>;
  /**
   * Shows the camera in a video element and passes the text of each code it sees, the same one many times, until
   * `signal` aborts. Resolves to null after the abort.
   */
  readCamera(
    video: HTMLVideoElement,
    signal: AbortSignal,
    onCode: (text: string) => void,
  ): Promise<CameraProblem | null>;
  /**
   * Plays a video file, unseen, and passes the text of each code in it until it ends or `signal` aborts. Rejects if
   * the file is not a video.
   */
  readVideo(file: Blob, signal: AbortSignal, onCode: (text: string) => void): Promise<void>;
}

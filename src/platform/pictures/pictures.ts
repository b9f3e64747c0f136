/** A picture made small enough to keep. */
export interface SmallPicture {
  /** `image/webp`, or `image/jpeg` where the browser writes no WebP. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly widthPixels: number;
  readonly heightPixels: number;
}

/** What the device can do with pictures. */
export interface Pictures {
  /**
   * Draws a picture anew with no side longer than `maxSidePixels`, upright. What a camera wrote into
   * the file beside the picture (place, time, device) is not in it. Null when it is no picture that
   * this browser can read.
   */
  shrink(file: Blob, maxSidePixels: number): Promise<SmallPicture | null>;
}

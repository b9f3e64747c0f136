/** A picture made small enough to keep. */
export interface SmallPicture {
  /** `image/webp`, or `image/jpeg` where the browser cannot encode WebP. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly widthPixels: number;
  readonly heightPixels: number;
}

/** Reads and shrinks pictures. */
export interface Pictures {
  /**
   * Redraws a picture upright, with no side longer than `maxSidePixels`. Metadata from the camera (place, time,
   * device) is left out. Null if this browser cannot read it as a picture.
   */
  shrink(file: Blob, maxSidePixels: number): Promise<SmallPicture | null>;
  /** Redraws a picture as JPEG, which every program reads. Null if this browser cannot read it as a picture. */
  asJpeg(file: Blob): Promise<Uint8Array<ArrayBuffer> | null>;
}

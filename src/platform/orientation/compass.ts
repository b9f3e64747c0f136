/** The direction the top of the screen points to, clockwise from (magnetic) north, 0–360 degrees. */
export interface Compass {
  /** Calls back for every direction the device reports until the function it gives back is called. */
  watch(onHeading: (headingDegrees: number) => void): () => void;
  /**
   * Asks the user's leave where the system wants it (iOS); must be called from a tap.
   * False when it was refused.
   */
  askPermission(): Promise<boolean>;
  /** Whether there is anything to ask: only then is it silent until the user has tapped. */
  wantsPermission(): boolean;
}

/** What a compass says at one moment. */
export interface CompassReading {
  /**
   * The direction the top of the screen points to, degrees clockwise from magnetic north, 0–360; null
   * when the device says that it cannot know until its compass is calibrated.
   */
  readonly magneticDegrees: number | null;
  /** How far it may be off, degrees; null when the device does not say, as on Android. */
  readonly accuracyDegrees: number | null;
}

/** The compass of the device. */
export interface Compass {
  /** Calls back for every reading of the device until the function it gives back is called. */
  watch(onReading: (reading: CompassReading) => void): () => void;
  /**
   * Asks the user's leave where the system wants it (iOS); must be called from a tap.
   * False when it was refused.
   */
  askPermission(): Promise<boolean>;
  /** Whether there is anything to ask: only then is it silent until the user has tapped. */
  wantsPermission(): boolean;
}

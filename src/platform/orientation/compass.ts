/** One compass reading. */
export interface CompassReading {
  /**
   * The direction of the top of the screen, degrees clockwise from magnetic north, 0–360; null if the compass needs
   * calibration first.
   */
  readonly magneticDegrees: number | null;
  /** The possible error in degrees; null if the device does not report it, as on Android. */
  readonly accuracyDegrees: number | null;
}

/** The compass of the device. */
export interface Compass {
  /** Calls back for every reading until the returned function is called. */
  watch(onReading: (reading: CompassReading) => void): () => void;
  /**
   * Asks the user for permission where the system requires it (iOS). Call it from a tap. Resolves to false if the
   * user refused.
   */
  askPermission(): Promise<boolean>;
  /** True if the system requires permission; the compass is silent until the user has given it. */
  wantsPermission(): boolean;
}

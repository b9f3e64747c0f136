/** The device's vibration motor; only Android has one that the web may use. */
export interface Vibration {
  /** One pulse; does nothing where there is no motor or the user turned it off. */
  pulse(durationMs: number): void;
}

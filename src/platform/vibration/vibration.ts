/** The vibration motor of the device; on the web only Android has it. */
export interface Vibration {
  /** Gives one pulse; does nothing without a motor or if the user disabled vibration. */
  pulse(durationMs: number): void;
}

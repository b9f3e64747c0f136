/** The charge of the battery. */
export interface BatteryLevel {
  /** From 0 to 1. */
  readonly level: number;
  readonly isCharging: boolean;
  /** The time until it is empty, as the system estimates it from the use so far; null while it does not tell. */
  readonly emptyInMs: number | null;
}

/** The battery of the device, which only Chromium reports to web pages. */
export interface Battery {
  /** Resolves to null when the browser does not report it. Never rejects. */
  read(): Promise<BatteryLevel | null>;
}

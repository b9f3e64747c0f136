/** How full the battery is. */
export interface BatteryLevel {
  /** 0–1. */
  readonly level: number;
  readonly isCharging: boolean;
}

/** The battery of the device; Chromium alone tells web pages of it. */
export interface Battery {
  /** Resolves to null where the browser does not say. Never rejects. */
  read(): Promise<BatteryLevel | null>;
}

/** The colours that the device itself uses. */
export interface DeviceColors {
  isDark(): boolean;
  /** Calls back whenever that changes, for the rest of the visit. */
  onChange(listener: () => void): void;
}

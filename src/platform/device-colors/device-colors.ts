/** The colour scheme of the device. */
export interface DeviceColors {
  isDark(): boolean;
  /** Calls back on every change, until the page closes. */
  onChange(listener: () => void): void;
}

import type { Battery } from "./battery.ts";

/** The used part of BatteryManager, which TypeScript does not declare. */
interface BatteryManager {
  readonly level: number;
  readonly charging: boolean;
  /** Seconds; infinite while it charges, and where the system does not tell. */
  readonly dischargingTime: number;
}

/** Reads the battery with the browser's `navigator.getBattery`. */
export function browserBattery(): Battery {
  return {
    async read() {
      const device: { getBattery?: () => Promise<BatteryManager> } = navigator as object;
      try {
        const battery = await device.getBattery?.();
        if (!battery) return null;
        const { level, charging, dischargingTime } = battery;
        const emptyInMs = Number.isFinite(dischargingTime) ? dischargingTime * 1000 : null;
        return { level, isCharging: charging, emptyInMs };
      } catch {
        return null;
      }
    },
  };
}

import type { Battery } from "./battery.ts";

/** The used part of BatteryManager, which TypeScript does not declare. */
interface BatteryManager {
  readonly level: number;
  readonly charging: boolean;
}

/** Reads the battery with the browser's `navigator.getBattery`. */
export function browserBattery(): Battery {
  return {
    async read() {
      const device: { getBattery?: () => Promise<BatteryManager> } = navigator as object;
      try {
        const battery = await device.getBattery?.();
        return battery ? { level: battery.level, isCharging: battery.charging } : null;
      } catch {
        return null;
      }
    },
  };
}

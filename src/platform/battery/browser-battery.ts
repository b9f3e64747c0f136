import type { Battery } from "./battery.ts";

/** The part of the BatteryManager that is read; TypeScript does not know it. */
interface BatteryManager {
  readonly level: number;
  readonly charging: boolean;
}

/** The browser's `navigator.getBattery`. */
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

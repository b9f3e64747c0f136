import { device } from "#state/device/device.ts";

/** Asks the browser not to clear the stored data, after a tap of the user; resolves to true if it promises. */
export function askToPersist(): Promise<boolean> {
  return device.quota.askToPersist();
}

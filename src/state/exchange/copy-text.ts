import { device } from "#state/device/device.ts";

/** Puts a text on the clipboard; false when the browser refused. Call it from a tap or a key. */
export function copyText(text: string): Promise<boolean> {
  return device.clipboard.copyText(text);
}

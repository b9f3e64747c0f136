import { device } from "#state/device/device.ts";

/** Copies a text to the clipboard; resolves to false if the browser refused. Call it from a tap or a key press. */
export function copyText(text: string): Promise<boolean> {
  return device.clipboard.copyText(text);
}

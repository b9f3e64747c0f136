import { device } from "#state/device/device.ts";
import { type SentText, sendText } from "./create-share-text.ts";

/** Shares a text by this device's sheet, or copies it where there is none. Call it from a tap. */
export function shareText(title: string, text: string): Promise<SentText> {
  return sendText(device, title, text);
}

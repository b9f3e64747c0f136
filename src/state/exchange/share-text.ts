import type { Clipboard } from "#platform/clipboard/clipboard.ts";
import type { Share } from "#platform/share/share.ts";
import { device } from "#state/device/device.ts";

/** How a text left the app: by the system's sheet, by the clipboard, or not at all. */
export type SentText = "shared" | "cancelled" | "copied" | "failed";

/** Shares a text by the system's sheet, or copies it where there is none. Call it from a tap. */
export async function sendText(
  { share, clipboard }: { readonly share: Share; readonly clipboard: Clipboard },
  title: string,
  text: string,
): Promise<SentText> {
  const outcome = await share.shareText(title, text);
  if (outcome !== "unavailable") return outcome;
  return (await clipboard.copyText(text)) ? "copied" : "failed";
}

/** Shares a text by this device's sheet, or copies it where there is none. Call it from a tap. */
export function shareText(title: string, text: string): Promise<SentText> {
  return sendText(device, title, text);
}

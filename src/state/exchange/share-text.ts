import type { Clipboard } from "#platform/clipboard/clipboard.ts";
import type { Share } from "#platform/share/share.ts";
import { device } from "#state/device/device.ts";

/** The way a text left the app: through the share sheet, the clipboard, or not at all. */
export type SentText = "shared" | "cancelled" | "copied" | "failed";

/** Shares a text, or copies it if there is no share sheet. Call it from a tap. */
export async function sendText(
  { share, clipboard }: { readonly share: Share; readonly clipboard: Clipboard },
  title: string,
  text: string,
): Promise<SentText> {
  const outcome = await share.shareText(title, text);
  if (outcome !== "unavailable") return outcome;
  return (await clipboard.copyText(text)) ? "copied" : "failed";
}

/** Shares a text on this device, or copies it if there is no share sheet. Call it from a tap. */
export function shareText(title: string, text: string): Promise<SentText> {
  return sendText(device, title, text);
}

import { browserQrReader } from "#platform/qr-reader/browser-qr-reader.ts";
import { browserReceivedFiles } from "#platform/received-files/browser-received-files.ts";
import { browserShareFile } from "#platform/share-file/browser-share-file.ts";

/**
 * The real device of import, export and sharing, apart from `device.ts`: it comes with the screens
 * that exchange something, not at the start.
 */
export const exchangeDevice = {
  shareFile: browserShareFile(),
  qrReader: browserQrReader(),
  received: browserReceivedFiles(),
};

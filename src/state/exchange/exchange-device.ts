import { browserQrReader } from "#platform/qr-reader/browser-qr-reader.ts";
import { browserShareFile } from "#platform/share-file/browser-share-file.ts";

/**
 * The real device for export and sharing. Separate from `device.ts`, because it is loaded at the first export and not
 * at the start.
 */
export const exchangeDevice = {
  shareFile: browserShareFile(),
  qrReader: browserQrReader(),
};

import { browserQrReader } from "#platform/qr-reader/browser-qr-reader.ts";
import { browserShareFile } from "#platform/share-file/browser-share-file.ts";

/**
 * The real device of export and sharing, apart from `device.ts`: it is loaded when somebody shares
 * something, not at the start.
 */
export const exchangeDevice = {
  shareFile: browserShareFile(),
  qrReader: browserQrReader(),
};

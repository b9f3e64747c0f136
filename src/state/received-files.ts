import { exchangeDevice } from "./exchange-device.ts";

/** The files that another app shared with this one, once: asking again gives none. */
export function takeSharedFiles(): Promise<File[]> {
  return exchangeDevice.received.takeShared();
}

/** Calls back with files that the system opened the app with; the last that asks is told. */
export function onFilesOpened(listener: (files: File[]) => void): void {
  exchangeDevice.received.onOpened(listener);
}

import { browserReceivedFiles } from "#platform/received-files/browser-received-files.ts";

const received = browserReceivedFiles();

/** Resolves to the files that another app shared. Each file is given once: a second call resolves to none. */
export function takeSharedFiles(): Promise<File[]> {
  return received.takeShared();
}

/** The files that another screen handed over, until a listener takes them. */
let handedOver: File[] = [];

/** Hands chosen files to the screen that previews what arrives, which the caller opens next. */
export function handOverFiles(files: readonly File[]): void {
  handedOver = [...files];
}

/**
 * Calls back with files that the system opened the app with, or that another screen handed over; a new listener
 * replaces the previous one.
 */
export function onFilesOpened(listener: (files: File[]) => void): void {
  const files = handedOver;
  handedOver = [];
  if (files.length > 0) listener(files);
  received.onOpened(listener);
}

import { browserReceivedFiles } from "#platform/received-files/browser-received-files.ts";

const received = browserReceivedFiles();

/** The files that another app shared with this one, once: asking again gives none. */
export function takeSharedFiles(): Promise<File[]> {
  return received.takeShared();
}

/** Calls back with files that the system opened the app with; the last that asks is told. */
export function onFilesOpened(listener: (files: File[]) => void): void {
  received.onOpened(listener);
}

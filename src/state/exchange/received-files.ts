import { browserReceivedFiles } from "#platform/received-files/browser-received-files.ts";

const received = browserReceivedFiles();

/** Resolves to the files that another app shared. Each file is given once: a second call resolves to none. */
export function takeSharedFiles(): Promise<File[]> {
  return received.takeShared();
}

/** Calls back with files that the system opened the app with; a new listener replaces the previous one. */
export function onFilesOpened(listener: (files: File[]) => void): void {
  received.onOpened(listener);
}

/** Files that reach the app from outside a page: by the share sheet, or opened with the app. */
export interface ReceivedFiles {
  /** The files that another app shared, once: asking again gives none. */
  takeShared(): Promise<File[]>;
  /** Calls back with files that the system opened the app with, also those of before the call. */
  onOpened(listener: (files: File[]) => void): void;
}

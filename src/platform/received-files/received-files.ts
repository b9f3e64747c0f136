/** Files from outside the page: shared by another app, or opened with this one. */
export interface ReceivedFiles {
  /** Resolves to the files that another app shared. Each file is given once: a second call resolves to none. */
  takeShared(): Promise<File[]>;
  /** Calls back with files that the system opened the app with, including those from before the call. */
  onOpened(listener: (files: File[]) => void): void;
}

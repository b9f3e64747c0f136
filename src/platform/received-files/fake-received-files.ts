import type { ReceivedFiles } from "./received-files.ts";

/** Received files for tests, with a way to open the app with more files. */
export interface FakeReceivedFiles extends ReceivedFiles {
  open(files: File[]): void;
}

/**
 * Creates received files.
 * @param shared files that another app shared before the page opened
 */
export function fakeReceivedFiles(shared: readonly File[] = []): FakeReceivedFiles {
  let waiting = [...shared];
  let tell: (files: File[]) => void = () => {};
  return {
    async takeShared() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    onOpened(listener) {
      tell = listener;
    },
    open: (files) => tell(files),
  };
}

import type { ReceivedFiles } from "./received-files.ts";

/** Files for tests: those that were shared, and a way to open the app with others. */
export interface FakeReceivedFiles extends ReceivedFiles {
  open(files: File[]): void;
}

/** @param shared what another app shared before the page was opened */
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

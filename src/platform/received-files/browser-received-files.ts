import {
  FILE_NAME_HEADER,
  MAX_SHARED_FILES,
  SHARED_FILES_CACHE,
  sharedFileKey,
} from "#domain/offline/shared-files.ts";
import type { ReceivedFiles } from "./received-files.ts";

/** The launch queue of the File Handling API, which TypeScript does not declare yet. */
interface LaunchQueue {
  setConsumer(consumer: (params: { files: readonly FileSystemFileHandle[] }) => void): void;
}

/** Files that the service worker stored, and files from the launch queue of the browser. */
export function browserReceivedFiles(): ReceivedFiles {
  return {
    async takeShared() {
      const files = await storedFiles().catch(() => []);
      await caches.delete(SHARED_FILES_CACHE).catch(() => false);
      return files;
    },
    onOpened(listener) {
      const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
      launchQueue?.setConsumer(({ files }) => {
        if (files.length > 0) {
          void Promise.all(files.map((file) => file.getFile())).then(listener, () => listener([]));
        }
      });
    },
  };
}

async function storedFiles(): Promise<File[]> {
  const files: File[] = [];
  for (let index = 0; index < MAX_SHARED_FILES; index++) {
    const stored = await caches.match(sharedFileKey(index), { cacheName: SHARED_FILES_CACHE });
    if (!stored) break;
    const name = decodeURIComponent(stored.headers.get(FILE_NAME_HEADER) ?? "");
    // Read the contents now, because the cache is deleted after this. The browser keeps a large blob on disk.
    files.push(new File([await stored.blob()], name || `${index + 1}`));
  }
  return files;
}

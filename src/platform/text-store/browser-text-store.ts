import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import type { TextStore } from "./text-store.ts";

/** The browser's localStorage. */
export function browserTextStore(): TextStore {
  return { ...textsIn(() => localStorage), onChangeElsewhere };
}

/**
 * The texts in a storage of the browser.
 * @param area names it: with site data blocked even that throws, so it is named late
 */
export function textsIn(area: () => Storage): Omit<TextStore, "onChangeElsewhere"> {
  return {
    read(key) {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        area().setItem(key, text);
        return "written";
      } catch (error) {
        return isQuotaError(error) ? "full" : "blocked";
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // Blocked storage holds nothing to remove.
      }
    },
  };
}

function onChangeElsewhere(key: string, listener: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key) listener(event.newValue);
  };
  // A store is made while its module loads, also where there is no page: in Node.
  globalThis.addEventListener?.("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

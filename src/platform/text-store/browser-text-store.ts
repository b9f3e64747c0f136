import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import type { TextStore } from "./text-store.ts";

/** Texts in localStorage. */
export function browserTextStore(): TextStore {
  return { ...textsIn(() => localStorage), onChangeElsewhere };
}

/**
 * Wraps a Storage object.
 * @param area returns the storage; called late, because with site data blocked even the access throws
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
        // There is nothing to remove from blocked storage.
      }
    },
  };
}

function onChangeElsewhere(key: string, listener: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key) listener(event.newValue);
  };
  // Stores are created while their module loads, also in Node, where there is no window.
  globalThis.addEventListener?.("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

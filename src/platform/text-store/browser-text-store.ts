import { isQuotaError } from "#platform/storage-quota/is-quota-error.ts";
import type { TextStore, WriteOutcome } from "./text-store.ts";

/** The browser's localStorage. With site data blocked even naming it throws, so it is named late. */
export function browserTextStore(): TextStore {
  return { read, write, remove, onChangeElsewhere };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): WriteOutcome {
  try {
    localStorage.setItem(key, text);
    return "written";
  } catch (error) {
    return isQuotaError(error) ? "full" : "blocked";
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

function onChangeElsewhere(key: string, listener: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key) listener(event.newValue);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** Returns the raw text of a key, for code that runs before the app; null if storage is blocked. */
export function readStoredText(key: "settings" | "preferences"): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

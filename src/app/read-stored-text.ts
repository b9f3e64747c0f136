/** The raw text of a key, for what runs before the app; null also where storage is blocked. */
export function readStoredText(key: "settings" | "preferences"): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

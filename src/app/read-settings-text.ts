/** The raw text of the key `settings`, for what runs before the app; null also where storage is blocked. */
export function readSettingsText(): string | null {
  try {
    return localStorage.getItem("settings");
  } catch {
    return null;
  }
}

import { storedTileSource } from "#storage/settings/before-first-paint.ts";

/**
 * Returns the screen whose placeholder the page itself can show (`placeholder.tsx`) for this address, by the name on
 * its template, or null. `base` is the base path of the app.
 */
export function screenInPage(
  base: string,
  settingsText: string | null,
): "dashboard" | "map" | null {
  const { pathname, search, hash } = location;
  // The root redirects to the dashboard.
  if (pathname === base || pathname === `${base}dashboard`) return "dashboard";
  // An address with more than the path may ask for another view, and other sources look different.
  const isFirstView = pathname === `${base}map` && search === "" && hash === "";
  return isFirstView && storedTileSource(settingsText) === 0 ? "map" : null;
}

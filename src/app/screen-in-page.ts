import { storedTileSource } from "#storage/settings/before-first-paint.ts";

/**
 * The screen whose beginning the page itself can show (`placeholder.tsx`), as the address asks for it:
 * the name on its templates, or null. `base` is where the app lies.
 */
export function screenInPage(
  base: string,
  settingsText: string | null,
): "dashboard" | "map" | null {
  const { pathname, search, hash } = location;
  // The bare address is sent on to the dashboard.
  if (pathname === base || pathname === `${base}dashboard`) return "dashboard";
  // An address that says more than the path may ask for another view; other sources look otherwise.
  const isFirstView = pathname === `${base}map` && search === "" && hash === "";
  return isFirstView && storedTileSource(settingsText) === 0 ? "map" : null;
}

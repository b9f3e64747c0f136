import type { ColorScheme } from "#domain/settings/settings.ts";

/** The page backgrounds in `tokens.css`, for the bars of the browser. */
const THEME_COLORS = { light: "#f4f2ea", dark: "#0f1512" } as const;

/** Applies a colour scheme to the page, its scrollbars and the bars of the browser. */
export function showColorScheme(colorScheme: ColorScheme): void {
  const name = colorScheme === 1 ? "dark" : "light";
  document.documentElement.dataset["colorScheme"] = name;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = THEME_COLORS[name];
}

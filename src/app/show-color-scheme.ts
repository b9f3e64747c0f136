import type { ColorScheme } from "#domain/settings/settings.ts";

/** The page backgrounds of `tokens.css`, for the browser's own bars around the page. */
const THEME_COLORS = { light: "#f4f2ea", dark: "#0f1512" } as const;

/** Puts the whole page, its scroll bars and the browser's bars in one colour scheme. */
export function showColorScheme(colorScheme: ColorScheme): void {
  const name = colorScheme === 1 ? "dark" : "light";
  document.documentElement.dataset["colorScheme"] = name;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = THEME_COLORS[name];
}

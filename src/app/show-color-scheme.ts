import type { ColorScheme } from "#domain/settings/settings.ts";

/** The page backgrounds in `tokens.css`, for the bars of the browser. */
const THEME_COLORS = { light: "#f4f2ea", dark: "#0f1512", red: "#000000" } as const;

/** The filter of `night-red.css`: pictures become red light of their brightness. */
const FILTER_ID = "night-red";
const RED_ONLY = "0.5 0.45 0.15 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0";

/**
 * Applies a colour scheme to the page, its scrollbars and the bars of the browser.
 * @param isRed whether everything is in red light on black, which goes before the scheme
 */
export function showColorScheme(colorScheme: ColorScheme, isRed: boolean): void {
  const name = colorScheme === 1 || isRed ? "dark" : "light";
  const root = document.documentElement;
  root.dataset["colorScheme"] = name;
  root.toggleAttribute("data-night-red", isRed);
  if (isRed && !document.getElementById(FILTER_ID)) root.append(redFilter());
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = THEME_COLORS[isRed ? "red" : name];
}

/** A filter must be in the page: Safari takes none from a style sheet. */
function redFilter(): SVGElement {
  const create = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const svg = create("svg", { "aria-hidden": "true", width: "0", height: "0" });
  svg.style.position = "absolute";
  const filter = create("filter", { id: FILTER_ID, "color-interpolation-filters": "sRGB" });
  filter.append(create("feColorMatrix", { type: "matrix", values: RED_ONLY }));
  svg.append(filter);
  return svg;
}

/** Garmin's `DisplayColor` (GpxExtensions v3), in lower case. */
const GARMIN: Readonly<Record<string, string>> = {
  black: "#000000",
  darkred: "#8b0000",
  darkgreen: "#006400",
  darkyellow: "#b58900",
  darkblue: "#00008b",
  darkmagenta: "#8b008b",
  darkcyan: "#008b8b",
  lightgray: "#d3d3d3",
  darkgray: "#808080",
  red: "#ff0000",
  green: "#00a000",
  yellow: "#ffff00",
  blue: "#0000ff",
  magenta: "#ff00ff",
  cyan: "#00ffff",
  white: "#ffffff",
};

/**
 * Returns a colour as `#rrggbb` in lower case, undefined when the text is not a colour. Reads `#rgb`,
 * `rrggbb`, OsmAnd's `#aarrggbb` (alpha is dropped) and Garmin's colour names.
 */
export function parseColor(text: string): string | undefined {
  if (text === "") return undefined;
  const written = text.trim().toLowerCase();
  if (Object.hasOwn(GARMIN, written)) return GARMIN[written];
  const digits = /^#?([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/.exec(written)?.[1];
  if (digits === undefined) return undefined;
  if (digits.length === 3) return `#${[...digits].map((digit) => digit + digit).join("")}`;
  return `#${digits.slice(-6)}`;
}

/** Returns a colour written as KML's `aabbggrr` in the same form. */
export function parseKmlColor(text: string): string | undefined {
  const match = /^#?(?:[\da-f]{2})?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  if (!match) return undefined;
  const [, blue, green, red] = match;
  return `#${red}${green}${blue}`.toLowerCase();
}

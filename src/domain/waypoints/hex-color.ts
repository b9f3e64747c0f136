/** Returns whether a value is a colour in the form of waypoints and lines: `#rrggbb`, lower case. */
export function isHexColor(value: unknown): value is string {
  return typeof value === "string" && /^#[0-9a-f]{6}$/.test(value);
}

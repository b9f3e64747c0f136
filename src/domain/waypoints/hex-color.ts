/** Whether this is a colour as waypoints and lines have it: `#rrggbb`, in small letters. */
export function isHexColor(value: unknown): value is string {
  return typeof value === "string" && /^#[0-9a-f]{6}$/.test(value);
}

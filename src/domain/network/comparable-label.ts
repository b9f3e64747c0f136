/**
 * Returns a label in comparable form, without leading zeros, spaces and case, because "09-10" on a route
 * means the nodes "9" and "10".
 */
export function comparableLabel(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/(^|\D)0+(?=\d)/g, "$1");
}

/** Names a line of this device: the plan in the making, a saved plan, or a track or route. */
export type LineRef = "plan" | `plan:${string}` | `track:${string}`;

/** Reads a name of a line from an address; null for anything else. */
export function readLineRef(text: string | null): LineRef | null {
  if (text === "plan") return text;
  return text && /^(plan|track):./.test(text) ? (text as LineRef) : null;
}

/** Returns the address of the map that offers to print sheets along a line. */
export function printAlongPath(ref: LineRef): string {
  return `/map?afdrukken=${encodeURIComponent(ref)}`;
}

/** Returns the address of the map that offers to save the map along a line. */
export function saveAlongPath(ref: LineRef): string {
  return `/map?bewaar=${encodeURIComponent(ref)}`;
}

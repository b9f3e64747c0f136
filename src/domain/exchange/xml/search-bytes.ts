/** @returns whether the ASCII text `sought` stands at `index`. */
export function isAt(bytes: Uint8Array, index: number, sought: string): boolean {
  for (let step = 0; step < sought.length; step++) {
    if (bytes[index + step] !== sought.charCodeAt(step)) return false;
  }
  return true;
}

/**
 * @returns the index after the next `sought` (ASCII), or the length of the bytes when it does not
 *   occur.
 */
export function skipPast(bytes: Uint8Array, start: number, sought: string): number {
  const first = sought.charCodeAt(0);
  for (let index = bytes.indexOf(first, start); index >= 0; ) {
    if (isAt(bytes, index, sought)) return index + sought.length;
    index = bytes.indexOf(first, index + 1);
  }
  return bytes.length;
}

/** @returns the line that `index` is in; 1 is the first. */
export function lineAt(bytes: Uint8Array, index: number): number {
  let line = 1;
  for (let at = bytes.indexOf(10); at >= 0 && at < index; at = bytes.indexOf(10, at + 1)) line++;
  return line;
}

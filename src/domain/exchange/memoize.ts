const MAX_KNOWN = 256;

/**
 * The same function, but what it gave for a text it remembers: ten thousand waypoints have a dozen
 * signs and colours. For functions without side effects whose results nobody changes.
 */
export function memoize<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    // A file in which all differ fills no memory.
    if (known.size === MAX_KNOWN) known.clear();
    known.set(text, result);
    return result;
  };
}

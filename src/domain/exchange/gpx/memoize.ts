const MAX_KNOWN = 256;

/**
 * Returns the function with a cache by its text: ten thousand waypoints have a dozen symbols and
 * colours. For pure functions whose results are never modified.
 */
export function memoize<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    // A file in which all texts differ must not fill the memory.
    if (known.size === MAX_KNOWN) known.clear();
    known.set(text, result);
    return result;
  };
}

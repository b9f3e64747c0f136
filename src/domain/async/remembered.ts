/** Loads something once. */
export interface Remembered<Result> {
  /** Returns the result of the first call; after a failure the next call loads again. */
  (): Promise<Result>;
  /** Loads again at the next call. */
  forget(): void;
}

/** Returns a function that loads once. Only successes are remembered: a file that could not be read may be readable later. */
export function remembered<Result>(load: () => Promise<Result>): Remembered<Result> {
  const results = new Map<0, Promise<Result>>();
  return Object.assign(() => rememberedIn(results, 0, load), {
    forget: () => results.clear(),
  });
}

/** Returns the remembered result of a key, or else loads and remembers it, unless loading fails. */
export function rememberedIn<Key, Result>(
  results: Map<Key, Promise<Result>>,
  key: Key,
  load: () => Promise<Result>,
): Promise<Result> {
  const known = results.get(key);
  if (known) return known;
  const loading = load().catch((error: unknown) => {
    if (results.get(key) === loading) results.delete(key);
    throw error;
  });
  results.set(key, loading);
  return loading;
}

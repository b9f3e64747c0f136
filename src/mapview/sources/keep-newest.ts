/** Adds an entry to the map as the newest, and removes the oldest beyond a maximum. */
export function keepNewest<Key, Value>(
  kept: Map<Key, Value>,
  key: Key,
  value: Value,
  most: number,
): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > most) kept.delete(oldest);
}

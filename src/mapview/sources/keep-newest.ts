/** Puts this into the map as its newest entry; of more than so many the oldest goes. */
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

/**
 * Returns the subject under which windows tell each other of the record under a key of a store with several kinds. In a file of
 * its own, because it is part of the first load.
 */
export function keyedSubject(store: string, key: string): string {
  return `${store} ${key}`;
}

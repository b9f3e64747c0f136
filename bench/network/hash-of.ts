/** Returns a pseudo-random hash, the same every time (the finalizer of MurmurHash 3). */
export function hashOf(value: number, seed: number): number {
  let hash = Math.imul(value ^ seed, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

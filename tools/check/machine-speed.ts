/** Measures how fast this machine is, so that the times of two runs can be compared. */

const LIMIT = 20_000_000;
const ROUNDS = 5;

/** Returns the seconds that this machine takes to count the primes below twenty million: the median of five rounds. */
export function measureMachine(): number {
  const seconds = Array.from({ length: ROUNDS }, () => {
    const startMs = performance.now();
    countPrimes(LIMIT);
    return (performance.now() - startMs) / 1000;
  });
  return seconds.sort((one, other) => one - other)[ROUNDS >> 1] as number;
}

/** Counts the primes up to and including a limit, with the sieve of Eratosthenes. */
export function countPrimes(limit: number): number {
  const isComposite = new Uint8Array(limit + 1);
  let count = 0;
  for (let number = 2; number <= limit; number += 1) {
    if (isComposite[number]) continue;
    count += 1;
    for (let multiple = number * number; multiple <= limit; multiple += number) {
      isComposite[multiple] = 1;
    }
  }
  return count;
}

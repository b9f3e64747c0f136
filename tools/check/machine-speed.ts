/** Measures how fast this machine is, so that the times of two runs can be compared. */

const LIMIT = 20_000_000;
const ROUNDS = 5;

/** The seconds of the machine that the limits and aims of the tests are written for. */
export const REFERENCE_SECONDS = 0.2;

/** Returns how many times slower this machine is at the moment than that of the reference; at least 1. */
export function slowness(): number {
  return Math.max(1, measureMachine(1) / REFERENCE_SECONDS);
}

/** Returns the seconds that this machine takes to count the primes below twenty million: the median of the rounds. */
export function measureMachine(rounds = ROUNDS): number {
  const seconds = Array.from({ length: rounds }, () => {
    const startMs = performance.now();
    countPrimes(LIMIT);
    return (performance.now() - startMs) / 1000;
  });
  return seconds.sort((one, other) => one - other)[rounds >> 1] as number;
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

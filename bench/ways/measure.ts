import { countPrimes, REFERENCE_SECONDS } from "../../tools/check/machine-speed.ts";
import { missLimit } from "../brief/brief.ts";

/** The primes that the machine of the reference counts in `REFERENCE_SECONDS`. */
const PRIMES_BELOW = 20_000_000;

/** Returns how many times more processor time this machine takes at the moment than that of the reference. */
export async function slowness(): Promise<number> {
  const ms = await millisecondsOf(async () => void countPrimes(PRIMES_BELOW));
  return ms / 1000 / REFERENCE_SECONDS;
}

/** Returns the milliseconds of processor time. */
export async function millisecondsOf(run: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns the value below which a share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints a time beside its limit, for a machine that is so many times slower than that of the reference. */
export function limited(what: string, ms: number, limitMs: number, slowdown: number): void {
  const isMet = ms * slowdown <= limitMs;
  const slow = slowdown === 1 ? "" : `, times ${slowdown}: ${(ms * slowdown).toFixed(0)} ms`;
  const verdict = isMet ? "ok" : "NOT MET";
  console.log(`${what}: ${ms.toFixed(1)} ms${slow} (at most ${limitMs}) ${verdict}`);
  if (!isMet) missLimit();
}

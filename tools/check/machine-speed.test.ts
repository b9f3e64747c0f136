import { expect, test } from "vitest";
import { countPrimes, measureMachine } from "./machine-speed.ts";

test("counts the primes below a limit", () => {
  expect(countPrimes(10)).toBe(4);
  expect(countPrimes(1_000_000)).toBe(78_498);
});

test("measures the machine in seconds", () => {
  expect(measureMachine(1)).toBeGreaterThan(0.001);
});

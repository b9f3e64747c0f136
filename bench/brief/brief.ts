/** Whether `npm run bench:brief` runs a bench, to see that it still runs to its end: its measurements mean nothing then. */
export const isBrief = process.env["BENCH"] === "brief";

/** Returns the size of a bench, such as its number of rounds; a brief one unless it is run by itself. */
export function sizeOf(whole: number, brief = 1): number {
  return isBrief ? brief : whole;
}

/** Lets a bench that misses its limit exit with 1; a brief one, which shares the machine, does not. */
export function missLimit(): void {
  if (!isBrief) process.exitCode = 1;
}

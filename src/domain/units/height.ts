/** Lower than any shore on earth (the Dead Sea lies at -430), and higher than any track goes, metres. */
const [LOWEST_METERS, HIGHEST_METERS] = [-500, 30_000];

/** Returns whether a number can be a height: programs write -9999 or -32768 for an unknown one. */
export function isHeight(meters: number): boolean {
  return meters >= LOWEST_METERS && meters <= HIGHEST_METERS;
}

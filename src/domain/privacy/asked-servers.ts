/** The time of the latest request to each server, by origin, in milliseconds since 1970. */
export type AskedServers = Readonly<Record<string, number>>;

/**
 * The greatest number of servers that are remembered; most of the others are addresses that somebody typed
 * once.
 */
const MAX_SERVERS = 50;

/**
 * Returns the list with a request added. Beyond `MOST_SERVERS`, the server that was asked longest ago is
 * removed.
 */
export function withAsked(asked: AskedServers, origin: string, atMs: number): AskedServers {
  const last = Math.max(asked[origin] ?? 0, atMs);
  const entries = Object.entries({ ...asked, [origin]: last });
  return Object.fromEntries(entries.sort(([, a], [, b]) => b - a).slice(0, MAX_SERVERS));
}

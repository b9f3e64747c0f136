/** When each server was asked last: origin, milliseconds since 1970. */
export type AskedServers = Readonly<Record<string, number>>;

/** More are of addresses that somebody typed, and long ago. */
const MOST_SERVERS = 50;

/** Notes that a server was asked; the ones asked longest ago make room where there are too many. */
export function withAsked(asked: AskedServers, origin: string, atMs: number): AskedServers {
  const last = Math.max(asked[origin] ?? 0, atMs);
  const entries = Object.entries({ ...asked, [origin]: last });
  return Object.fromEntries(entries.sort(([, a], [, b]) => b - a).slice(0, MOST_SERVERS));
}

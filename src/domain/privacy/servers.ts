import { NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import { TILE_SOURCES } from "#domain/tiles/tile-sources.ts";

/** What a server is asked for. */
export type ServerPurpose = "online-map" | "pictures" | "network-pictures";

/** A server that the app asks for something by itself, once the user has chosen what needs it. */
export interface KnownServer {
  /** Its host; one of several that share a task stands for all. */
  readonly host: string;
  readonly purpose: ServerPurpose;
  /** What is chosen to have it asked: names of tile sources and overlays, in Dutch. */
  readonly chosenBy: readonly string[];
}

/** Every server that the app may ask, by what it is asked for; what the user types comes on top of it. */
export const KNOWN_SERVERS: readonly KnownServer[] = [
  { host: hostOf(ONLINE_MAP_URL), purpose: "online-map", chosenBy: ["Scouting Map"] },
  ...serversOf(
    "pictures",
    TILE_SOURCES.map(({ name, urlTemplates }) => [name, urlTemplates]),
  ),
  ...serversOf(
    "network-pictures",
    NETWORK_OVERLAYS.map(({ label, urlTemplates }) => [label, urlTemplates]),
  ),
];

/** Returns the known server at an origin; null for an address that the user typed. */
export function knownServerAt(origin: string): KnownServer | null {
  const host = URL.canParse(origin) ? withoutShard(new URL(origin).host) : origin;
  return KNOWN_SERVERS.find((server) => server.host === host) ?? null;
}

function serversOf(
  purpose: ServerPurpose,
  sources: readonly (readonly [name: string, urlTemplates: readonly string[]])[],
): readonly KnownServer[] {
  const byHost = new Map<string, string[]>();
  for (const [name, urlTemplates] of sources) {
    const hosts = new Set(urlTemplates.map((template) => withoutShard(hostOf(template))));
    for (const host of hosts) byHost.set(host, [...(byHost.get(host) ?? []), name]);
  }
  return [...byHost].map(([host, chosenBy]) => ({ host, purpose, chosenBy }));
}

/** Servers of pictures share their work among hosts that begin with a, b or c. */
function withoutShard(host: string): string {
  return host.replace(/^[a-d]\./, "");
}

function hostOf(template: string): string {
  return /^https:\/\/([^/]+)/.exec(template)?.[1] ?? template;
}

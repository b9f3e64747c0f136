import { MUNICIPALITIES_URL } from "#domain/areas/municipality.ts";
import { BULLETIN_SERVER } from "#domain/links/bulletin-address.ts";
import { DEFAULT_CATALOGUE } from "#domain/links/default-catalogue.ts";
import { JOTIHUNT_SERVICE } from "#domain/links/jotihunt-address.ts";
import { MARKS_SERVICE } from "#domain/links/marks-address.ts";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import { ADDRESSES_URL } from "#domain/search/address.ts";
import { type MapSource, NETWORK_OVERLAYS } from "#domain/tiles/network-overlays.ts";
import { ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import { TILE_SOURCES } from "#domain/tiles/tile-sources.ts";

/** The purpose of the requests to a server. */
export type ServerPurpose =
  | "online-map"
  | "pictures"
  | "network-pictures"
  | "municipalities"
  | "addresses"
  | "marks"
  | "hunt"
  | "extracts"
  | "packs"
  | "bulletin";

/** A server that the app sends requests to on its own, once the user has chosen something that needs it. */
export interface KnownServer {
  /** The host name; one of several hosts that share a task represents them all. */
  readonly host: string;
  readonly purpose: ServerPurpose;
  /** The tile sources and overlays whose choice leads to requests. */
  readonly chosenBy: readonly MapSource[];
}

const SERVERS: readonly KnownServer[] = [
  { host: hostOf(ONLINE_MAP_URL), purpose: "online-map", chosenBy: [0] },
  ...serversOf(
    "pictures",
    TILE_SOURCES.map(({ number, urlTemplates }) => [number, urlTemplates]),
  ),
  ...serversOf(
    "network-pictures",
    NETWORK_OVERLAYS.map(({ name, urlTemplates }) => [name, urlTemplates]),
  ),
  { host: hostOf(MUNICIPALITIES_URL), purpose: "municipalities", chosenBy: [] },
  { host: hostOf(ADDRESSES_URL), purpose: "addresses", chosenBy: [] },
  { host: hostOf(MARKS_SERVICE), purpose: "marks", chosenBy: [] },
  ...serverAt(JOTIHUNT_SERVICE, "hunt"),
];

/** The servers that the app may send requests to; a host with several purposes occurs once for each. Addresses that the user types are not included. */
export const KNOWN_SERVERS: readonly KnownServer[] = knownServers(
  DEFAULT_CATALOGUE,
  SLICE_SERVER,
  BULLETIN_SERVER,
);

/**
 * Returns the servers of a build.
 * @param packCatalogue the address of its default catalogue, or null if it has none
 * @param sliceServer the address of the server that cuts extracts for it, or null if it has none
 * @param bulletin the address on another server of its notices, tides and levels, or null if it has none
 */
export function knownServers(
  packCatalogue: string | null,
  sliceServer: string | null,
  bulletin: string | null,
): readonly KnownServer[] {
  return [
    ...SERVERS,
    ...serverAt(sliceServer, "extracts"),
    ...serverAt(packCatalogue, "packs"),
    ...serverAt(bulletin, "bulletin"),
  ];
}

function serverAt(address: string | null, purpose: ServerPurpose): readonly KnownServer[] {
  return address === null ? [] : [{ host: hostOf(address), purpose, chosenBy: [] }];
}

/** Returns the known server at an origin; null for an address that the user typed. */
export function knownServerAt(origin: string): KnownServer | null {
  const host = URL.canParse(origin) ? withoutShard(new URL(origin).host) : origin;
  return KNOWN_SERVERS.find((server) => server.host === host) ?? null;
}

function serversOf(
  purpose: ServerPurpose,
  sources: readonly (readonly [source: MapSource, urlTemplates: readonly string[]])[],
): readonly KnownServer[] {
  const byHost = new Map<string, MapSource[]>();
  for (const [source, urlTemplates] of sources) {
    const hosts = new Set(urlTemplates.map((template) => withoutShard(hostOf(template))));
    for (const host of hosts) byHost.set(host, [...(byHost.get(host) ?? []), source]);
  }
  return [...byHost].map(([host, chosenBy]) => ({ host, purpose, chosenBy }));
}

/**
 * Removes the letter in front of a host name: picture servers share their work among hosts that begin with a,
 * b, c or d.
 */
function withoutShard(host: string): string {
  return host.replace(/^[a-d]\./, "");
}

function hostOf(template: string): string {
  return /^https:\/\/([^/]+)/.exec(template)?.[1] ?? template;
}

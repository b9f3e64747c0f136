import { createStore, type StoreApi } from "zustand/vanilla";
import { type AskedServers, withAsked } from "#domain/privacy/asked-servers.ts";
import type { AskedOrigins } from "#platform/requests/asked-origins.ts";
import { browserAskedOrigins } from "#platform/requests/browser-asked-origins.ts";
import type { TextStore } from "#platform/text-store/text-store.ts";
import { device } from "#state/device/device.ts";
import {
  ASKED_SERVERS_KEY,
  askedServersText,
  readAskedServers,
} from "#storage/privacy/asked-servers-text.ts";

/** What keeps when servers were asked. */
interface AskedServersDevice {
  readonly texts: Pick<TextStore, "read" | "write">;
  readonly origins: AskedOrigins;
}

/** When each server was asked last, on this device. */
export interface AskedServersState {
  readonly store: StoreApi<{ readonly servers: AskedServers }>;
  /** Notes the requests of this page from now on, and those of before; only the first call does anything. */
  start(): void;
  /** Notes a request that a worker makes. */
  note(origin: string, atMs: number): void;
}

/** A map asks hundreds of tiles: one note a minute says as much. */
const EVERY_MS = 60_000;

/** Creates it over any device. */
export function createAskedServers({ texts, origins }: AskedServersDevice): AskedServersState {
  const stored = () => readAskedServers(texts.read(ASKED_SERVERS_KEY));
  const store = createStore<{ readonly servers: AskedServers }>(() => ({ servers: stored() }));
  let isStarted = false;
  const note = (origin: string, atMs: number): void => {
    const known = store.getState().servers[origin] ?? 0;
    if (atMs - known < EVERY_MS && known !== 0) return;
    // Another tab notes its own.
    const servers = withAsked(stored(), origin, Math.round(atMs));
    texts.write(ASKED_SERVERS_KEY, askedServersText(servers));
    store.setState({ servers });
  };
  return {
    store,
    note,
    start() {
      if (isStarted) return;
      isStarted = true;
      origins.watch(note);
    },
  };
}

const { store, start, note } = createAskedServers({
  texts: device.texts,
  origins: browserAskedOrigins(),
});

export const askedServersStore = store;
export const startAskedServers = start;

/** Notes that a worker asks these addresses now. */
export function noteAskedAddresses(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (!URL.canParse(address)) continue;
    const { origin } = new URL(address);
    if (origin !== globalThis.location?.origin) note(origin, device.clock.nowMs());
  }
}

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

/** The services of the device that store the times of requests. */
interface AskedServersDevice {
  readonly texts: Pick<TextStore, "read" | "write">;
  readonly origins: AskedOrigins;
}

/** Records when each server was last asked by this device. */
export interface AskedServersState {
  readonly store: StoreApi<{ readonly servers: AskedServers }>;
  /** Records the requests of this page, earlier ones included. Only the first call has an effect. */
  start(): void;
  /** Records a request of a worker. */
  note(origin: string, atMs: number): void;
}

/** The shortest time between two records of one server, because a map requests hundreds of tiles. */
const EVERY_MS = 60_000;

/** Creates the records of a device. */
export function createAskedServers({ texts, origins }: AskedServersDevice): AskedServersState {
  const stored = () => readAskedServers(texts.read(ASKED_SERVERS_KEY));
  const store = createStore<{ readonly servers: AskedServers }>(() => ({ servers: stored() }));
  let isStarted = false;
  const note = (origin: string, atMs: number): void => {
    const known = store.getState().servers[origin] ?? 0;
    if (atMs - known < EVERY_MS && known !== 0) return;
    // Reads the stored times first, because another tab may have added to them.
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

/** Records that a worker now sends requests to these addresses. */
export function noteAskedAddresses(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (!URL.canParse(address)) continue;
    const { origin } = new URL(address);
    if (origin !== globalThis.location?.origin) note(origin, device.clock.nowMs());
  }
}

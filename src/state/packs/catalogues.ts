import type { StoreApi } from "zustand/vanilla";
import { PackJobError } from "#domain/packs/pack-job.ts";
import { type PackIndex, readPackIndex } from "#domain/packs/pack-manifest.ts";
import { PackFormatError } from "#domain/packs/pack-manifest-fields.ts";
import type { Downloads } from "#platform/downloads/downloads.ts";
import { fetchText } from "#platform/downloads/fetch-text.ts";
import type { PackCommandsDevice } from "./pack-commands-device.ts";
import type { Catalogue, PacksSnapshot } from "./packs-snapshot.ts";

/** The lists of available packs: that of the app, and that at an address typed by the user. */
export interface Catalogues {
  /**
   * Fetches the catalogue at a typed address. Resolves to the full address, or null on failure. The catalogue of the
   * app itself is only shown as such.
   */
  loadCatalogue(typed: string): Promise<string | null>;
  /**
   * Fetches the catalogue of the app, once per visit; with `again` also after a failure. It is that of its own
   * server, or else the default one of the build. Requests nothing offline or in "alleen offline", but does so as soon
   * as that changes.
   */
  loadHomeCatalogue(again: boolean): Promise<void>;
  /**
   * Checks the catalogue of the app for updates of installed packs, at most once a day. Requests nothing offline or
   * in "alleen offline".
   */
  checkForUpdates(): Promise<void>;
}

/** The longest wait for a catalogue. */
const PATIENCE_MS = 30_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates the catalogues on this device. */
export function createCatalogues(
  device: PackCommandsDevice,
  store: StoreApi<PacksSnapshot>,
): Catalogues {
  let typing = new AbortController();
  let home: Promise<void> | null = null;

  async function askHome(): Promise<void> {
    const without = whyNotAsked(device);
    if (without) {
      store.setState({ home: { status: "failed", problem: without } });
      return;
    }
    store.setState({ home: { status: "loading" } });
    device.checkedAtMs.set(device.clock.nowMs());
    store.setState({ home: await fetchedHome(device) });
  }

  async function loadHomeCatalogue(again: boolean): Promise<void> {
    if (!again && isAnswered(store.getState().home)) return;
    home ??= askHome().finally(() => {
      home = null;
    });
    await home;
  }

  /** Fetches the catalogue of the app and resolves to its address, or null on failure. */
  async function loadTypedHome(): Promise<string | null> {
    store.setState({ catalogue: { status: "none" } });
    await loadHomeCatalogue(true);
    const { home } = store.getState();
    return home.status === "loaded" ? home.address : null;
  }

  /** Fetches the catalogue at another address; resolves to null on failure, and if a newer request replaces this one. */
  async function loadTyped(
    address: string | Catalogue,
    question: AbortController,
  ): Promise<string | null> {
    if (typing !== question) return null;
    if (device.isOfflineOnly()) {
      store.setState({ catalogue: { status: "failed", problem: "offline-only" } });
      return null;
    }
    store.setState({ catalogue: { status: "loading" } });
    const found = typeof address === "string" ? await fetched(device, address, question) : address;
    if (typing !== question) return null;
    store.setState({ catalogue: found });
    return found.status === "loaded" ? found.address : null;
  }

  return {
    loadHomeCatalogue,
    async checkForUpdates() {
      const checkedAtMs = device.checkedAtMs.get();
      const sinceMs = checkedAtMs === null ? DAY_MS : device.clock.nowMs() - checkedAtMs;
      const hasAny = store.getState().records.some(({ manifestSha256 }) => manifestSha256 !== null);
      // A clock that was set back must not postpone the check for years.
      const isDue = sinceMs >= DAY_MS || sinceMs < 0;
      if (hasAny && isDue && !whyNotAsked(device)) await loadHomeCatalogue(false);
    },
    async loadCatalogue(typed) {
      typing.abort();
      const question = new AbortController();
      typing = question;
      const address = addressOf(typed, device);
      if (typeof address === "string" && device.homeCatalogues.includes(address)) {
        const home = await loadTypedHome();
        if (home === null || home === address) return home;
      }
      return await loadTyped(address, question);
    },
  };
}

function whyNotAsked({ downloads, isOfflineOnly }: PackCommandsDevice) {
  if (isOfflineOnly()) return "offline-only";
  return downloads.isOnline() ? null : "offline";
}

/** Tells whether asking again is pointless: the catalogue has arrived, or does not exist. */
function isAnswered(home: Catalogue): boolean {
  if (home.status !== "failed") return home.status === "loaded" || home.status === "absent";
  return home.problem !== "offline" && home.problem !== "offline-only";
}

function addressOf(typed: string, { ownOrigin }: PackCommandsDevice): string | Catalogue {
  try {
    return catalogueAddress(typed, ownOrigin);
  } catch (error) {
    return failed(error);
  }
}

/** Fetches the catalogue of the app from the first server that has one. Never rejects. */
async function fetchedHome(device: PackCommandsDevice): Promise<Catalogue> {
  let answer: Catalogue = { status: "absent" };
  for (const address of device.homeCatalogues) {
    const found = await fetched(device, address, new AbortController());
    const problem = found.status === "failed" ? found.problem : null;
    if (problem !== "not-found") answer = found;
    // A host that answers unknown paths with the app sends a page where it has no catalogue.
    if (problem !== "not-found" && problem !== "html-answered") break;
  }
  return answer;
}

/** Fetches the catalogue at an address. Never rejects. */
async function fetched(
  { downloads }: PackCommandsDevice,
  address: string,
  question: AbortController,
): Promise<Catalogue> {
  const late = () => question.abort(new PackJobError("unreachable"));
  const timer = setTimeout(late, PATIENCE_MS);
  try {
    const { packs, leftOutCount } = await fetchCatalogue(downloads, address, question.signal);
    return { status: "loaded", address, entries: packs, leftOutCount };
  } catch (error) {
    return failed(error);
  } finally {
    clearTimeout(timer);
  }
}

function failed(error: unknown): Catalogue {
  return {
    status: "failed",
    problem: error instanceof PackJobError ? error.problem : "failed",
  };
}

/**
 * Completes a typed address: "example.nl/packs/" means the index.json there. Only https is allowed, or the origin of
 * the app. Throws a PackJobError.
 */
function catalogueAddress(typed: string, ownOrigin: string): string {
  const text = typed.trim();
  const isPath = text.startsWith("/");
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const address = isPath ? `${ownOrigin}${text}` : hasScheme ? text : `https://${text}`;
  if (text === "" || !URL.canParse(address)) throw new PackJobError("bad-address");
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new PackJobError("bad-address");
  if (url.protocol === "http:" && url.origin !== ownOrigin) {
    throw new PackJobError("insecure-address");
  }
  if (url.pathname.endsWith("/")) url.pathname += "index.json";
  url.hash = "";
  return url.href;
}

/** Resolves to the packs in a catalogue. Rejects with a PackJobError, or with the reason of an aborted `signal`. */
async function fetchCatalogue(
  downloads: Downloads,
  address: string,
  signal: AbortSignal,
): Promise<PackIndex> {
  const text = await fetchText(downloads, address, null, signal);
  if (text === null) throw new PackJobError("not-a-catalogue");
  try {
    return readPackIndex(text);
  } catch (error) {
    if (!(error instanceof PackFormatError)) throw error;
    const isNewer = error.problem === "newer-version";
    throw new PackJobError(isNewer ? "newer-version" : "not-a-catalogue", null, error);
  }
}

/**
 * Before the tests of components: what happy-dom lacks of a browser. After each of them the page, the
 * stores and the storage are as at a first visit, because all files share their modules.
 */
import "fake-indexeddb/auto";
import { Blob, File } from "node:buffer";
import { readFileSync } from "node:fs";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import type { StoreApi } from "zustand/vanilla";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { device } from "#state/device/device.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import {
  compassStore,
  headingStore,
  positionPermissionStore,
  positionStore,
} from "#state/position/position.ts";
import { tripStore } from "#state/position/trip.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { searchTextStore } from "#state/search/search-text.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { deleteMany, startWaypoints, waypointsStore } from "#state/waypoints/waypoints.ts";
import { listViewStore } from "#state/waypoints/waypoints-list-view.ts";
import { backupHandlers } from "#workers/backup/backup-handlers.ts";
import { coverageHandlers } from "#workers/coverage/coverage-handlers.ts";
import { fairwayHandlers } from "#workers/fairway/fairway-handlers.ts";
import { importHandlers } from "#workers/import/import-handlers.ts";
import { networkGraphHandlers } from "#workers/network-graph/graph-handlers.ts";
import { searchHandlers } from "#workers/search/search-handlers.ts";

const STORES = [
  connectionStore,
  mapViewStore,
  packsStore,
  positionStore,
  positionPermissionStore,
  headingStore,
  tripStore,
  compassStore,
  preferencesStore,
  recordingStatusStore,
  searchTextStore,
  settingsStore,
  waypointsStore,
  listViewStore,
] as unknown as StoreApi<object>[];

const KEPT_STORES = [
  "packs",
  "plans",
  "photos",
  "tracks",
  "trackBlocks",
  "recordings",
  "recordedFixes",
] as const;

configure({
  // The whole page under each failure hides what failed.
  getElementError: (message) => new Error(message ?? "not found"),
  // A machine that is busy loads what is loaded late later still.
  asyncUtilTimeout: 10_000,
});

// Those of happy-dom lose what is in them on the way to a worker.
Object.assign(globalThis, { Blob, File });

const places = readFileSync("public/basemap/places.json");
const fairways = readFileSync("public/nautical/vaarwegen.json");
const FAIRWAYS_FILE = /\/nautical\/vaarwegen\.json$/;
const fetchOverNetwork = globalThis.fetch;
// The page fetches this file itself, and hands it to its worker.
globalThis.fetch = async (input, init) =>
  FAIRWAYS_FILE.test(String(input))
    ? new Response(fairways, { headers: { "content-type": "application/json" } })
    : fetchOverNetwork(input, init);
/** What the workers do, by their names. */
const HANDLERS: Readonly<Record<string, () => object>> = {
  search: () => searchHandlers(async () => new Uint8Array(places).buffer),
  "import-file": () => importHandlers,
  "read-backup": () => backupHandlers,
  "network-graph": networkGraphHandlers,
  coverage: coverageHandlers,
  fairway: fairwayHandlers,
};
globalThis.Worker = class extends WorkerHere<never> {
  constructor(_url: URL, { name = "" }: WorkerOptions = {}) {
    const handlers = HANDLERS[name];
    if (!handlers) throw new Error(`No worker here is called ${name}.`);
    super(handlers() as never);
  }
} as never;

function resetStores(): void {
  for (const store of STORES) store.setState(store.getInitialState(), true);
}

beforeAll(async () => {
  // Files share one database too. The waypoints are emptied by their own commands.
  const database = await device.connection.opened();
  await Promise.all(KEPT_STORES.map((store) => database.clear(store)));
  // Whoever searches starts the packs, and this page has no place for files: said once, not in some test.
  await startPacks();
  // Whoever imports waits until storage was read.
  await startWaypoints([]);
  resetStores();
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // The storage knows what it kept, whatever the store says by then.
  await deleteMany(waypointsStore.getState().waypoints.map(({ id }) => id));
  resetStores();
  localStorage.clear();
});

// A module that still loads when a file of tests has ended would stay failed, for every file after it.
afterAll(() => vi.dynamicImportSettled());

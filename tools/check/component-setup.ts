/**
 * Before the tests of components: what happy-dom lacks of a browser. After each of them the page, the
 * stores and the storage are as at a first visit, because all files share their modules.
 */
import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, vi } from "vitest";
import type { StoreApi } from "zustand/vanilla";
import { WorkerHere } from "#rpc/worker-here.builder-test.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import {
  compassStore,
  headingStore,
  positionPermissionStore,
  positionStore,
} from "#state/position/position.ts";
import { searchTextStore } from "#state/search/search-text.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { deleteMany, waypointsStore } from "#state/waypoints/waypoints.ts";
import { listViewStore } from "#state/waypoints/waypoints-list-view.ts";
import type { SearchCalls } from "#workers/search-calls.ts";
import { searchHandlers } from "#workers/search-handlers.ts";

const STORES = [
  mapViewStore,
  packsStore,
  positionStore,
  positionPermissionStore,
  headingStore,
  compassStore,
  preferencesStore,
  searchTextStore,
  settingsStore,
  waypointsStore,
  listViewStore,
] as unknown as StoreApi<object>[];

configure({
  // The whole page under each failure hides what failed.
  getElementError: (message) => new Error(message ?? "not found"),
  // A machine that is busy loads what is loaded late later still.
  asyncUtilTimeout: 10_000,
});

const places = readFileSync("public/basemap/places.json");
globalThis.Worker = class extends WorkerHere<SearchCalls> {
  constructor() {
    super(searchHandlers(async () => new Uint8Array(places).buffer));
  }
} as never;

function resetStores(): void {
  for (const store of STORES) store.setState(store.getInitialState(), true);
}

beforeAll(async () => {
  // Whoever searches starts the packs, and this page has no place for files: said once, not in some test.
  await startPacks();
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

/**
 * Prepares component tests with browser features that happy-dom lacks. After each test the page, the stores and the
 * storage are reset to a first visit, because all files share their modules.
 */
import "fake-indexeddb/auto";
import { Blob, File } from "node:buffer";
import { readFileSync } from "node:fs";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import type { StoreApi } from "zustand/vanilla";
import { EMPTY_ROUTE } from "#domain/network/plan/route/plan-route.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { browserClock } from "#platform/clock/browser-clock.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import { setUnitSpace } from "#sentences/intl/with-unit.ts";
import { connectionStore } from "#state/connection/connection-store.ts";
import { device } from "#state/device/device.ts";
import { boatDepartureStore } from "#state/fairways/boat-departure.ts";
import { bulletinStore } from "#state/fairways/bulletin.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { planner } from "#state/plans/planner.ts";
import { savedPlans } from "#state/plans/saved-plans.ts";
import {
  compassStore,
  headingStore,
  positionPermissionStore,
  positionStore,
} from "#state/position/position.ts";
import { tripStore } from "#state/position/trip.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { edits } from "#state/records/edits.ts";
import { searchTextStore } from "#state/search/search-text.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { settingsStore } from "#state/settings/settings.ts";
import { deleteMany, startWaypoints, waypointsStore } from "#state/waypoints/waypoints.ts";
import { listViewStore } from "#state/waypoints/waypoints-list-view.ts";
import { backupHandlers } from "#workers/backup/backup-handlers.ts";
import { coverageHandlers } from "#workers/coverage/coverage-handlers.ts";
import { fairwayHandlers } from "#workers/fairway/fairway-handlers.ts";
import { importHandlers } from "#workers/import/import-handlers.ts";
import { namedRoutesHandlers } from "#workers/named-routes/named-routes-handlers.ts";
import { networkGraphHandlers } from "#workers/network-graph/graph-handlers.ts";
import { searchHandlers } from "#workers/search/search-handlers.ts";
import { failOnLeftTimers, withTimersToStop } from "./left-timers.ts";
import { ownChannels } from "./own-channels.ts";
import { failOnReactErrors } from "./react-errors.ts";
import { waitForEffects } from "./settled-effects.ts";
import { PATIENCE_MS, waitLonger } from "./wait-longer.ts";

const STORES = [
  boatDepartureStore,
  bulletinStore,
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

const STORED_STORES = [
  "packs",
  "plans",
  "photos",
  "tracks",
  "trackBlocks",
  "recordings",
  "recordedFixes",
] as const;

configure({
  // Printing the whole page with each failure hides the failure.
  getElementError: (message) => new Error(message ?? "not found"),
  // On a busy machine lazy modules load even later.
  asyncUtilTimeout: PATIENCE_MS,
});
waitLonger();
waitForEffects();
setUnitSpace(" ");
ownChannels();
failOnReactErrors();
failOnLeftTimers();

// The happy-dom versions lose their contents when sent to a worker.
Object.assign(globalThis, { Blob, File });

const places = readFileSync("public/basemap/places.json");
/** The files that the page fetches itself, and hands to its workers. */
const NAUTICAL_FILE = /\/(nautical\/(?:vaarwegen\.json|vaarwater\.graph))$/;
const fetchOverNetwork = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const [, file] = NAUTICAL_FILE.exec(String(input)) ?? [];
  if (file === undefined) return fetchOverNetwork(input, init);
  const headers = { "content-type": "application/octet-stream" };
  return new Response(readFileSync(`public/${file}`), { headers });
};
/** The handlers of the workers, by name. */
const HANDLERS: Readonly<Record<string, () => object>> = {
  search: () => searchHandlers(async () => new Uint8Array(places).buffer),
  "import-file": () => importHandlers,
  "read-backup": () => backupHandlers,
  "routes-in-packs": namedRoutesHandlers,
  "network-graph": networkGraphHandlers,
  coverage: coverageHandlers,
  fairway: () => fairwayHandlers(async () => null),
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
  Object.assign(device.clock, withTimersToStop(browserClock()));
  // Files also share one database. The waypoints are deleted by their own commands.
  const database = await device.connection.opened();
  await Promise.all(STORED_STORES.map((store) => database.clear(store)));
  // Records that an earlier file left in memory went with the database.
  await edits.tellChanged(["tracks", "scouting"]);
  edits.store.setState({ undoable: null });
  savedPlans.store.setState(({ plans }) => ({ plans: plans && [] }));
  planner.store.setState({ draft: emptyDraft("walk"), route: EMPTY_ROUTE });
  // Searching starts the packs, and this page has no files: that is reported once here, not in some test.
  await startPacks();
  // Importing waits until storage was read.
  await startWaypoints([]);
  resetStores();
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // The storage knows its waypoints, whatever the store has by then.
  await deleteMany(waypointsStore.getState().waypoints.map(({ id }) => id));
  // Fake timers have moved the steady clock away from the time of day.
  Object.assign(device.clock, withTimersToStop(browserClock()));
  resetStores();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
});

// A module still loading at the end of a test file would stay failed for every file after it.
afterAll(() => vi.dynamicImportSettled());

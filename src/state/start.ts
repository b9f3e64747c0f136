import { browserAskedOrigins } from "#platform/requests/browser-asked-origins.ts";
import { device } from "#state/device/device.ts";
import { positionStore, startWatchingPosition } from "#state/position/position.ts";
import { startColorChoice } from "#state/settings/color-choice.ts";
import { preferencesStore, setPreferences, startPreferences } from "#state/settings/preferences.ts";
import { setSettings, startSettings } from "#state/settings/settings.ts";
import { startWaypoints } from "#state/waypoints/waypoints.ts";
import { lastRestoreId, RESTORED_KEY } from "#storage/backup/last-restore.ts";

let isStarted = false;

/**
 * Starts the state, once, before the first render. Settings and preferences are in their stores on return; waypoints
 * follow (`whenWaypointsLoaded`), and the position from then on.
 */
export function startState(): void {
  if (isStarted) return;
  isStarted = true;
  const pieces = [startSettings(), startPreferences()];
  startColorChoice();
  finishRestore().catch(console.warn);
  void startWaypoints(pieces.filter((piece) => piece !== null));
  startWatchingPosition();
  countTrip();
  noteAskedServers();
  setTimeout(fetchFairways, FAIRWAYS_AFTER_MS);
  setTimeout(noteVisit, VISIT_AFTER_MS);
}

/** Applies the settings of a restored backup again if localStorage has lost them, which is rare. */
async function finishRestore(): Promise<void> {
  const { texts, connection } = device;
  const id = await lastRestoreId(connection).catch(() => undefined);
  if (id === undefined || id === texts.read(RESTORED_KEY)) return;
  const places = { texts, settings: { setSettings }, preferences: { setPreferences } };
  const restored = await import(
    /* webpackChunkName: "backup" */ "#state/exchange/apply-restored-settings.ts"
  );
  await restored.finishRestore(places, connection);
}

/** Long after the first screen, so that it waits for nothing. */
const FAIRWAYS_AFTER_MS = 20_000;

/** Stores the bridges, locks and buoys of the country with the installed app: whoever switches boating on at sea has no network. */
function fetchFairways(): void {
  if (!device.installation.isInstalled() || preferencesStore.getState().offlineOnly) return;
  import(/* webpackChunkName: "fairways" */ "#state/fairways/fairways.ts")
    .then(({ fileBytes }) => fileBytes())
    .catch(console.warn);
}

/** Notes which servers are asked, from the first request on; the browser still knows those from before the code was there. */
function noteAskedServers(): void {
  const stop = browserAskedOrigins().watch(() => {
    stop();
    import(/* webpackChunkName: "asked-servers" */ "#state/privacy/asked-servers.ts").then(
      ({ startAskedServers }) => startAskedServers(),
      console.warn,
    );
  });
}

/** Soon after the first screen; what decides an age earlier looks at the clock itself. */
const VISIT_AFTER_MS = 5_000;

/** Looks at the clock in every visit, so that one that was set back is noticed. */
function noteVisit(): void {
  import(/* webpackChunkName: "visits" */ "#state/device/visits.ts").then(
    ({ visits }) => visits.agingMs(),
    console.warn,
  );
}

/** Starts the trip at the first fix; without a position its code is not loaded. */
function countTrip(): void {
  const stop = positionStore.subscribe(() => {
    stop();
    import(/* webpackChunkName: "trip" */ "#state/position/trip.ts").then(
      ({ startTrip }) => startTrip(),
      console.warn,
    );
  });
}

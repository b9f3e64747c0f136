import { device } from "./device/device.ts";
import { finishRestore } from "./exchange/restored-settings.ts";
import { startWatchingPosition } from "./position/position.ts";
import { setPreferences, startPreferences } from "./settings/preferences.ts";
import { setSettings, startSettings } from "./settings/settings.ts";
import { startWaypoints } from "./waypoints/waypoints.ts";

let isStarted = false;

/**
 * Wakes the state, once, before the first render: settings and preferences are in their stores when it returns;
 * the waypoints follow (`whenWaypointsLoaded`), and the position from then on.
 */
export function startState(): void {
  if (isStarted) return;
  isStarted = true;
  const pieces = [startSettings(), startPreferences()];
  const places = {
    texts: device.texts,
    settings: { setSettings },
    preferences: { setPreferences },
  };
  void finishRestore(places, device.connection);
  void startWaypoints(pieces.filter((piece) => piece !== null));
  startWatchingPosition();
}

import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";

/** Returns the waypoints that the map shows: those in no hidden folder. */
export function shownWaypoints(): readonly Waypoint[] {
  const { hiddenFolders } = preferencesStore.getState();
  const { waypoints } = waypointsStore.getState();
  return hiddenFolders.length === 0
    ? waypoints
    : waypoints.filter(({ folder = "" }) => !hiddenFolders.includes(folder));
}

/** Calls back with the waypoints that the map shows, now and at each change, until the returned function is called. */
export function watchShownWaypoints(show: (waypoints: readonly Waypoint[]) => void): () => void {
  const update = () => show(shownWaypoints());
  update();
  const stops = [
    waypointsStore.subscribe(update),
    preferencesStore.subscribe((now, before) => {
      if (now.hiddenFolders !== before.hiddenFolders) update();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

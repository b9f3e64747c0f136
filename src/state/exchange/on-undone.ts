import type { WaypointsState } from "#state/waypoints/waypoints.ts";

/** Calls back when the last command on waypoints is undone, from any place in the app. */
export function onUndone(store: WaypointsState["store"], listener: () => void): void {
  const { undoable: mine } = store.getState();
  const unsubscribe = store.subscribe(({ undoable }) => {
    if (undoable === mine) return;
    unsubscribe();
    // Another undoable command took its place, so this one cannot be undone any more.
    if (undoable === null) listener();
  });
}

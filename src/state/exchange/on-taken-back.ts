import type { WaypointsState } from "#state/waypoints/waypoints.ts";

/** Calls back when the last command about waypoints is taken back, wherever the user did that. */
export function onTakenBack(store: WaypointsState["store"], listener: () => void): void {
  const { undoable: mine } = store.getState();
  const unsubscribe = store.subscribe(({ undoable }) => {
    if (undoable === mine) return;
    unsubscribe();
    // Another one in its place means another command: this one can no longer be taken back.
    if (undoable === null) listener();
  });
}

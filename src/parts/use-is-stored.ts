import { useStore } from "zustand";
import { waypointsStore } from "#state/waypoints/waypoints.ts";

/** Returns whether everything is safe from a kill: only then say that it is saved. */
export function useIsStored(): boolean {
  return useStore(waypointsStore, ({ unstored }) => unstored === null);
}

import { useStore } from "zustand";
import { waypointsStore } from "#state/waypoints/waypoints.ts";

/** Whether everything is where it survives a kill: only then may be said that it is saved. */
export function useIsStored(): boolean {
  return useStore(waypointsStore, ({ unstored }) => unstored === null);
}

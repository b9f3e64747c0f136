import { useStore } from "zustand";
import { retryDatabase, unstoredProblem } from "#state/waypoints/unstored-problem.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { UnreadNotice } from "./unread-notice.tsx";

/** Replaces the waypoints while they cannot be read. Import this lazily, because it is rarely needed. */
export function UnreadWaypoints() {
  const unstored = useStore(waypointsStore, (state) => state.unstored);
  if (unstored?.kind !== "unread") return null;
  const problem = unstoredProblem(unstored);
  return <UnreadNotice list="waypoints" problem={problem} onRetry={retryDatabase} />;
}

import { useStore } from "zustand";
import { retryDatabase, unstoredProblem } from "#state/waypoints/unstored-problem.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { UnreadNotice } from "./unread-notice.tsx";

/** The notice in place of the waypoints, while they could not be read. Import this lazily: it is seldom needed. */
export function UnreadWaypoints() {
  const unstored = useStore(waypointsStore, (state) => state.unstored);
  if (unstored?.kind !== "unread") return null;
  const problem = unstoredProblem(unstored);
  return <UnreadNotice list="waypoints" problem={problem} onRetry={retryDatabase} />;
}

// Rarely rendered: memoization would weigh more than it saves.
"use no memo";

import type { ReactNode } from "react";
import { useStore } from "zustand";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { waypointsStore } from "#state/waypoints/waypoints.ts";

const UnreadWaypoints = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "unstored-notice" */ "./unread-waypoints.tsx"))
      .UnreadWaypoints,
  { failed: () => null },
);

/** Wraps the text for a list without waypoints: a list that could not be read shows that instead. */
export function UnlessUnread({ children }: { readonly children: ReactNode }) {
  const isUnread = useStore(waypointsStore, ({ unstored }) => unstored?.kind === "unread");
  if (!isUnread) return children;
  return <UnreadWaypoints />;
}

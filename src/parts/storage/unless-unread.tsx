// Rarely rendered: memoization would weigh more than it saves.
"use no memo";

import { lazy, type ReactNode, Suspense } from "react";
import { useStore } from "zustand";
import { waypointsStore } from "#state/waypoints/waypoints.ts";

const UnreadWaypoints = lazy(async () => {
  const load = import(/* webpackChunkName: "unstored-notice" */ "./unread-waypoints.tsx");
  return { default: (await load.catch(() => null))?.UnreadWaypoints ?? (() => null) };
});

/** Wraps the text for a list without waypoints: a list that could not be read shows that instead. */
export function UnlessUnread({ children }: { readonly children: ReactNode }) {
  const isUnread = useStore(waypointsStore, ({ unstored }) => unstored?.kind === "unread");
  if (!isUnread) return children;
  return (
    <Suspense>
      <UnreadWaypoints />
    </Suspense>
  );
}

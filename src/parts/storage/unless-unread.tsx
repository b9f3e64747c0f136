// Drawn seldom: what the compiler keeps of it would weigh more than it saves.
"use no memo";

import { lazy, type ReactNode, Suspense } from "react";
import { useStore } from "zustand";
import { waypointsStore } from "#state/waypoints/waypoints.ts";

const UnreadWaypoints = lazy(async () => {
  const load = import(/* webpackChunkName: "unstored-notice" */ "./unread-waypoints.tsx");
  return { default: (await load.catch(() => null))?.UnreadWaypoints ?? (() => null) };
});

/** Around what is said of a list without waypoints: one that could not be read says that instead. */
export function UnlessUnread({ children }: { readonly children: ReactNode }) {
  const isUnread = useStore(waypointsStore, ({ unstored }) => unstored?.kind === "unread");
  if (!isUnread) return children;
  return (
    <Suspense>
      <UnreadWaypoints />
    </Suspense>
  );
}

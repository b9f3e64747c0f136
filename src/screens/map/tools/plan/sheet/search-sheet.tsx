import { useRef } from "react";
import { useStore } from "zustand";
import type { MapPort } from "#mapview/map-port.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { useLowerEdge } from "#screens/map/on-map/use-lower-edge.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import type {
  RouteSearchKind,
  SearchPanelProps,
} from "#screens/map/tools/plan/route-search/search-panel.ts";
import { planner } from "#state/plans/planner.ts";
import { MapSheet } from "#ui/map-sheet.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { planTexts } from "#words/plan/plan.ts";
import styles from "./search-sheet.module.css";

const LazyRouteSearch = lazyCard(
  async () =>
    (
      await import(
        /* webpackChunkName: "route-search" */ "#screens/map/tools/plan/route-search/route-search.tsx"
      )
    ).RouteSearch,
);

interface SearchSheetProps {
  readonly controller: SearchPanelProps["controller"] & Pick<MapPort, "keepCenterIn">;
  readonly onClose: () => void;
  readonly kind: RouteSearchKind;
  readonly trackId: string | null;
}

/** The search, below the part of the map that shows its results. */
export function SearchSheet({ controller, ...route }: SearchSheetProps) {
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const free = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  useBackCloses(true, route.onClose);
  useVisibleArea(controller, free);
  useLowerEdge(sheet);
  return (
    <MapSheet free={free} ref={sheet} className={styles["sheet"]} aria-label={planTexts.heading}>
      <LazyRouteSearch key={mode} {...route} controller={controller} />
    </MapSheet>
  );
}

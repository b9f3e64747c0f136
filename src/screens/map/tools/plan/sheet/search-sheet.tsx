import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { MapPort } from "#mapview/map-port.ts";
import { lazyCard } from "#screens/map/card/lazy-card.tsx";
import { Sheet } from "#screens/map/card/sheet.tsx";
import { useLowerEdge } from "#screens/map/on-map/use-lower-edge.ts";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { usePlanHeading } from "#screens/map/tools/plan/free-switch.tsx";
import type {
  RouteSearchKind,
  SearchPanelProps,
} from "#screens/map/tools/plan/route-search/search-panel.ts";
import { planner } from "#state/plans/planner.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import row from "#ui/row.module.css";
import { type SheetStop, useSheetStops } from "#ui/sheet-stops.ts";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { routeSearchTexts } from "#words/plan/route-search.ts";
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
  const heading = useRef<HTMLHeadingElement>(null);
  const [stop, setStop] = useState<SheetStop>("half");
  const stops = useSheetStops(sheet, stop, setStop);
  // The focused control is gone.
  useEffect(() => heading.current?.focus(), []);
  useBackCloses(true, route.onClose);
  useVisibleArea(controller, free);
  useLowerEdge(sheet);
  return (
    <Sheet
      free={free}
      keepsFree={true}
      ref={sheet}
      stops={stops}
      className={styles["sheet"]}
      aria-label={usePlanHeading()}
      headerClass={classNames(row["bareButtons"], styles["header"])}
      header={
        <>
          <IconButton
            label={routeSearchTexts.back}
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={route.onClose}
          />
          <h3 ref={heading} tabIndex={-1}>
            {routeSearchTexts[route.kind]}
          </h3>
        </>
      }
    >
      <LazyRouteSearch key={mode} {...route} controller={controller} />
    </Sheet>
  );
}

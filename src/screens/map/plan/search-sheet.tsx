import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { planTexts } from "#i18n/plan.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { lazyCard } from "#screens/map/cards/lazy-card.tsx";
import { planner } from "#state/plans/planner.ts";
import styles from "./search-sheet.module.css";
import type { WayKind, WayPanelProps } from "./ways/way-panel.ts";

const LazyWays = lazyCard(
  async () => (await import(/* webpackChunkName: "plan-ways" */ "./ways/ways.tsx")).Ways,
);

interface SearchSheetProps {
  readonly controller: WayPanelProps["controller"] & Pick<MapPort, "keepCenterIn">;
  readonly onClose: () => void;
  readonly kind: WayKind;
  readonly trackId: string | null;
}

/** What is looked for, below the part of the map on which it is shown. */
export function SearchSheet({ controller, ...way }: SearchSheetProps) {
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const free = useRef<HTMLDivElement>(null);
  useEffect(() => {
    controller.keepCenterIn(free.current);
    return () => controller.keepCenterIn(null);
  }, [controller]);
  return (
    <div className={styles["over"]}>
      <div ref={free} className={styles["free"]} />
      <section className={styles["sheet"]} aria-label={planTexts.heading}>
        <LazyWays key={mode} {...way} controller={controller} />
      </section>
    </div>
  );
}

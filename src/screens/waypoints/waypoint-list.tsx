import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { Navigation2 } from "lucide-react";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { useHeadingVariable } from "#parts/use-heading-variable.ts";
import { WaypointChoiceRow, WaypointRow } from "#parts/waypoint-row.tsx";
import { useRowKeys } from "./use-row-keys.ts";
import styles from "./waypoint-list.module.css";

interface WaypointListProps {
  readonly waypoints: readonly Waypoint[];
  readonly from: LatLng | null;
  /** The ids that are chosen; null while rows are there to be opened. */
  readonly selection: ReadonlySet<string> | null;
  readonly onChoose: (id: string) => void;
}

const ROW_HEIGHT_PX = 64;
/** What a phone shows, for the first drawing: the real size is known after it. */
const FIRST_RECT = { width: 390, height: 800 };

/** However many waypoints, only the rows in sight are made. */
export function WaypointList({ waypoints, from, selection, onChoose }: WaypointListProps) {
  // The virtualizer is one object with changing answers: nothing that it says may be remembered.
  "use no memo";
  const list = useRef<HTMLUListElement>(null);
  const top = useTopInScroller(list);
  const { keptIndex, ...rowKeys } = useRowKeys(list, waypoints.length);
  const virtualizer = useVirtualizer({
    count: waypoints.length,
    estimateSize: () => ROW_HEIGHT_PX,
    getScrollElement: () => scrollerOf(list.current),
    getItemKey: (index) => waypoints[index]?.id ?? index,
    initialRect: FIRST_RECT,
    overscan: 6,
    scrollMargin: top,
    rangeExtractor: (range) => withKept(range, keptIndex),
  });
  useHeadingVariable(list);
  return (
    <ul
      ref={list}
      className={styles["list"]}
      style={{ height: virtualizer.getTotalSize() }}
      {...rowKeys}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const waypoint = waypoints[index];
        return waypoint ? (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={waypoints.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <Row {...{ waypoint, from, selection, onChoose }} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

interface RowProps extends Omit<WaypointListProps, "waypoints"> {
  readonly waypoint: Waypoint;
}

function Row({ waypoint, from, selection, onChoose }: RowProps) {
  const end = from ? <Arrow degrees={bearingDegrees(from, waypoint)} /> : undefined;
  if (selection === null) return <WaypointRow waypoint={waypoint} from={from} end={end} />;
  return (
    <WaypointChoiceRow
      waypoint={waypoint}
      from={from}
      end={end}
      isChosen={selection.has(waypoint.id)}
      onChoose={() => onChoose(waypoint.id)}
    />
  );
}

/** Points at the waypoint as the device is held; with north up when it does not know. */
function Arrow({ degrees }: { readonly degrees: number }) {
  return (
    <Navigation2
      aria-hidden="true"
      className={styles["arrow"]}
      style={{ "--bearing": `${degrees}deg` } as CSSProperties}
    />
  );
}

function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  return list?.closest("main") ?? null;
}

/** How far the list begins below the top of what scrolls; what stands above it may grow. */
function useTopInScroller(list: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  // Without a list of dependencies: any drawing may have moved it.
  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current);
    if (!scroller || !list.current) return;
    const above = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    setTop(Math.round(above + scroller.scrollTop));
  });
  return top;
}

/** The row that has the keyboard stays in the page when it is scrolled out of sight. */
function withKept(range: Range, keptIndex: number | null): number[] {
  const indexes = defaultRangeExtractor(range);
  if (keptIndex === null || keptIndex >= range.count || indexes.includes(keptIndex)) return indexes;
  return [...indexes, keptIndex].sort((a, b) => a - b);
}

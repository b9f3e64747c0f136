import { Navigation2 } from "lucide-react";
import { type CSSProperties, use, useLayoutEffect, useRef, useState } from "react";
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  Virtualizer,
} from "virtua";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { useHeadingVariable } from "#parts/position/use-heading-variable.ts";
import { RecordBoundary } from "#parts/record-boundary.tsx";
import { WaypointChoiceRow, WaypointRow } from "#parts/waypoint-row.tsx";
import { ListSize } from "./list-size.ts";
import { useRowKeys } from "./use-row-keys.ts";
import styles from "./waypoint-list.module.css";
import { WaypointMark } from "./waypoint-mark.tsx";

interface WaypointListProps {
  readonly waypoints: readonly Waypoint[];
  readonly from: LatLng | null;
  /** The selected ids; null while rows are links. */
  readonly selection: ReadonlySet<string> | null;
  readonly onChoose: (id: string) => void;
}

/** The height without the line above it, as in `waypoint-row.module.css` for letters of the default size. */
const ROW_HEIGHT_PX = 60;

/** A list that only renders the visible rows. */
export function WaypointList({ waypoints, from, selection, onChoose }: WaypointListProps) {
  const list = useRef<HTMLDivElement>(null);
  const top = useTopInScroller(list);
  const { focusedIndex, ...rowKeys } = useRowKeys(list, waypoints.length);
  const keepMounted = mountedRows(waypoints.length, focusedIndex);
  useHeadingVariable(list);
  return (
    <div ref={list} {...rowKeys}>
      <ListSize value={waypoints.length}>
        <Virtualizer
          as={List}
          item={Item}
          data={waypoints}
          itemSize={ROW_HEIGHT_PX}
          scrollRef={SCROLLER}
          startMargin={top}
          keepMounted={keepMounted}
        >
          {(waypoint) => (
            <RecordBoundary key={waypoint.id} name={waypoint.name} record={waypoint}>
              <Row waypoint={waypoint} from={from} selection={selection} onChoose={onChoose} />
            </RecordBoundary>
          )}
        </Virtualizer>
      </ListSize>
    </div>
  );
}

/** Up to this number all rows are rendered, for the search of the browser and screen readers. */
const ALL_ROWS = 200;

/** Returns the rows that are always rendered: the focused one, or all. */
function mountedRows(count: number, focusedIndex: number | null): readonly number[] {
  if (count <= ALL_ROWS) return Array.from({ length: count }, (_, index) => index);
  return focusedIndex !== null && focusedIndex < count ? [focusedIndex] : [];
}

/** The frame scrolls, not the list. */
const SCROLLER = {
  get current() {
    return document.querySelector("main");
  },
};

function List({ style, children, ref }: CustomContainerComponentProps) {
  return (
    // The library ignores taps during and just after scrolling; allow them.
    <ul ref={ref as never} style={{ ...style, pointerEvents: "auto" }}>
      {children}
    </ul>
  );
}

function Item({ style, index, children, ref }: CustomItemComponentProps) {
  return (
    <li
      ref={ref as never}
      style={style}
      className={styles["item"]}
      data-index={index}
      aria-setsize={use(ListSize)}
      aria-posinset={index + 1}
    >
      {children}
    </li>
  );
}

interface RowProps extends Omit<WaypointListProps, "waypoints"> {
  readonly waypoint: Waypoint;
}

function Row({ waypoint, from, selection, onChoose }: RowProps) {
  const end = from ? <Arrow degrees={bearingDegrees(from, waypoint)} /> : undefined;
  if (selection === null) {
    const icon = <WaypointMark waypoint={waypoint} />;
    return <WaypointRow waypoint={waypoint} from={from} icon={icon} end={end} />;
  }
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

/** An arrow to the waypoint relative to the device; north up without a heading. */
function Arrow({ degrees }: { readonly degrees: number }) {
  return (
    <Navigation2
      aria-hidden="true"
      className={styles["arrow"]}
      style={{ "--bearing": `${degrees}deg` } as CSSProperties}
    />
  );
}

/** Returns the offset of the list within the scrolling frame, which can change. */
function useTopInScroller(list: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  // Without dependencies, because any render may have moved it.
  useLayoutEffect(() => {
    const scroller = SCROLLER.current;
    if (!scroller || !list.current) return;
    const above = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    setTop(Math.round(above + scroller.scrollTop));
  });
  return top;
}

import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { InstrumentLayout } from "#domain/instruments/instruments.ts";
import { seenPoints } from "#domain/tracks/seen-points.ts";
import type { TrackProfile } from "#domain/tracks/track-profile.ts";
import { chartAxis, chartData, chartOptions, curvesOf, HEIGHT_PIXELS } from "./chart-options.ts";
import styles from "./profile.module.css";

/** The most strips of a curve, one per pixel; more are not visible on any screen. */
const MAX_STRIPS = 600;

interface ProfileChartProps {
  readonly profile: TrackProfile;
  /** The index of the first point of every segment; nothing is drawn between segments. */
  readonly segmentStarts: Uint32Array;
  /** The layout that determines the units. */
  readonly layout: InstrumentLayout;
  readonly isOverTime: boolean;
  readonly at: number | null;
  readonly onPoint: (at: number) => void;
}

/** The curves. Their contents are also in words beside them, so they are hidden from screen readers. */
export function ProfileChart(props: ProfileChartProps) {
  const { profile, segmentStarts, layout, isOverTime, at, onPoint } = props;
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot | null>(null);
  const tell = useEffectEvent(onPoint);
  const axis = useMemo(() => chartAxis(profile, layout, isOverTime), [profile, layout, isOverTime]);
  const mark = useEffectEvent(() => {
    const place = at === null ? undefined : axis.places[at];
    if (chart.current && place !== undefined) markPlace(chart.current, place * axis.factor);
  });
  // A layout effect, to be in the same frame as the rest.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const curves = curvesOf(profile, layout);
    const strips = Math.min(MAX_STRIPS, Math.max(1, current.clientWidth));
    const columns = curves.map(({ column }) => column);
    const points = seenPoints(axis.places, columns, strips);
    const plot = new uPlot(
      {
        ...chartOptions(current, curves, axis, segmentStarts),
        hooks: { ready: [mark], setSize: [mark] },
      },
      chartData(axis, curves, points),
      current,
    );
    chart.current = plot;
    followFinger(plot, (drawn) => tell(points[drawn] ?? 0));
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: current.clientWidth, height: HEIGHT_PIXELS }),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      plot.destroy();
      chart.current = null;
    };
  }, [profile, segmentStarts, layout, axis]);
  useEffect(() => {
    if (at !== null) mark();
  }, [at]);
  return <div ref={frame} className={styles["chart"]} aria-hidden="true" />;
}

/** Marks a place without reporting it, because no finger is on the chart. */
function markPlace(plot: uPlot, place: number): void {
  // Before the first drawing it has no positions; then use `ready`.
  if (plot.status === 1) plot.setCursor({ left: plot.valToPos(place, "x"), top: 0 });
}

/** Tracks a dragged finger, because the chart itself only listens to the mouse. */
function followFinger(plot: uPlot, tell: (drawn: number) => void): void {
  const follow = ({ clientX }: PointerEvent) => {
    plot.setCursor({ left: clientX - plot.over.getBoundingClientRect().left, top: 0 });
    if (typeof plot.cursor.idx === "number") tell(plot.cursor.idx);
  };
  plot.over.addEventListener("pointerdown", follow);
  plot.over.addEventListener("pointermove", follow);
}

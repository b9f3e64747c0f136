import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { InstrumentLayout } from "#domain/instruments/instruments.ts";
import { seenPoints } from "#domain/tracks/seen-points.ts";
import type { TrackProfile } from "#domain/tracks/track-profile.ts";
import { chartAxis, chartData, chartOptions, curvesOf, HEIGHT_PIXELS } from "./chart-options.ts";
import styles from "./profile.module.css";

/** A curve is drawn in a strip a pixel; of more than this nobody sees more, however wide the screen is. */
const MOST_STRIPS = 600;

interface ProfileChartProps {
  readonly profile: TrackProfile;
  /** The index of the first point of every segment: between two of them nothing is drawn. */
  readonly segmentStarts: Uint32Array;
  /** In whose units it speaks. */
  readonly layout: InstrumentLayout;
  readonly isOverTime: boolean;
  readonly at: number | null;
  readonly onPoint: (at: number) => void;
}

/** The curves; what they show is said in words beside them, so no screen reader is led here. */
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
  // In the frame that shows the rest: an ordinary effect would come a frame after it.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const curves = curvesOf(profile, layout);
    const strips = Math.min(MOST_STRIPS, Math.max(1, current.clientWidth));
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

/** Nobody is told of it: no finger is on the chart. */
function markPlace(plot: uPlot, place: number): void {
  // Before it is drawn for the first time it knows no places; `ready` is heard then.
  if (plot.status === 1) plot.setCursor({ left: plot.valToPos(place, "x"), top: 0 });
}

/** A finger that is dragged moves no mouse, which is all that the chart itself listens to. */
function followFinger(plot: uPlot, tell: (drawn: number) => void): void {
  const follow = ({ clientX }: PointerEvent) => {
    plot.setCursor({ left: clientX - plot.over.getBoundingClientRect().left, top: 0 });
    if (typeof plot.cursor.idx === "number") tell(plot.cursor.idx);
  };
  plot.over.addEventListener("pointerdown", follow);
  plot.over.addEventListener("pointermove", follow);
}

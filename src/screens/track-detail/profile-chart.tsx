import { useEffect, useEffectEvent, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { TrackProfile } from "#domain/tracks/track-profile.ts";
import { trackScreenTexts } from "#i18n/tracks.ts";
import styles from "./profile.module.css";

const HEIGHT_PIXELS = 220;
const KMH_PER_MPS = 3.6;

interface ProfileChartProps {
  readonly profile: TrackProfile;
  readonly isOverTime: boolean;
  readonly at: number | null;
  readonly onPoint: (at: number) => void;
}

/** The curves; what they show is said in words beside them, so no screen reader is led here. */
export function ProfileChart({ profile, isOverTime, at, onPoint }: ProfileChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot | null>(null);
  const tell = useEffectEvent(onPoint);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const made = new uPlot(
      optionsFor(current, profile, isOverTime, (index) => tell(index)),
      dataOf(profile, isOverTime),
      current,
    );
    chart.current = made;
    const observer = new ResizeObserver(() =>
      made.setSize({ width: current.clientWidth, height: HEIGHT_PIXELS }),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      made.destroy();
      chart.current = null;
    };
  }, [profile, isOverTime]);
  useEffect(() => {
    const { current } = chart;
    if (!current || at === null || current.cursor.idx === at) return;
    const x = current.data[0][at];
    if (x !== undefined) current.setCursor({ left: current.valToPos(x, "x"), top: 0 }, false);
  }, [at]);
  return <div ref={frame} className={styles["chart"]} aria-hidden="true" />;
}

/** uPlot knows null for what is not there, and wants x in seconds or any other number that only grows. */
function dataOf(profile: TrackProfile, isOverTime: boolean): uPlot.AlignedData {
  const { distancesMeters, timesMs, altitudesMeters, speedsMps } = profile;
  const start = timesMs?.[0] ?? 0;
  const x =
    isOverTime && timesMs
      ? Array.from(timesMs, (time) => (time - start) / 60_000)
      : Array.from(distancesMeters, (meters) => meters / 1000);
  const curve = (column: Float64Array, factor: number) =>
    Array.from(column, (value) => (Number.isNaN(value) ? null : value * factor));
  return [
    x,
    ...(altitudesMeters ? [curve(altitudesMeters, 1)] : []),
    ...(speedsMps ? [curve(speedsMps, KMH_PER_MPS)] : []),
  ];
}

function optionsFor(
  frame: HTMLElement,
  { altitudesMeters, speedsMps }: TrackProfile,
  isOverTime: boolean,
  tell: (index: number) => void,
): uPlot.Options {
  const style = getComputedStyle(frame);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const [text, grid] = [color("--color-text-muted"), color("--color-border")];
  const axis = {
    stroke: text,
    grid: { stroke: grid, width: 1 },
    ticks: { stroke: grid, width: 1 },
  };
  const altitude = color("--color-accent");
  const speed = color("--color-waypoint");
  return {
    width: frame.clientWidth,
    height: HEIGHT_PIXELS,
    scales: { x: { time: false } },
    cursor: { y: false, drag: { setScale: false, x: false, y: false } },
    legend: { show: false },
    hooks: {
      setCursor: [({ cursor }) => typeof cursor.idx === "number" && tell(cursor.idx)],
    },
    series: [
      {},
      ...(altitudesMeters
        ? [{ scale: "m", stroke: altitude, fill: `${altitude}22`, width: 2 }]
        : []),
      ...(speedsMps ? [{ scale: "kmh", stroke: speed, width: 1.5 }] : []),
    ],
    axes: [
      {
        ...axis,
        values: (_, ticks) => ticks.map((tick) => `${tick} ${isOverTime ? "min" : "km"}`),
      },
      ...(altitudesMeters
        ? [
            {
              ...axis,
              scale: "m",
              stroke: altitude,
              label: trackScreenTexts.altitudeAxis,
              labelSize: 20,
              size: 44,
            },
          ]
        : []),
      ...(speedsMps
        ? [
            {
              ...axis,
              scale: "kmh",
              side: (altitudesMeters ? 1 : 3) as uPlot.Axis.Side,
              stroke: speed,
              label: trackScreenTexts.speed,
              labelSize: 20,
              size: 44,
              grid: { show: !altitudesMeters },
            },
          ]
        : []),
    ],
  };
}

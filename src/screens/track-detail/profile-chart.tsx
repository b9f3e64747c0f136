import { useEffect, useEffectEvent, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { seenPoints } from "#domain/tracks/seen-points.ts";
import type { TrackProfile } from "#domain/tracks/track-profile.ts";
import { dutchNumber } from "#i18n/format.ts";
import { trackScreenTexts } from "#i18n/tracks.ts";
import styles from "./profile.module.css";

const HEIGHT_PIXELS = 220;
const number = dutchNumber();
const KMH_PER_MPS = 3.6;
/** A curve is drawn in a stretch a pixel; of more than this nobody sees more, however wide the screen is. */
const MOST_STRETCHES = 600;

interface ProfileChartProps {
  readonly profile: TrackProfile;
  readonly isOverTime: boolean;
  readonly at: number | null;
  readonly onPoint: (at: number) => void;
}

/** The curves; what they show is said in words beside them, so no screen reader is led here. */
export function ProfileChart({ profile, isOverTime, at, onPoint }: ProfileChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<{ readonly plot: uPlot; readonly points: Uint32Array } | null>(null);
  const tell = useEffectEvent(onPoint);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const points = pointsToDraw(profile, current.clientWidth);
    const plot = new uPlot(
      optionsFor(current, profile, isOverTime, (index) => tell(points[index] ?? 0)),
      dataOf(profile, isOverTime, points),
      current,
    );
    chart.current = { plot, points };
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: current.clientWidth, height: HEIGHT_PIXELS }),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      plot.destroy();
      chart.current = null;
    };
  }, [profile, isOverTime]);
  useEffect(() => {
    const { current } = chart;
    if (!current || at === null) return;
    const { plot, points } = current;
    const { idx } = plot.cursor;
    if (typeof idx === "number" && points[idx] === at) return;
    const left = plot.valToPos(xAt(profile, isOverTime, at), "x");
    // Nobody is told: the finger is not on the chart.
    plot.setCursor({ left, top: 0 }, false);
  }, [at, profile, isOverTime]);
  return <div ref={frame} className={styles["chart"]} aria-hidden="true" />;
}

function pointsToDraw(
  { distancesMeters, altitudesMeters, speedsMps }: TrackProfile,
  widthPixels: number,
): Uint32Array {
  const columns = [altitudesMeters, speedsMps].filter((column) => column !== null);
  const stretches = Math.min(MOST_STRETCHES, Math.max(1, widthPixels));
  return seenPoints(distancesMeters.length, columns, stretches);
}

/** uPlot knows null for what is not there, and wants x in seconds or any other number that only grows. */
function dataOf(
  profile: TrackProfile,
  isOverTime: boolean,
  points: Uint32Array,
): uPlot.AlignedData {
  const { altitudesMeters, speedsMps } = profile;
  const curve = (column: Float64Array, factor: number) =>
    Array.from(points, (point) => {
      const value = column[point] ?? Number.NaN;
      return Number.isNaN(value) ? null : value * factor;
    });
  return [
    Array.from(points, (point) => xAt(profile, isOverTime, point)),
    ...(altitudesMeters ? [curve(altitudesMeters, 1)] : []),
    ...(speedsMps ? [curve(speedsMps, KMH_PER_MPS)] : []),
  ];
}

/** Minutes or kilometres from the first point. */
function xAt({ distancesMeters, timesMs }: TrackProfile, isOverTime: boolean, point: number) {
  if (!isOverTime || !timesMs) return (distancesMeters[point] ?? 0) / 1000;
  return ((timesMs[point] ?? 0) - (timesMs[0] ?? 0)) / 60_000;
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
        values: (_, ticks) =>
          ticks.map((tick) => `${number.format(tick)} ${isOverTime ? "min" : "km"}`),
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

import type uPlot from "uplot";
import type { InstrumentLayout } from "#domain/instruments/instruments.ts";
import { profileAxis } from "#domain/tracks/profile-axis.ts";
import type { TrackProfile } from "#domain/tracks/track-profile.ts";
import { distanceUnit, speedUnit } from "#sentences/intl/distance.ts";
import { heightUnit, plainNumber } from "#sentences/intl/format.ts";
import { speedAxisText } from "#sentences/tracks/tracks.ts";
import { trackScreenTexts } from "#words/tracks/tracks.ts";

/** The height of the chart, with its axes. */
export const HEIGHT_PIXELS = 220;

const MINUTE_MS = 60_000;
const AXIS_PIXELS = 44;
const LABEL_PIXELS = 20;

/** The position of each point in metres or milliseconds, and the unit of the axis. */
export interface ChartAxis {
  readonly places: Float64Array;
  /** The factor to the unit. */
  readonly factor: number;
  readonly unit: string;
}

/** A drawn column, and its presentation in the chart. */
export interface Curve {
  readonly scale: "altitude" | "speed";
  readonly column: Float64Array;
  /** The factor to the shown unit. */
  readonly factor: number;
  readonly label: string;
}

/** Returns the axis: minutes, kilometres or nautical miles from the first point. */
export function chartAxis(
  profile: TrackProfile,
  layout: InstrumentLayout,
  isOverTime: boolean,
): ChartAxis {
  const places = profileAxis(profile, isOverTime);
  if (places !== profile.distancesMeters) return { places, factor: 1 / MINUTE_MS, unit: "min" };
  const { meters, unit } = distanceUnit(layout);
  return { places, factor: 1 / meters, unit };
}

/** Returns the available curves of altitude and speed. */
export function curvesOf(
  { altitudesMeters, speedsMps }: TrackProfile,
  layout: InstrumentLayout,
): readonly Curve[] {
  const height = heightUnit();
  const label = trackScreenTexts.altitudeAxis(height.unit);
  const altitude = { scale: "altitude", factor: 1 / height.meters, label } as const;
  const speed = { factor: 1 / speedUnit(layout).mps, label: speedAxisText(layout) };
  return [
    ...(altitudesMeters ? [{ ...altitude, column: altitudesMeters }] : []),
    ...(speedsMps ? [{ scale: "speed" as const, ...speed, column: speedsMps }] : []),
  ];
}

/** Returns the data for uPlot at the visible points; null for unknown values. */
export function chartData(
  { places, factor }: ChartAxis,
  curves: readonly Curve[],
  points: Uint32Array,
): uPlot.AlignedData {
  return [
    Float64Array.from(points, (point) => (places[point] ?? 0) * factor),
    ...curves.map(({ column, factor: ofOne }) =>
      Array.from(points, (point) => {
        const value = column[point] ?? Number.NaN;
        return Number.isNaN(value) ? null : value * ofOne;
      }),
    ),
  ];
}

/**
 * Returns the options of the chart, in the colours of this frame.
 * @param segmentStarts the index of the first point of every segment
 */
export function chartOptions(
  frame: HTMLElement,
  curves: readonly Curve[],
  axis: ChartAxis,
  segmentStarts: Uint32Array,
): Omit<uPlot.Options, "hooks"> {
  const style = getComputedStyle(frame);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const grid = { stroke: color("--color-border"), width: 1 };
  const colors = { altitude: color("--color-accent"), speed: color("--color-waypoint") };
  return {
    width: frame.clientWidth,
    height: HEIGHT_PIXELS,
    scales: { x: { time: false } },
    cursor: { y: false, drag: { x: false, y: false }, bind: DEAF },
    legend: { show: false },
    series: [
      {},
      ...curves.map((curve) => seriesOf(curve, colors[curve.scale], axis, segmentStarts)),
    ],
    axes: [
      {
        grid,
        ticks: grid,
        stroke: color("--color-text-muted"),
        values: (_, ticks) => ticks.map((tick) => `${plainNumber.format(tick)} ${axis.unit}`),
      },
      ...curves.map(({ scale, label }, index) => ({
        scale,
        label,
        labelSize: LABEL_PIXELS,
        size: AXIS_PIXELS,
        side: SIDES[index] ?? LEFT,
        stroke: colors[scale],
        values: (_: uPlot, ticks: readonly number[]) =>
          ticks.map((tick) => plainNumber.format(tick)),
        // One grid is enough.
        grid: { ...grid, show: index === 0 },
        ticks: grid,
      })),
    ],
  };
}

const [RIGHT, LEFT] = [1, 3] as const;
const SIDES = [LEFT, RIGHT] as const;

/** Replaces the chart's own mouse tracking, which hides the mark when the mouse leaves. */
const nothing = () => null;
const DEAF: uPlot.Cursor.Bind = {
  mousedown: nothing,
  mouseup: nothing,
  click: nothing,
  dblclick: nothing,
  mousemove: nothing,
  mouseleave: nothing,
  mouseenter: nothing,
};

function seriesOf(
  { scale }: Curve,
  stroke: string,
  { places, factor }: ChartAxis,
  segmentStarts: Uint32Array,
): uPlot.Series {
  const look = scale === "altitude" ? { fill: `${stroke}22`, width: 2 } : { width: 1.5 };
  return {
    scale,
    stroke,
    ...look,
    gaps(plot, _series, _from, _to, unknown) {
      const pixel = (point: number) => plot.valToPos((places[point] ?? 0) * factor, "x", true);
      const between = Array.from(segmentStarts.subarray(1), (start): [number, number] => [
        pixel(start - 1),
        pixel(start),
      ]);
      const seen = between.filter(([from, to]) => to - from >= 1);
      return [...unknown, ...seen].sort(([a], [b]) => a - b);
    },
  };
}

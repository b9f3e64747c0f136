/** CSS pixels of the plan's line at these zooms; between them it grows as the map does. */
export const PLAN_LINE_WIDTHS = [
  [8, 4],
  [12, 6],
  [14, 8],
  [18, 14],
] as const;

/** By which power of the zoom: that of `growing`. */
const BASE = 1.4;

/** CSS pixels of the plan's line at a zoom, as MapLibre finds them from the style. */
export function planLineWidth(zoom: number): number {
  const stops = PLAN_LINE_WIDTHS;
  const next = stops.findIndex(([stopZoom]) => zoom < stopZoom);
  const [toZoom, toWidth] = stops[next] ?? (stops.at(-1) as (typeof stops)[number]);
  const [fromZoom, fromWidth] = stops[next - 1] ?? [toZoom, toWidth];
  if (fromZoom === toZoom) return toWidth;
  const part = (BASE ** (zoom - fromZoom) - 1) / (BASE ** (toZoom - fromZoom) - 1);
  return fromWidth + part * (toWidth - fromWidth);
}

import type { Map as LibreMap } from "maplibre-gl";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { boxAround } from "#domain/packs/framed-box.ts";

/** The map behind a frame. */
export interface AreaHost {
  /** Null before the map is created. */
  readonly map: LibreMap | null;
  /** Calls the listener after each frame drawn by the map, until the returned function is called. */
  readonly onFrame: (listener: () => void) => () => void;
}

/**
 * Reports the part of the map behind an element that lies over it: the box (west, south, east, north) around its
 * corners, at once and whenever the map or the element moves, until the returned function is called.
 */
export function watchArea(
  host: AreaHost,
  frame: HTMLElement,
  onArea: (area: LngLatBox) => void,
): () => void {
  let reported = "";
  const look = () => {
    const area = host.map && areaBehind(host.map, frame);
    if (!area || String(area) === reported) return;
    reported = String(area);
    onArea(area);
  };
  look();
  const forget = host.onFrame(look);
  let pending = 0;
  // In the next frame, because the listener may change other observed sizes ("ResizeObserver loop").
  const resizes = new ResizeObserver(() => {
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(look);
  });
  resizes.observe(frame);
  return () => {
    forget();
    cancelAnimationFrame(pending);
    resizes.disconnect();
  };
}

function areaBehind(map: LibreMap, frame: HTMLElement): LngLatBox | null {
  const [seen, whole] = [frame.getBoundingClientRect(), map.getContainer().getBoundingClientRect()];
  const [left, top] = [seen.left - whole.left, seen.top - whole.top];
  const { width, height } = seen;
  const corners: [number, number][] = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
  return boxAround(corners.map((corner) => map.unproject(corner)));
}

import type { Map as LibreMap, MapMouseEvent } from "maplibre-gl";
import type { MapEventHub } from "#mapview/controller/map-events.ts";

/** A second tap this soon and this near belongs to a double tap: that zooms, and means no place. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PIXELS = 30;

/** Apart, as the map is drawn without it; a finger that comes down asks for it. */
const loadThings = () => import(/* webpackChunkName: "map-tapped" */ "./tapped-things.ts");

/**
 * Tells what was tapped: the waypoint, cluster or node under the finger or in reach, else a track, else the bare
 * map; the last two only when it is sure to be no double tap. A cluster is opened, and `breakFollow`
 * called before that. What ends a long press is no tap.
 */
export function watchTaps(map: LibreMap, events: MapEventHub, breakFollow: () => void): void {
  let last = { x: 0, y: 0, atMs: Number.NEGATIVE_INFINITY, isDouble: false };
  let lastKey: string | null = null;
  let isSpent = false;

  map.getCanvasContainer().addEventListener("pointerdown", ({ clientX: x, clientY: y }) => {
    const isSoon = performance.now() - last.atMs < DOUBLE_TAP_MS;
    isSpent = isSoon && Math.hypot(last.x - x, last.y - y) < DOUBLE_TAP_PIXELS;
    if (isSpent) last.isDouble = true;
    // A failure is told at the tap.
    loadThings().catch(() => null);
  });
  const forget = events.on("placeChosen", () => {
    isSpent = true;
  });
  map.once("remove", forget);

  async function tell({ point, lngLat: { lat, lng } }: MapMouseEvent, tap: typeof last) {
    const { thingAt, trackAt } = await loadThings();
    const thing = thingAt({ map, point, events, breakFollow }, lastKey);
    lastKey = thing?.key ?? null;
    if (thing) return thing.tell();
    const track = trackAt(map, point);
    window.setTimeout(() => {
      if (tap.isDouble) return;
      if (track) events.emit("trackTapped", track);
      else events.emit("mapTapped", { lat, lng });
    }, DOUBLE_TAP_MS);
  }

  map.on("click", (event: MapMouseEvent) => {
    if (isSpent) return;
    const { clientX: x, clientY: y } = event.originalEvent;
    last = { x, y, atMs: performance.now(), isDouble: false };
    tell(event, last).catch((failure: unknown) => console.warn("Tap not understood:", failure));
  });
}

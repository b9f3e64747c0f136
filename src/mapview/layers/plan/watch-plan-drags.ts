import type { Map as LibreMap, MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { MapEventHub } from "#mapview/controller/map-events.ts";
import { type Pixel, pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { featuresNear } from "#mapview/input/tap-hits.ts";
import type { NetworkNodeOnMap } from "#mapview/layers/networks/network-node.ts";
import { nodesNearPoint } from "#mapview/layers/networks/node-hits.ts";
import { DragThread } from "./drag-thread.ts";
import type { DrawnPlan, PlanDrag } from "./drawn-plan.ts";
import { PLAN_BADGE_LAYERS, PLAN_DOT_LAYER, PLAN_LINE_LAYER } from "./plan-layer-ids.ts";

/** A finger that rests so long on the plan takes hold of it; until then it moves the map. */
const HOLD_MS = 300;
const TREMBLE_PIXELS = 10;
/** So soon after a finger. */
const ECHO_MS = 700;
/** How far from a finger the plan may lie that it takes hold of, and the node on which it is dropped. */
const GRIP_PIXELS = 14;
const DROP_PIXELS = 30;

/** What is held, and where the finger or the mouse is now. */
interface Grip extends PlanDrag {
  readonly startedAt: Pixel;
}

/**
 * Lets a number or a leg of the plan be dragged to a node: by mouse at once, by a finger after it
 * rested there, so that the map can be moved wherever one touches it. Dropped on no node it goes back.
 * @returns what ends it
 */
export function watchPlanDrags(
  map: LibreMap,
  events: MapEventHub,
  planNow: () => DrawnPlan | null,
): () => void {
  const thread = new DragThread(map);
  let grip: Grip | null = null;
  let holdTimer = 0;
  let heldFrom: Pixel = { x: 0, y: 0 };
  const echo = mouseEcho();

  function take(point: Pixel): boolean {
    const found = planNow()?.isEditable ? gripAt(map, point) : null;
    grip = found && { ...found, startedAt: point };
    return grip !== null;
  }

  function move(point: Pixel): void {
    const plan = planNow();
    if (!grip || !plan || pixelsBetween(point, grip.startedAt) < 3) return;
    const node = nodeToDropOn(map, point, plan);
    thread.show(neighboursOf(grip, plan), node ?? map.unproject([point.x, point.y]), node !== null);
  }

  function drop(point: Pixel): void {
    const [held, plan] = [grip, planNow()];
    letGo();
    if (!held || !plan || pixelsBetween(point, held.startedAt) < 3) return;
    const { kind, place } = held;
    events.emit("planDragged", { kind, place, to: nodeToDropOn(map, point, plan) });
  }

  function letGo(): void {
    window.clearTimeout(holdTimer);
    grip = null;
    thread.hide();
    map.dragPan.enable();
  }

  function onMouseDown(event: MapMouseEvent): void {
    if (echo.isHeard()) return;
    // Taken hold of before the map is.
    if (event.originalEvent.button === 0 && take(event.point)) map.dragPan.disable();
  }

  function onMouseMove({ point }: MapMouseEvent): void {
    if (echo.isHeard()) return;
    if (grip) move(point);
    else
      map.getCanvas().style.cursor = planNow()?.isEditable && isOnNode(map, point) ? "pointer" : "";
  }

  function onTouchStart({ points, point }: MapTouchEvent): void {
    letGo();
    if (points.length !== 1 || !take(point)) return;
    const held = grip;
    grip = null;
    holdTimer = window.setTimeout(() => {
      grip = held;
      map.dragPan.disable();
      navigator.vibrate?.(20);
      thread.show([], map.unproject([point.x, point.y]), false);
    }, HOLD_MS);
    heldFrom = point;
  }
  function onTouchMove({ point }: MapTouchEvent): void {
    if (grip) move(point);
    else if (pixelsBetween(point, heldFrom) > TREMBLE_PIXELS) window.clearTimeout(holdTimer);
  }

  const ends = [
    map.on("mousedown", onMouseDown),
    map.on("mousemove", onMouseMove),
    map.on("mouseup", ({ point }) => grip && drop(point)),
    map.on("touchstart", onTouchStart),
    map.on("touchmove", onTouchMove),
    map.on("touchend", echo.begin),
    map.on("touchend", ({ point }) => (grip ? drop(point) : letGo())),
    map.on("touchcancel", letGo),
  ];
  return () => {
    letGo();
    for (const { unsubscribe } of ends) unsubscribe();
  };
}

/** After a finger the browser tells of a mouse as well, which is none. */
function mouseEcho() {
  let touchedAtMs = Number.NEGATIVE_INFINITY;
  return {
    begin() {
      touchedAtMs = performance.now();
    },
    isHeard: () => performance.now() - touchedAtMs < ECHO_MS,
  };
}

function gripAt(map: LibreMap, point: Pixel): PlanDrag | null {
  const near = (layers: readonly string[]) => featuresNear(map, point, GRIP_PIXELS, layers)[0];
  const node = near([...PLAN_BADGE_LAYERS, PLAN_DOT_LAYER]);
  if (node) return { kind: "node", place: Number(node.properties["place"]) };
  const leg = near([PLAN_LINE_LAYER, "plan-ferry"]);
  return leg ? { kind: "leg", place: Number(leg.properties["place"]) } : null;
}

/** The nodes between which what is held hangs. */
function neighboursOf({ kind, place }: PlanDrag, { nodes }: DrawnPlan): readonly LatLng[] {
  const ends =
    kind === "leg" ? [nodes[place], nodes[place + 1]] : [nodes[place - 1], nodes[place + 1]];
  return ends.filter((node) => node !== undefined);
}

function nodeToDropOn(map: LibreMap, point: Pixel, { mode }: DrawnPlan): NetworkNodeOnMap | null {
  const nodes = nodesNearPoint(map, point, DROP_PIXELS).filter((node) => node.mode === mode);
  const away = (node: LatLng) => pixelsBetween(point, map.project([node.lng, node.lat]));
  const [nearest] = nodes.toSorted((a, b) => away(a) - away(b));
  return nearest ?? null;
}

function isOnNode(map: LibreMap, point: Pixel): boolean {
  return gripAt(map, point) !== null || nodesNearPoint(map, point, 6).length > 0;
}

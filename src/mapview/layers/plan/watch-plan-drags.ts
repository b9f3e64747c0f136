import type { Map as LibreMap, MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { DrawnPlan } from "#domain/plans/drawn-plan.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import { type Pixel, pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { featuresNear } from "#mapview/input/tap-hits.ts";
import type { NetworkNodeOnMap } from "#mapview/layers/networks/network-node.ts";
import { nodesNearPoint } from "#mapview/layers/networks/node-hits.ts";
import { DragThread } from "./drag-thread.ts";
import type { PlanDrag } from "./plan-events.ts";
import { planDragged, planGrabbed } from "./plan-events.ts";
import { PLAN_BADGE_LAYERS, PLAN_DOT_LAYER, PLAN_LINE_LAYER } from "./plan-layer-ids.ts";

/** A finger that rests this long on the plan grabs it; before that it moves the map. */
const HOLD_MS = 300;
const TREMBLE_PIXELS = 10;
/** The time within which mouse events echo a touch. */
const ECHO_MS = 700;
/** The reach of a finger, for the grabbed part and for the drop target. */
const GRIP_PIXELS = 14;
const DROP_PIXELS = 30;

/**
 * Makes the numbers and legs of the plan draggable to a node or any other place: immediately by mouse, after a hold by
 * finger, so that the map can be moved from anywhere.
 * @returns a function that stops this
 */
export function watchPlanDrags(
  map: LibreMap,
  events: MapEventHub,
  planNow: () => DrawnPlan | null,
): () => void {
  const grip = planGrip(map, events, planNow);
  const ends = [watchFingers(map, grip), watchMouse(map, grip)];
  return () => {
    for (const end of ends) end();
    grip.letGo();
  };
}

/** The held part, and the point where the pointer grabbed it. */
interface Held extends PlanDrag {
  readonly startedAt: Pixel;
}

type PlanGrip = ReturnType<typeof planGrip>;

/** Controls the held part of the plan and its line. */
function planGrip(map: LibreMap, events: MapEventHub, planNow: () => DrawnPlan | null) {
  const thread = new DragThread(map);
  let held: Held | null = null;

  function letGo(): void {
    held = null;
    thread.hide();
    map.dragPan.enable();
  }

  return {
    isHolding: () => held !== null,
    /** Returns the part of an editable plan at a point. */
    at: (point: Pixel) => (planNow()?.isEditable ? gripAt(map, point) : null),
    isOver: (point: Pixel) => planNow()?.isEditable === true && isOnNode(map, point),
    /** Grabs a part: the map stays, and the press chooses no place. */
    take(part: PlanDrag, startedAt: Pixel): void {
      held = { ...part, startedAt };
      events.emit("pressTaken", undefined);
      map.dragPan.disable();
    },
    /** Shows that a part is held, before it is moved. */
    show({ x, y }: Pixel): void {
      thread.show([], map.unproject([x, y]), false);
      events.emit(planGrabbed, undefined);
    },
    move(point: Pixel): void {
      const plan = planNow();
      if (!held || !plan || pixelsBetween(point, held.startedAt) < 3) return;
      const node = nodeToDropOn(map, point, plan);
      const end = node ?? map.unproject([point.x, point.y]);
      thread.show(neighboursOf(held, plan), end, node !== null);
    },
    drop(point: Pixel): void {
      const [dropped, plan] = [held, planNow()];
      letGo();
      if (!dropped || !plan || pixelsBetween(point, dropped.startedAt) < 3) return;
      const { kind, place } = dropped;
      const { lat, lng } = map.unproject([point.x, point.y]);
      const to = nodeToDropOn(map, point, plan);
      events.emit(planDragged, { kind, place, to, at: { lat, lng } });
    },
    letGo,
  };
}

function watchFingers(map: LibreMap, grip: PlanGrip): () => void {
  let holdTimer = 0;
  let heldFrom: Pixel = { x: 0, y: 0 };

  function letGo(): void {
    window.clearTimeout(holdTimer);
    grip.letGo();
  }

  function onStart({ points, point }: MapTouchEvent): void {
    letGo();
    const part = points.length === 1 ? grip.at(point) : null;
    if (!part) return;
    heldFrom = point;
    holdTimer = window.setTimeout(() => {
      grip.take(part, point);
      grip.show(point);
    }, HOLD_MS);
  }

  function onMove({ point }: MapTouchEvent): void {
    if (grip.isHolding()) grip.move(point);
    else if (pixelsBetween(point, heldFrom) > TREMBLE_PIXELS) window.clearTimeout(holdTimer);
  }

  const heard = [
    map.on("touchstart", onStart),
    map.on("touchmove", onMove),
    map.on("touchend", ({ point }) => (grip.isHolding() ? grip.drop(point) : letGo())),
    map.on("touchcancel", letGo),
  ];
  return () => {
    window.clearTimeout(holdTimer);
    for (const { unsubscribe } of heard) unsubscribe();
  };
}

function watchMouse(map: LibreMap, grip: PlanGrip): () => void {
  const echo = mouseEcho();

  function onDown({ originalEvent, point }: MapMouseEvent): void {
    if (echo.isHeard() || originalEvent.button !== 0 || originalEvent.ctrlKey) return;
    // Grab it before the map does.
    const part = grip.at(point);
    if (part) grip.take(part, point);
  }

  function onMove({ point }: MapMouseEvent): void {
    if (echo.isHeard()) return;
    if (grip.isHolding()) grip.move(point);
    else map.getCanvas().style.cursor = grip.isOver(point) ? "pointer" : "";
  }

  /** Ends the drag when the button is released outside the map, which gets no event then. */
  function onUpAnywhere({ target }: MouseEvent): void {
    const isOnMap = target instanceof Node && map.getCanvasContainer().contains(target);
    if (grip.isHolding() && !isOnMap) grip.letGo();
  }

  window.addEventListener("mouseup", onUpAnywhere, { capture: true });
  const heard = [
    map.on("mousedown", onDown),
    map.on("mousemove", onMove),
    map.on("mouseup", ({ point }) => grip.isHolding() && grip.drop(point)),
    map.on("touchend", echo.begin),
  ];
  return () => {
    window.removeEventListener("mouseup", onUpAnywhere, { capture: true });
    for (const { unsubscribe } of heard) unsubscribe();
  };
}

/** Distinguishes the mouse events that browsers send after a touch from real ones. */
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
  const leg = near([PLAN_LINE_LAYER, "plan-ferry", "plan-straight"]);
  // The straight line from the user to the plan is no leg of it.
  const place = leg?.properties["place"];
  return typeof place === "number" ? { kind: "leg", place } : null;
}

/** Returns the neighbours of the held part. */
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

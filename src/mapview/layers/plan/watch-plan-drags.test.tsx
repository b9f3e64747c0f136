import type { Map as LibreMap } from "maplibre-gl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DrawnPlan } from "#domain/plans/drawn-plan.ts";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { NODE_DOT_LAYER } from "#mapview/layers/networks/network-layer-ids.ts";
import type { PlanDrag } from "./plan-events.ts";
import { planDragged } from "./plan-events.ts";
import { PLAN_DOT_LAYER } from "./plan-layer-ids.ts";
import { watchPlanDrags } from "./watch-plan-drags.ts";

/** The position of the first number of the plan, and a node to drop it on. */
const NUMBER = { x: 50, y: 50 };
const NODE = { x: 200, y: 50 };
const PLAN = { isEditable: true, mode: "walk", nodes: [{ lng: 50, lat: 50 }] };

interface Given {
  readonly point: { readonly x: number; readonly y: number };
  readonly points?: readonly unknown[];
  readonly originalEvent?: { readonly button: number };
}

/** A map with one degree per pixel. */
function fakeMap() {
  const heard = new Map<string, Set<(event: Given) => void>>();
  const canvas = document.createElement("canvas");
  const container = document.createElement("div");
  document.body.append(container);
  const drawn = [
    { layer: PLAN_DOT_LAYER, at: NUMBER, properties: { place: 0 } },
    { layer: NODE_DOT_LAYER, at: NODE, properties: { osm_id: 14, mode: "walk" } },
  ];
  const map = {
    dragPan: { enable: vi.fn(), disable: vi.fn() },
    on(type: string, listener: (event: Given) => void) {
      const all = heard.get(type) ?? new Set();
      heard.set(type, all.add(listener));
      return { unsubscribe: () => all.delete(listener) };
    },
    getCanvas: () => canvas,
    getCanvasContainer: () => container,
    getLayer: () => true,
    project: ([x, y]: [number, number]) => ({ x, y }),
    unproject: ([lng, lat]: [number, number]) => ({ lng, lat }),
    queryRenderedFeatures: (
      [from, to]: [[number, number], [number, number]],
      { layers }: { layers: readonly string[] },
    ) =>
      drawn
        .filter(({ layer, at: { x, y } }) => {
          const isNear = x >= from[0] && x <= to[0] && y >= from[1] && y <= to[1];
          return isNear && layers.includes(layer);
        })
        .map(({ at: { x, y }, properties }) => ({
          geometry: { type: "Point", coordinates: [x, y] },
          properties,
        })),
  };
  const tell = (type: string, point: Given["point"], points: readonly unknown[] = [point]) => {
    const event = { point, points, originalEvent: { button: 0 } };
    for (const listener of heard.get(type) ?? []) listener(event);
  };
  return { map, tell };
}

function watched() {
  const { map, tell } = fakeMap();
  const events = new MapEventHub();
  const dragged: (PlanDrag & { to: number | null })[] = [];
  events.on(planDragged, ({ kind, place, to }) =>
    dragged.push({ kind, place, to: to?.osmId ?? null }),
  );
  const taken = vi.fn();
  events.on("pressTaken", taken);
  const plan = PLAN as unknown as DrawnPlan;
  const end = watchPlanDrags(map as unknown as LibreMap, events, () => plan);
  return { map, tell, dragged, taken, end, thread: () => document.querySelector("svg") };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("a number of the plan", () => {
  it("can be dragged by mouse immediately, without moving the map", () => {
    const { map, tell, dragged, thread } = watched();
    tell("mousedown", NUMBER);
    expect(map.dragPan.disable).toHaveBeenCalledOnce();
    tell("mousemove", { x: 190, y: 50 });
    expect(thread()).not.toBeNull();
    tell("mouseup", { x: 190, y: 50 });
    expect(dragged).toEqual([{ kind: "node", place: 0, to: 14 }]);
    expect(thread()).toBeNull();
    expect(map.dragPan.enable).toHaveBeenCalled();
  });

  it("can be dragged by a finger after a hold, and returns when dropped on nothing", () => {
    const { map, tell, dragged, thread } = watched();
    tell("touchstart", NUMBER);
    expect(map.dragPan.disable).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(thread()).not.toBeNull();
    tell("touchmove", { x: 100, y: 300 });
    tell("touchend", { x: 100, y: 300 });
    expect(dragged).toEqual([{ kind: "node", place: 0, to: null }]);
  });

  it("captures the press that holds it, moved or not, and no other press", () => {
    const { tell, taken } = watched();
    tell("touchstart", { x: 120, y: 120 });
    vi.advanceTimersByTime(800);
    tell("touchend", { x: 120, y: 120 });
    expect(taken).not.toHaveBeenCalled();
    tell("touchstart", NUMBER);
    vi.advanceTimersByTime(300);
    expect(taken).toHaveBeenCalledOnce();
  });

  it("is let go where the mouse button comes up outside the map", () => {
    const { map, tell, dragged } = watched();
    tell("mousedown", NUMBER);
    tell("mousemove", { x: 190, y: 50 });
    document.body.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
    expect(map.dragPan.enable).toHaveBeenCalled();
    tell("mouseup", NODE);
    expect(dragged).toEqual([]);
  });

  it("ignores a finger that moves the map, two fingers, the mouse events after a touch, and presses after it was stopped", () => {
    const { map, tell, dragged, end } = watched();
    tell("touchstart", NUMBER);
    tell("touchmove", { x: 50, y: 90 });
    vi.advanceTimersByTime(300);
    tell("touchend", { x: 50, y: 90 });
    tell("mousedown", NUMBER);
    tell("mouseup", NODE);
    tell("touchstart", NUMBER, [NUMBER, NODE]);
    vi.advanceTimersByTime(300);
    tell("touchstart", NUMBER);
    end();
    vi.advanceTimersByTime(300);
    tell("mousedown", NUMBER);
    expect(map.dragPan.disable).not.toHaveBeenCalled();
    expect(dragged).toEqual([]);
  });
});

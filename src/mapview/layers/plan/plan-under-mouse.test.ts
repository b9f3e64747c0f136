import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DrawnPlan } from "#domain/plans/drawn-plan.ts";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { planDragged, planGrabbed } from "./plan-events.ts";
import { PLAN_DOT_LAYER, PLAN_LINE_LAYER } from "./plan-layer-ids.ts";
import { watchPlanDrags } from "./watch-plan-drags.ts";

/**
 * The drawn things by position on the screen, pixels from the left: a node of the plan, a leg of it, a route, and two
 * other nodes.
 */
const DRAWN = [
  { x: 100, layer: PLAN_DOT_LAYER, properties: { place: 1 } },
  { x: 200, layer: PLAN_LINE_LAYER, properties: { place: 1 } },
  { x: 300, layer: "network-walk", properties: {} },
  { x: 400, layer: "network-dot", properties: { osm_id: 44, mode: "walk", ref: "44" } },
  { x: 500, layer: "network-dot", properties: { osm_id: 55, mode: "cycle", ref: "55" } },
] as const;

const PLAN: DrawnPlan = {
  mode: "walk",
  legs: [],
  straightLines: [],
  isEditable: true,
  nodes: [0, 1, 2].map((at) => ({ osmId: at, number: `${at}`, isStop: true, lat: 0, lng: at })),
};

function dragged(plan: DrawnPlan | null = PLAN) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const canvas = { style: { cursor: "" } };
  const pan = { isOn: true };
  const map = {
    on(name: string, listener: (event: object) => void) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      return { unsubscribe: () => {} };
    },
    getLayer: () => ({}),
    getCanvas: () => canvas,
    getCanvasContainer: () => ({ append: () => {} }),
    queryRenderedFeatures: (
      [[west], [east]]: readonly [readonly [number], readonly [number]],
      { layers }: { readonly layers: readonly string[] },
    ) =>
      DRAWN.filter(({ x, layer }) => layers.includes(layer) && x >= west && x <= east).map(
        ({ x, properties }) => ({ properties, geometry: { type: "Point", coordinates: [x, 0] } }),
      ),
    project: ([x]: readonly [number]) => ({ x, y: 0 }),
    unproject: ([x]: readonly [number]) => ({ lng: x, lat: 0 }),
    dragPan: {
      enable: () => {
        pan.isOn = true;
      },
      disable: () => {
        pan.isOn = false;
      },
    },
  };
  const events = new MapEventHub();
  const stated: unknown[] = [];
  events.on(planDragged, ({ kind, place, to }) => stated.push([kind, place, to?.ref ?? null]));
  events.on(planGrabbed, () => stated.push("grabbed"));
  watchPlanDrags(map as never, events, () => plan);
  const act = (type: string, x: number) => {
    const point = { x, y: 0 };
    const event = { point, points: [point], originalEvent: { button: 0 } };
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  const hover = (x: number) => {
    act("mousemove", x);
    return canvas.style.cursor;
  };
  const drag = (from: number, to: number) => {
    act("mousedown", from);
    act("mousemove", to);
    act("mouseup", to);
    return stated;
  };
  return { act, hover, drag, pan, stated };
}

describe("a mouse over the map of a plan", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const element = () => ({ setAttribute: () => {}, append: () => {}, remove: () => {} });
    vi.stubGlobal("document", { createElementNS: element });
    const listening = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal("window", Object.assign(globalThis, listening));
    return () => vi.useRealTimers();
  });

  it("is a hand over a node and over the plan, and not over a route", () => {
    const { hover } = dragged();
    expect([400, 100, 200].map(hover)).toEqual(["pointer", "pointer", "pointer"]);
    expect(hover(300)).toBe("");
    expect(dragged(null).hover(400)).toBe("");
  });

  it("drags a number or a leg to another node", () => {
    expect(dragged().drag(100, 400)).toEqual([["node", 1, "44"]]);
    expect(dragged().drag(200, 400)).toEqual([["leg", 1, "44"]]);
  });

  it("reports the place of a drop on a route, on nothing, and on a node of another network", () => {
    for (const to of [300, 350, 500]) expect(dragged().drag(100, to)).toEqual([["node", 1, null]]);
  });

  it("moves the map outside the plan", () => {
    const { act, pan, stated } = dragged();
    act("mousedown", 300);
    expect(pan.isOn).toBe(true);
    act("mouseup", 400);
    expect(stated).toEqual([]);
  });

  it("reports that a finger grabbed the plan, after a hold", () => {
    const { act, stated } = dragged();
    act("touchstart", 100);
    vi.advanceTimersByTime(299);
    expect(stated).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(stated).toEqual(["grabbed"]);
    act("touchend", 400);
    expect(stated).toEqual(["grabbed", ["node", 1, "44"]]);
  });
});

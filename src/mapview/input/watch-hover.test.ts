import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HoveredThing } from "#mapview/events/drawn-thing.ts";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { watchHover } from "./watch-hover.ts";

/** A map at 100, 100 in the window with a number at 50, 50, and below it something without words at 50, 150. */
function hoveredMap() {
  const container = Object.assign(new EventTarget(), {
    isOver: false,
    toggleAttribute: (_name: string, isOver: boolean) => {
      container.isOver = isOver;
    },
  });
  const canvas = {
    getBoundingClientRect: () => ({ left: 100, top: 100, right: 500, bottom: 500 }),
  };
  const moving = { isMoving: false };
  const listeners = new Map<string, () => void>();
  const map = {
    getCanvasContainer: () => container,
    getCanvas: () => canvas,
    isMoving: () => moving.isMoving,
    on: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  const number = { kind: "node", name: "14", detail: "walk" } as const;
  const drawn = [
    { key: "14", at: { x: 50, y: 50 }, thing: number },
    { key: "cluster", at: { x: 50, y: 150 } },
  ];
  const events = new MapEventHub();
  const hovered: (string | null)[] = [];
  const listen = () =>
    events.on("hovered", (thing: HoveredThing | null) => hovered.push(thing?.name ?? null));
  const stopListening = listen();
  let looks = 0;
  watchHover(
    { map: map as never, events, breakFollow: () => {} },
    {
      hitsNear: ({ point }, reach) => {
        looks += 1;
        return drawn
          .map((one) => ({ ...one, awayPixels: Math.abs(one.at.y - point.y), tell: () => {} }))
          .filter(({ awayPixels }) => awayPixels <= reach);
      },
    },
  );
  const mouse = (type: string, y: number, more: object = {}) => {
    const at = { clientX: 150, clientY: 100 + y, pointerType: "mouse", buttons: 0 };
    container.dispatchEvent(Object.assign(new Event(type), at, more));
  };
  const hover = (y: number, more?: object) => {
    mouse("pointermove", y, more);
    vi.runAllTimers();
  };
  const tell = (name: string) => {
    listeners.get(name)?.();
    vi.runAllTimers();
  };
  const listening = { listen, stopListening };
  return {
    container,
    canvas,
    moving,
    drawn,
    tell,
    hovered,
    mouse,
    hover,
    listening,
    looks: () => looks,
  };
}

describe("a mouse over the map", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act));
    vi.stubGlobal("cancelAnimationFrame", clearTimeout);
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it("reports what it is over once, and that it has left", () => {
    const { container, hovered, hover } = hoveredMap();
    hover(54);
    hover(51);
    expect([hovered, container.isOver]).toEqual([["14"], true]);
    hover(80);
    expect([hovered, container.isOver]).toEqual([["14", null], false]);
  });

  it("only changes the cursor over something without words", () => {
    const { container, hovered, hover } = hoveredMap();
    hover(150);
    expect([hovered, container.isOver]).toEqual([[null], true]);
  });

  it("looks once for the movements within a frame, and never beyond its reach", () => {
    const { mouse, hovered, looks } = hoveredMap();
    mouse("pointermove", 200);
    mouse("pointermove", 60);
    vi.runAllTimers();
    expect([hovered, looks()]).toEqual([[], 2]);
  });

  it("reports nothing for a finger, a drag or a moving map, and forgets a thing that moves away", () => {
    const { moving, tell, hovered, hover, mouse } = hoveredMap();
    hover(50, { pointerType: "touch" });
    hover(50, { buttons: 1 });
    moving.isMoving = true;
    hover(50);
    expect(hovered).toEqual([]);
    moving.isMoving = false;
    hover(50);
    tell("movestart");
    expect(hovered).toEqual(["14", null]);
    hover(50);
    mouse("pointerleave", 50);
    hover(50);
    mouse("pointerdown", 50);
    expect(hovered).toEqual(["14", null, "14", null, "14", null]);
  });

  it("forgets a thing that is no longer drawn, and finds what is drawn under a mouse at rest", () => {
    const { container, drawn, tell, hovered, hover } = hoveredMap();
    hover(50);
    const [number] = drawn.splice(0, 1);
    tell("idle");
    expect([hovered, container.isOver]).toEqual([["14", null], false]);
    if (number) drawn.push(number);
    tell("idle");
    expect([hovered, container.isOver]).toEqual([["14", null, "14"], true]);
    tell("idle");
    expect(hovered).toHaveLength(3);
  });

  it("forgets it when the map has another size or ends, and finds nothing beside the map", () => {
    for (const ends of ["resize", "remove"]) {
      const { tell, hovered, hover } = hoveredMap();
      hover(50);
      tell(ends);
      expect(hovered, ends).toEqual(["14", null]);
    }
    const { canvas, tell, hovered, hover } = hoveredMap();
    hover(50);
    canvas.getBoundingClientRect = () => ({ left: 200, top: 100, right: 500, bottom: 500 });
    tell("idle");
    expect(hovered).toEqual(["14", null]);
  });

  it("finds nothing after a press until the mouse moves", () => {
    const { tell, hovered, hover, mouse } = hoveredMap();
    hover(50);
    mouse("pointerdown", 50);
    tell("idle");
    expect(hovered).toEqual(["14", null]);
  });

  it("reports the same thing again to a listener that comes later", () => {
    const { tell, hovered, hover, listening } = hoveredMap();
    listening.stopListening();
    hover(50);
    listening.listen();
    tell("idle");
    expect(hovered).toEqual(["14"]);
  });
});

import type { Map as LibreMap, PaddingOptions } from "maplibre-gl";
import { beforeEach, expect, it, vi } from "vitest";
import { VisibleArea } from "./visible-area.ts";

/** A map of 400 by 600 pixels, 50 from the top of the page, with one degree per pixel. */
class FakeMap {
  readonly container = boxAt({ top: 50, width: 400, height: 600 });
  padding: PaddingOptions = { top: 0, right: 0, bottom: 0, left: 0 };
  isApproaching = false;
  #onMoveEnd = () => {};

  on(_name: "moveend", listener: () => void): void {
    this.#onMoveEnd = listener;
  }
  getContainer(): HTMLElement {
    return this.container;
  }
  getPadding(): PaddingOptions {
    return this.padding;
  }
  center = { lat: 52, lng: 5 };
  jumpTo({ center, padding }: { center: { lat: number; lng: number }; padding: PaddingOptions }) {
    this.center = center;
    this.setPadding(padding);
  }
  setPadding(padding: PaddingOptions): void {
    this.padding = padding;
    this.#onMoveEnd();
  }
  eased = 0;
  easeTo({ padding }: { padding: PaddingOptions }): void {
    this.eased += 1;
    this.setPadding(padding);
  }
  isMoving(): boolean {
    return this.isApproaching;
  }
  getCenter() {
    return this.center;
  }
  unproject([x, y]: [number, number]) {
    return { lat: y, lng: x };
  }
  async rest(): Promise<void> {
    this.isApproaching = false;
    this.#onMoveEnd();
    await Promise.resolve();
  }
}

function boxAt({ top, width, height }: Record<"top" | "width" | "height", number>): HTMLElement {
  const box = { left: 0, top, right: width, bottom: top + height };
  const element = { clientWidth: width, clientHeight: height, isConnected: true };
  return { ...element, getBoundingClientRect: () => box } as HTMLElement;
}

/** The area above a bar that covers the lower 200 pixels. */
const aboveBar = () => boxAt({ top: 50, width: 400, height: 400 });
const ALL = { top: 0, right: 0, bottom: 0, left: 0 };

let map: FakeMap;
let free: VisibleArea;
let resize: () => void;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
  map = new FakeMap();
  free = new VisibleArea();
  free.lead(map as unknown as LibreMap);
});

it("moves the middle above a bar and back to the whole map", () => {
  free.set(aboveBar());
  expect(map.padding).toEqual({ ...ALL, bottom: 200 });
  expect(free.center).toEqual({ lat: 52, lng: 5 });
  free.set(null);
  expect(map.padding).toEqual(ALL);
});

it("follows a bar that grows", () => {
  const part = aboveBar();
  free.set(part);
  part.getBoundingClientRect = () => ({ left: 0, top: 50, right: 400, bottom: 350 }) as DOMRect;
  resize();
  expect(map.padding).toEqual({ ...ALL, bottom: 300 });
});

it("does not interrupt a flight, and meanwhile reports the place in the middle of the visible area", async () => {
  map.isApproaching = true;
  free.set(aboveBar());
  expect(map.padding).toEqual(ALL);
  expect(free.center).toEqual({ lng: 200, lat: 200 });
  await map.rest();
  expect(map.padding).toEqual({ ...ALL, bottom: 200 });
});

it("applies to the map created after a lost one", () => {
  free.set(aboveBar());
  const next = new FakeMap();
  free.lead(next as unknown as LibreMap);
  expect(next.padding).toEqual({ ...ALL, bottom: 200 });
});

it("puts the middle in the lower third when looking ahead, unless a cross points at it", () => {
  free.setFollow("course");
  expect(free.padding).toEqual({ ...ALL, top: 240 });
  expect(middleY(600)).toBeGreaterThan(2 / 3);
  free.set(aboveBar());
  expect(free.padding).toEqual({ ...ALL, bottom: 200 });
});

it("looks ahead in the area beside a sheet", () => {
  free.setFollow("compass");
  free.set(aboveBar(), "show");
  expect(free.padding).toEqual({ ...ALL, top: 160, bottom: 200 });
  expect(middleY(400)).toBeGreaterThan(2 / 3);
});

it("moves the followed position out from under a card, and nothing when not following", () => {
  const card = () => boxAt({ top: 50, width: 400, height: 216 });
  free.set(card(), "follow");
  expect(map.padding).toEqual(ALL);
  expect(map.eased).toBe(0);
  free.setFollow("follow");
  expect(free.padding).toEqual({ ...ALL, bottom: 384 });
  free.setFollow("course");
  expect(free.padding).toEqual({ ...ALL, top: 86, bottom: 384 });
  expect(middleY(216)).toBeGreaterThan(2 / 3);
  free.settle();
  free.set(null);
  expect(map.padding).toEqual({ ...ALL, top: 240 });
  expect(map.eased).toBe(2);
});

it("looks ahead over the whole height beside a sheet at the side", () => {
  const beside = boxAt({ top: 50, width: 400, height: 600 });
  const box = { left: 150, top: 50, right: 400, bottom: 650 };
  beside.getBoundingClientRect = () => box as DOMRect;
  free.setFollow("course");
  free.set(beside, "follow");
  expect(free.padding).toEqual({ ...ALL, top: 240, left: 150 });
});

it("does not move the map when looking ahead ends", async () => {
  free.setFollow("course");
  await map.rest();
  expect(map.padding).toEqual({ ...ALL, top: 240 });
  free.setFollow("off");
  expect(map.padding).toEqual(ALL);
  // The place drawn in the middle of the whole map stays there.
  expect(map.center).toEqual({ lng: 200, lat: 300 });
  free.setFollow("follow");
  free.setFollow("off");
  free.set(aboveBar());
  expect(map.center).toEqual({ lng: 200, lat: 300 });
});

/** Returns the middle of this height as a fraction from the top of the map; 1 is the bottom. */
function middleY(freeHeight: number): number {
  const { top, bottom } = free.padding ?? ALL;
  return (top + 600 - bottom) / 2 / freeHeight;
}

import type { Map as LibreMap } from "maplibre-gl";
import { describe, expect, it, vi } from "vitest";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { watchArea } from "./watch-area.ts";

/** A turned map: one pixel to the right is one step to the north-east. */
function host(scale: { pixel: number }) {
  const unproject = ([x, y]: readonly [number, number]) => ({
    lng: 5 + (x + y) * scale.pixel,
    lat: 52 + (x - y) * scale.pixel,
  });
  return {
    map: { unproject, getContainer: () => MAP } as unknown as LibreMap,
    events: new MapEventHub(),
  };
}

const seenAt = (left: number, top: number, width: number, height: number) => ({
  getBoundingClientRect: () => ({ left, top, width, height }),
});

/** A map below a header; the frame lies ten pixels from its left and twenty from its top. */
const MAP = seenAt(0, 45, 300, 400);
const FRAME = seenAt(10, 65, 100, 50);

describe("the frame over the map", () => {
  it("reports the box around its corners, again after the map has moved, and no box twice", () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal("cancelAnimationFrame", () => {});
    const scale = { pixel: 0.001 };
    const { map, events } = host(scale);
    const stated: (readonly number[])[] = [];
    const onFrame = (listener: () => void) => events.on("frame", listener);
    const frame = FRAME as unknown as HTMLElement;
    const stop = watchArea({ map, onFrame }, frame, (area) => stated.push(area));
    expect(stated.map((area) => area.map((degrees) => Number(degrees.toFixed(3))))).toEqual([
      [5.03, 51.94, 5.18, 52.09],
    ]);
    events.emit("frame", undefined);
    expect(stated).toHaveLength(1);
    scale.pixel = 0.002;
    events.emit("frame", undefined);
    expect(stated).toHaveLength(2);
    stop();
    scale.pixel = 0.003;
    events.emit("frame", undefined);
    expect(stated).toHaveLength(2);
  });
});

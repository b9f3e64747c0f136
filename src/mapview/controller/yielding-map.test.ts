import { Map as LibreMap } from "maplibre-gl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { YieldingMap } from "./yielding-map.ts";

/** Without a canvas: of MapLibre's map only the asking for a frame is of use here. */
function mapWithoutCanvas() {
  const drawn = vi.spyOn(LibreMap.prototype, "triggerRepaint").mockImplementation(() => {});
  const map: YieldingMap = Object.create(YieldingMap.prototype);
  return { map, drawn };
}

/** What waits for the page's next frame. */
let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a map that yields a frame", () => {
  it("is drawn at once when it yields none", () => {
    const { map, drawn } = mapWithoutCanvas();
    map.triggerRepaint();
    expect(drawn).toHaveBeenCalledOnce();
  });

  it("is drawn after the page's next frame, once, when that was asked meanwhile", () => {
    const { map, drawn } = mapWithoutCanvas();
    map.yieldFrame();
    map.yieldFrame();
    map.triggerRepaint();
    map.triggerRepaint();
    for (const frame of frames) frame();
    expect(drawn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(drawn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(drawn).toHaveBeenCalledOnce();
    map.triggerRepaint();
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it("is not drawn when nobody asked", () => {
    const { map, drawn } = mapWithoutCanvas();
    map.yieldFrame();
    for (const frame of frames) frame();
    vi.advanceTimersByTime(1000);
    expect(drawn).not.toHaveBeenCalled();
  });

  it("waits no longer than a quarter of a second in a page that is not seen", () => {
    const { map, drawn } = mapWithoutCanvas();
    map.yieldFrame();
    map.triggerRepaint();
    vi.advanceTimersByTime(249);
    expect(drawn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(drawn).toHaveBeenCalledOnce();
  });
});

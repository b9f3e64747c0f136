import { beforeEach, describe, expect, it, vi } from "vitest";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { networkNodePressed } from "#mapview/layers/networks/network-events.ts";
import { watchTaps } from "./map-taps.ts";
import type { Tap } from "./tap-hits.ts";

/** A map of 200 pixels at 100, 100 in the window; its left half has one target that also reports presses. */
function tappedMap() {
  const container = new EventTarget();
  const listeners = new Map<string, (event: object) => void>();
  const map = {
    getCanvasContainer: () => container,
    getCanvas: () => ({ getBoundingClientRect: () => ({ left: 100, top: 100 }) }),
    once: () => {},
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  const reported: string[] = [];
  const looks: Tap["point"][] = [];
  const say = (what: string) => () => reported.push(what);
  const hitsNear = ({ point }: Tap) => {
    looks.push(point);
    if (point.x > 100) return [];
    const tellings = { press: say("press"), release: say("release"), tell: say("tap") };
    return [{ key: "it", at: point, awayPixels: 0, ...tellings }];
  };
  const events = new MapEventHub();
  const tap = { map: map as never, events, breakFollow: () => {} };
  watchTaps(tap, {
    hitsNear,
    lineUnder: () => null,
    isPressHeard: () => events.isHeard(networkNodePressed),
  });
  const finger = (type: string, x: number, more: object = {}) =>
    container.dispatchEvent(
      Object.assign(new Event(type), {
        clientX: x,
        clientY: 150,
        isPrimary: true,
        button: 0,
        ...more,
      }),
    );
  const click = (x: number, more: object = {}) =>
    listeners.get("click")?.({
      point: { x: x - 100, y: 50 },
      lngLat: { lng: 5, lat: 52 },
      originalEvent: { clientX: x, clientY: 150, ...more },
    });
  const move = () => listeners.get("movestart")?.({});
  return { events, reported, looks, finger, click, move };
}

describe("a tap on a target that reports presses", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    return () => vi.useRealTimers();
  });

  it("reports press, release and tap, and searches once", () => {
    const { events, reported, looks, finger, click } = tappedMap();
    events.on(networkNodePressed, () => {});
    finger("pointerdown", 150);
    expect([reported, looks]).toEqual([["press"], [{ x: 50, y: 50 }]]);
    finger("pointerup", 151);
    expect(reported).toEqual(["press", "release"]);
    click(151);
    expect([reported, looks.length]).toEqual([["press", "release", "tap"], 1]);
  });

  it("only reports the tap when nobody listens for presses", () => {
    const { reported, looks, finger, click } = tappedMap();
    finger("pointerdown", 150);
    finger("pointerup", 150);
    expect(looks).toEqual([]);
    click(150);
    expect(reported).toEqual(["tap"]);
  });

  it("reports the same tap with a modifier key", () => {
    const { reported, click } = tappedMap();
    click(150, { ctrlKey: true });
    expect(reported).toEqual(["tap"]);
  });

  it("reports no tap when the finger moves, rests, or is one of two", () => {
    const { events, reported, finger } = tappedMap();
    events.on(networkNodePressed, () => {});
    finger("pointerdown", 150);
    finger("pointerup", 158);
    expect(reported).toEqual(["press"]);
    finger("pointerdown", 120);
    events.emit("placeChosen", { lat: 52, lng: 5 });
    finger("pointerup", 120);
    expect(reported).toEqual(["press", "press"]);
    finger("pointerdown", 150);
    finger("pointerdown", 190, { isPrimary: false });
    finger("pointerup", 150);
    expect(reported).toEqual(["press", "press", "press"]);
  });

  it("searches again when the map has moved under the finger", () => {
    const { events, reported, looks, finger, click, move } = tappedMap();
    events.on(networkNodePressed, () => {});
    finger("pointerdown", 150);
    move();
    finger("pointerup", 150);
    click(150);
    expect([reported, looks.length]).toEqual([["press", "tap"], 2]);
  });

  it("reports a place where the map has no target", () => {
    const { events, reported, finger, click } = tappedMap();
    const places: unknown[] = [];
    events.on(networkNodePressed, () => {});
    events.on("mapTapped", (place) => places.push(place));
    finger("pointerdown", 250);
    finger("pointerup", 250);
    click(250);
    vi.advanceTimersByTime(400);
    expect([reported, places]).toEqual([[], [{ lat: 52, lng: 5 }]]);
  });
});

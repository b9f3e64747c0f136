import type { Map as LibreMap } from "maplibre-gl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { MapEventHub } from "#mapview/events/map-events.ts";
import { watchPlaceGestures } from "./place-gestures.ts";

const POINT = { x: 50, y: 50 };
const PLACE = { lat: 52, lng: 5 };

function watched() {
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  const map = {
    on: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    getCanvas: () => document.createElement("canvas"),
    getCenter: () => ({ lat: 1, lng: 1 }),
  };
  const events = new MapEventHub();
  const chosen: LatLng[] = [];
  events.on("placeChosen", (place) => chosen.push(place));
  watchPlaceGestures(map as unknown as LibreMap, events);
  const tell = (type: string, button = 2) => {
    const event = { point: POINT, points: [POINT], lngLat: PLACE, preventDefault() {} };
    const originalEvent = { button, ctrlKey: false };
    for (const listener of listeners.get(type) ?? []) listener({ ...event, originalEvent });
  };
  return { tell, events, chosen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("chooses the place of a long press once, despite the contextmenu event that follows", () => {
  const { tell, chosen } = watched();
  tell("touchstart");
  vi.advanceTimersByTime(500);
  tell("contextmenu");
  expect(chosen).toEqual([PLACE]);
});

it("chooses no place while a layer has captured the press, or right after", () => {
  const { tell, events, chosen } = watched();
  tell("touchstart");
  vi.advanceTimersByTime(300);
  events.emit("pressTaken", undefined);
  vi.advanceTimersByTime(5000);
  tell("contextmenu");
  tell("touchend");
  tell("contextmenu");
  expect(chosen).toEqual([]);
});

it("chooses a place again with the next press", () => {
  const { tell, events, chosen } = watched();
  tell("touchstart");
  events.emit("pressTaken", undefined);
  tell("touchend");
  tell("touchstart");
  vi.advanceTimersByTime(500);
  expect(chosen).toEqual([PLACE]);
});

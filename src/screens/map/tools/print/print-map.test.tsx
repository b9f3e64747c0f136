import { expect, it, onTestFinished, vi } from "vitest";
import { showSketch, sketchOnMapStore } from "#state/map/sketch-on-map.ts";
import { followPrinting } from "./print-map.ts";

const PLACE = { lat: 52, lng: 5 };
const CLUBHOUSE = { kind: "point", place: PLACE, label: "Clubhuis" } as const;
const FOX = { kind: "point", place: PLACE, label: "Vos", isSighting: true } as const;

it("leaves sightings of a hunt off the map while the screen is printed", () => {
  followPrinting();
  const screen = document.body.appendChild(document.createElement("main"));
  screen.innerHTML = '<div><div data-map-state="idle"><canvas></canvas></div></div>';
  const drawImage = vi.fn();
  const context = { drawImage } as Partial<CanvasRenderingContext2D>;
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, "getContext");
  getContext.mockReturnValue(context as CanvasRenderingContext2D);
  onTestFinished(() => {
    getContext.mockRestore();
    screen.remove();
    showSketch("hunt", []);
  });
  showSketch("hunt", [CLUBHOUSE, FOX]);
  window.dispatchEvent(new Event("beforeprint"));
  expect(sketchOnMapStore.getState().sketch).toEqual([CLUBHOUSE]);
  const [canvas, copy] = screen.querySelectorAll("canvas");
  expect(drawImage).toHaveBeenCalledWith(canvas, 0, 0);
  expect([canvas?.style.display, copy?.style.display]).toEqual(["none", ""]);
  // One that is seen just now.
  showSketch("hunt", [FOX, CLUBHOUSE, FOX]);
  expect(sketchOnMapStore.getState().sketch).toEqual([CLUBHOUSE]);
  window.dispatchEvent(new Event("afterprint"));
  expect(sketchOnMapStore.getState().sketch).toEqual([FOX, CLUBHOUSE, FOX]);
  expect(screen.querySelectorAll("canvas")).toHaveLength(1);
  expect(canvas?.style.display).toBe("");
});

import { expect, it, onTestFinished } from "vitest";
import { showSketch, sketchOnMapStore } from "#state/map/sketch-on-map.ts";
import { followPrinting } from "./print-map.ts";

const PLACE = { lat: 52, lng: 5 };
const CLUBHOUSE = { kind: "point", place: PLACE, label: "Clubhuis" } as const;
const FOX = { kind: "point", place: PLACE, label: "Vos", isSighting: true } as const;

it("leaves sightings of a hunt off the map while the screen is printed", () => {
  followPrinting();
  const screen = document.body.appendChild(document.createElement("main"));
  screen.innerHTML = '<div><div data-map-state="idle"></div></div>';
  onTestFinished(() => {
    screen.remove();
    showSketch("hunt", []);
  });
  showSketch("hunt", [CLUBHOUSE, FOX]);
  window.dispatchEvent(new Event("beforeprint"));
  expect(sketchOnMapStore.getState().sketch).toEqual([CLUBHOUSE]);
  // One that is seen just now.
  showSketch("hunt", [FOX, CLUBHOUSE, FOX]);
  expect(sketchOnMapStore.getState().sketch).toEqual([CLUBHOUSE]);
  window.dispatchEvent(new Event("afterprint"));
  expect(sketchOnMapStore.getState().sketch).toEqual([FOX, CLUBHOUSE, FOX]);
});

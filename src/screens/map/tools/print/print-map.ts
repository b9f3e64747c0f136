import type { MapController } from "#mapview/controller/map-controller.ts";
import { loadedMap } from "#parts/map/map-session.ts";
import { shownFlavour } from "#parts/map/shown-flavour.ts";
import { hideSightings, sketchOnMapStore } from "#state/map/sketch-on-map.ts";
import styles from "./print-map.module.css";

/** The long and short side of the printable area of A4 and Letter, CSS pixels. */
const LONG_SIDE = 960;
const SHORT_SIDE = 660;

/** The largest factor by which the pixels of a phone are enlarged. */
const LARGEST_ZOOM = 1.6;

/** The longest wait for an idle map before printing. */
const PATIENCE_MS = 5000;

/**
 * Prepares printing of the screen: the map fills its page alone, in light colours when printed by shortcut. Calling
 * it again has no effect.
 */
export function followPrinting(): void {
  window.addEventListener("beforeprint", layOutForPrint);
  window.addEventListener("afterprint", layOutForScreen);
  window.addEventListener("keydown", printByKeys);
}

/** Prints the map in light colours, because a dark one wastes ink and is unreadable on paper. */
async function printMap(): Promise<void> {
  const map = loadedMap();
  if (map && isDark()) {
    const { dataset } = document.documentElement;
    const restore = (): void => {
      delete dataset["printsLight"];
      map.setFlavour(shownFlavour());
    };
    window.addEventListener("afterprint", restore, { once: true });
    map.setFlavour("light");
    // Otherwise `night-red.css` would turn the light map over.
    dataset["printsLight"] = "";
    await comeToRest(map);
  }
  window.print();
}

function printByKeys(event: KeyboardEvent): void {
  const isPrinting = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "p";
  if (!isPrinting || !isDark() || !document.querySelector("[data-map-state]")) return;
  event.preventDefault();
  void printMap();
}

function isDark(): boolean {
  return shownFlavour() !== "light";
}

async function comeToRest(map: MapController): Promise<void> {
  const beganAtMs = performance.now();
  const isAtRest = () => document.querySelector('[data-map-state="idle"]') !== null;
  do {
    await nextFrame(map);
  } while (!isAtRest() && performance.now() - beganAtMs < PATIENCE_MS);
}

/** Resolves after the next frame of the map, or after a time limit. */
function nextFrame(map: MapController): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(done, PATIENCE_MS / 10);
    const forget = map.events.on("frame", done);
    function done() {
      window.clearTimeout(timer);
      forget();
      resolve();
    }
  });
}

function layOutForPrint(): void {
  // Only a map on the screen: laying out a parked map would hide what another screen prints.
  const map = document.querySelector("main [data-map-state]")?.parentElement;
  // A sheet has its own layout and is alone on its page.
  if (!map || document.querySelector("[data-sheet]")) return;
  leaveOutSightings(map.querySelector<HTMLCanvasElement>("canvas"));
  const { clientWidth: width, clientHeight: height } = map;
  const zoom = Math.min(
    LARGEST_ZOOM,
    LONG_SIDE / Math.max(width, height),
    SHORT_SIDE / Math.min(width, height),
  );
  map.style.setProperty("--print-zoom", zoom.toFixed(3));
  map.classList.add(styles["map"] ?? "");
  map.parentElement?.classList.add(styles["screen"] ?? "");
  // Set on the whole page: another page type for a part would start a new page.
  document.documentElement.style.setProperty("page", width > height ? "lying" : "auto");
}

function layOutForScreen(): void {
  hideSightings(false);
  if (document.querySelector("[data-sheet]")) return;
  document.documentElement.style.removeProperty("page");
}

/** Leaves the sightings of a hunt off the map: a paper that is left behind must not tell who was seen where. */
function leaveOutSightings(canvas: HTMLCanvasElement | null): void {
  const { sketch } = sketchOnMapStore.getState();
  if (!sketch.some(({ isSighting }) => isSighting)) return;
  hideSightings(true);
  loadedMap()?.drawNow();
  if (canvas) printCopyOf(canvas);
}

/** Shows a copy of a frame instead of it while it is printed: a browser would print the frame that it showed before. */
function printCopyOf(canvas: HTMLCanvasElement): void {
  const copy = document.createElement("canvas");
  const { width, height, className } = canvas;
  Object.assign(copy, { width, height, className });
  copy.style.cssText = canvas.style.cssText;
  copy.getContext("2d")?.drawImage(canvas, 0, 0);
  canvas.after(copy);
  canvas.style.display = "none";
  const restore = (): void => {
    copy.remove();
    canvas.style.display = "";
  };
  window.addEventListener("afterprint", restore, { once: true });
}

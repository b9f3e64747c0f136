import type { MapController } from "#mapview/controller/map-controller.ts";
import { keptMap } from "#parts/map/map-session.ts";
import { settingsStore } from "#state/settings/settings.ts";
import styles from "./print-map.module.css";

/** The long and the short side of what printers leave of A4 and Letter, CSS pixels. */
const LONG_SIDE = 960;
const SHORT_SIDE = 660;

/** The pixels of a phone's map are not blown up further than this. */
const LARGEST_ZOOM = 1.6;

/** A map that has not come to rest by then is printed as it is. */
const PATIENCE_MS = 5000;

/**
 * From now on a printed map is alone on its page, fills it, and is light when it is printed by the
 * keys for that; calling it again changes nothing.
 */
export function followPrinting(): void {
  window.addEventListener("beforeprint", layOutForPrint);
  window.addEventListener("afterprint", layOutForScreen);
  window.addEventListener("keydown", printByKeys);
}

/** Prints the map, light whatever it is on the screen: a dark one drinks ink, and is lost on paper. */
async function printMap(): Promise<void> {
  const map = keptMap();
  if (map && isDark()) {
    window.addEventListener("afterprint", () => map.setFlavour(isDark() ? "dark" : "light"), {
      once: true,
    });
    map.setFlavour("light");
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
  return settingsStore.getState().colorScheme === 1;
}

async function comeToRest(map: MapController): Promise<void> {
  const beganAtMs = performance.now();
  const isAtRest = () => document.querySelector('[data-map-state="idle"]') !== null;
  do {
    await nextFrame(map);
  } while (!isAtRest() && performance.now() - beganAtMs < PATIENCE_MS);
}

/** After the map was drawn once more, or some time without that. */
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
  const map = document.querySelector("[data-map-state]")?.parentElement;
  // A sheet is laid out already, and alone on its page.
  if (!map || document.querySelector("[data-sheet]")) return;
  const { clientWidth: width, clientHeight: height } = map;
  const zoom = Math.min(
    LARGEST_ZOOM,
    LONG_SIDE / Math.max(width, height),
    SHORT_SIDE / Math.min(width, height),
  );
  map.style.setProperty("--print-zoom", zoom.toFixed(3));
  map.classList.add(styles["map"] ?? "");
  map.parentElement?.classList.add(styles["screen"] ?? "");
  // Of the whole page: a part with another kind of page would begin a new one.
  document.documentElement.style.setProperty("page", width > height ? "lying" : "auto");
}

function layOutForScreen(): void {
  if (document.querySelector("[data-sheet]")) return;
  document.documentElement.style.removeProperty("page");
}

import styles from "./paper.module.css";

/** The long and the short side of what printers leave of A4 and Letter, CSS pixels. */
const LONG_SIDE = 960;
const SHORT_SIDE = 660;

/** The pixels of a phone's map are not blown up further than this. */
const LARGEST_ZOOM = 1.6;

/** From now on a printed map is alone on its page, and fills it; calling it again changes nothing. */
export function followPrinting(): void {
  window.addEventListener("beforeprint", layOnPaper);
  window.addEventListener("afterprint", takeOffPaper);
}

function layOnPaper(): void {
  const map = document.querySelector("[data-map-state]")?.parentElement;
  if (!map) return;
  const { clientWidth: width, clientHeight: height } = map;
  const zoom = Math.min(
    LARGEST_ZOOM,
    LONG_SIDE / Math.max(width, height),
    SHORT_SIDE / Math.min(width, height),
  );
  map.style.setProperty("--paper-zoom", zoom.toFixed(3));
  map.classList.add(styles["map"] ?? "");
  map.parentElement?.classList.add(styles["screen"] ?? "");
  // Of the whole page: a part with another kind of page would begin a new one.
  document.documentElement.style.setProperty("page", width > height ? "lying" : "auto");
}

function takeOffPaper(): void {
  document.documentElement.style.removeProperty("page");
}

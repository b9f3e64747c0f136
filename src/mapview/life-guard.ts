import type { Map as LibreMap } from "maplibre-gl";

/** A browser that gives the context back does so within this; after it the map is made anew. */
const PATIENCE_MS = 2500;

/**
 * Watches over the map's WebGL context. MapLibre draws again when the browser gives it back; when
 * the browser does not, `startAgain` is called, at a moment when somebody looks.
 */
export class LifeGuard {
  readonly #startAgain: () => void;
  #timer = 0;
  #isLost = false;

  constructor(startAgain: () => void) {
    this.#startAgain = startAgain;
    document.addEventListener("visibilitychange", () => this.#expect());
  }

  watch(map: LibreMap): void {
    map.on("webglcontextlost", () => {
      this.#isLost = true;
      this.#expect();
    });
    map.on("webglcontextrestored", () => {
      this.#isLost = false;
      window.clearTimeout(this.#timer);
    });
  }

  #expect(): void {
    window.clearTimeout(this.#timer);
    if (!this.#isLost || document.hidden) return;
    this.#timer = window.setTimeout(() => this.#tryAgain(), PATIENCE_MS);
  }

  #tryAgain(): void {
    try {
      this.#startAgain();
      this.#isLost = false;
    } catch (failure) {
      // The device may have no memory for it now: the next look at the map tries again.
      console.warn("No map yet:", failure);
      this.#expect();
    }
  }
}

import type { Map as LibreMap } from "maplibre-gl";

/** A browser restores a lost context within this time; after it the map is created again. */
const PATIENCE_MS = 2500;

/** The reactions to a lost WebGL context. */
export interface LifeGuardOptions {
  /** Creates the map again, because the browser does not restore its context. May throw. */
  readonly startAgain: () => void;
  /** MapLibre draws again, with the style from when the context was lost. */
  readonly onRestored: () => void;
}

/**
 * Watches the WebGL context of the map. MapLibre draws again when the browser restores it; if the browser does not,
 * `startAgain` is called once the page is visible.
 */
export class LifeGuard {
  readonly #options: LifeGuardOptions;
  #timer = 0;
  #isLost = false;

  constructor(options: LifeGuardOptions) {
    this.#options = options;
    document.addEventListener("visibilitychange", () => this.#expect());
  }

  /** True while the map cannot draw: MapLibre then has no style and must not be given one. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Watches this map instead of the previous one. */
  watch(map: LibreMap): void {
    this.#isLost = false;
    window.clearTimeout(this.#timer);
    map.on("webglcontextlost", () => {
      this.#isLost = true;
      this.#expect();
    });
    map.on("webglcontextrestored", () => {
      this.#isLost = false;
      window.clearTimeout(this.#timer);
      this.#options.onRestored();
    });
  }

  #expect(): void {
    window.clearTimeout(this.#timer);
    if (!this.#isLost || document.hidden) return;
    this.#timer = window.setTimeout(() => this.#tryAgain(), PATIENCE_MS);
  }

  #tryAgain(): void {
    try {
      this.#options.startAgain();
    } catch (error) {
      // The device may lack memory now: retry while the page is visible.
      console.warn("No map yet:", error);
      this.#expect();
    }
  }
}

import type { Map as LibreMap } from "maplibre-gl";

/** A browser that restores a lost context does so within this time; then the map is made again. */
const PATIENCE_MS = 2500;

/** The reactions to a lost WebGL context. */
export interface LifeGuardOptions {
  /** Makes the map again: the browser does not restore its context. May throw. */
  readonly startAgain: () => void;
  /** MapLibre draws again, from the style of the moment when the context was lost. */
  readonly onRestored: () => void;
}

/**
 * Watches over the map's WebGL context. MapLibre draws again when the browser gives it back; when
 * the browser does not, `startAgain` is called, at a moment when somebody looks.
 */
export class LifeGuard {
  readonly #options: LifeGuardOptions;
  #timer = 0;
  #isLost = false;

  constructor(options: LifeGuardOptions) {
    this.#options = options;
    document.addEventListener("visibilitychange", () => this.#expect());
  }

  /** Whether the map cannot draw now: MapLibre has no style meanwhile, and must be given none. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Watches over this map, instead of one that came before it. */
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
      // The device may have no memory for it now: it is tried again as long as somebody looks.
      console.warn("No map yet:", error);
      this.#expect();
    }
  }
}

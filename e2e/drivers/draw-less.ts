import type { BrowserContext } from "@playwright/test";

/** Milliseconds from one drawing to the next: that of a slow phone. */
const FRAME_MS = 100;

/**
 * Lets every page of this context draw ten times a second instead of sixty: a map is drawn in
 * software here, and most of what a browser test costs is frames that nobody looks at.
 */
export function drawFewFrames(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((frameMs) => {
    const nextFrame = window.requestAnimationFrame.bind(window);
    let lastMs = 0;
    let lastId = 0;
    let waiting = new Map<number, FrameRequestCallback>();
    let drawing = waiting;

    function draw(timeMs: number) {
      lastMs = performance.now();
      drawing = waiting;
      waiting = new Map();
      for (const callback of drawing.values()) {
        try {
          callback(timeMs);
        } catch (error) {
          reportError(error);
        }
      }
    }

    window.requestAnimationFrame = (callback) => {
      if (waiting.size === 0) {
        const waitMs = Math.max(0, lastMs + frameMs - performance.now());
        setTimeout(() => nextFrame(draw), waitMs);
      }
      lastId += 1;
      waiting.set(lastId, callback);
      return lastId;
    };
    window.cancelAnimationFrame = (id) => {
      waiting.delete(id);
      // One callback of a frame may take back the next.
      drawing.delete(id);
    };
  }, FRAME_MS);
}

/** Of the map to a CSS pixel: a sixteenth of the pixels of a simple screen. */
const PIXEL_RATIO = 0.25;

/**
 * Lets the map of every page of this context draw few pixels, and the page around it as many as its
 * screen has: how it is laid out, and what lies under a finger, are of CSS pixels and stay as they are.
 */
export function drawFewPixels(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((pixelRatio) => {
    Object.defineProperty(window, "devicePixelRatio", { get: () => pixelRatio });
  }, PIXEL_RATIO);
}

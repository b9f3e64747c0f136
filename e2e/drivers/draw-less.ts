import type { BrowserContext } from "@playwright/test";

/** The interval between frames in milliseconds, that of a slow phone. */
const FRAME_MS = 100;

/**
 * Makes every page of this context draw ten times a second instead of sixty. Maps are drawn in software here,
 * and most of the cost of a browser test is frames that nobody sees.
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
        // Fixed time: the rest of a frame.
        setTimeout(() => nextFrame(draw), waitMs);
      }
      lastId += 1;
      waiting.set(lastId, callback);
      return lastId;
    };
    window.cancelAnimationFrame = (id) => {
      waiting.delete(id);
      // A callback of a frame may cancel the next.
      drawing.delete(id);
    };
  }, FRAME_MS);
}

/** The pixels of the map per CSS pixel: a sixteenth of the pixels of a simple screen. */
const PIXEL_RATIO = 0.25;

/**
 * Makes the map of every page of this context draw few pixels, while the page around it keeps all of them:
 * the layout and the targets under a finger are in CSS pixels and do not change.
 */
export function drawFewPixels(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((pixelRatio) => {
    Object.defineProperty(window, "devicePixelRatio", { get: () => pixelRatio });
  }, PIXEL_RATIO);
}

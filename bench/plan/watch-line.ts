/** A position in CSS pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The place on the map's canvas where the line is expected, and the way to detect it. */
export interface ObservedLine extends Pixel {
  readonly by: "page" | "map";
}

/** The time from the tap until the line was seen, in milliseconds; null when it was not. */
export interface LineTimes {
  readonly seenMs: number | null;
  /** The times of the page's own work, for analysis. */
  readonly log: readonly (readonly [string, number])[];
}

/**
 * Runs in the page: after each tap, looks for the line at `window.lineAt` and stores in `window.lineTimes`
 * when it was seen. `page` looks for an SVG line in a finished frame; `map` for the colour on MapLibre's
 * canvas.
 */
export function watchLine(): void {
  const shared = window as unknown as { lineAt: ObservedLine | null; lineTimes: LineTimes };
  let tappedMs = 0;
  let log: [string, number][] = [];
  const since = () => performance.now() - tappedMs;

  const see = (ms: number): void => {
    if (shared.lineTimes.seenMs === null) shared.lineTimes = { ...shared.lineTimes, seenMs: ms };
  };

  window.addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      tappedMs = timeStamp;
      log = [["heard", since()]];
      shared.lineTimes = { seenMs: null, log };
      if (shared.lineAt?.by === "page") requestAnimationFrame(observeFrame);
    },
    true,
  );

  function observeFrame(): void {
    if (shared.lineTimes.seenMs !== null || since() > 3000) return;
    requestAnimationFrame(observeFrame);
    log.push(["frame", since()]);
    // Runs after the style, layout and painting of this frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const { lineAt } = shared;
      const isThere = lineAt && hasSvgLine(lineAt);
      if (isThere) see(since());
    };
    // Content that exists now is in the frame; later content is not.
    if (shared.lineAt && hasSvgLine(shared.lineAt)) port2.postMessage(null);
  }

  function hasSvgLine({ x, y }: Pixel): boolean {
    const container = document.querySelector(".maplibregl-canvas-container");
    const paths = container?.querySelectorAll<SVGPathElement>("svg path") ?? [];
    return [...paths].some((path) => path.isPointInStroke(new DOMPoint(x, y)));
  }

  const { drawElements } = WebGL2RenderingContext.prototype;
  let isScanning = false;
  WebGL2RenderingContext.prototype.drawElements = function (...drawn) {
    drawElements.apply(this, drawn);
    const { lineAt, lineTimes } = shared;
    if (isScanning || lineAt?.by !== "map" || !lineTimes || lineTimes.seenMs !== null) return;
    isScanning = true;
    // Runs when the frame has been drawn, before its pixels are shown and discarded.
    queueMicrotask(() => {
      isScanning = false;
      if (shared.lineAt && hasColor(this, shared.lineAt)) see(since());
    });
  };

  /** Returns whether a few pixels around a place have the colour of a walking plan. */
  function hasColor(gl: WebGL2RenderingContext, { x, y }: Pixel): boolean {
    const side = 24;
    const scale = gl.drawingBufferWidth / (gl.canvas as HTMLCanvasElement).clientWidth;
    const pixels = new Uint8Array(4 * side ** 2);
    const left = Math.round(x * scale) - side / 2;
    const bottom = gl.drawingBufferHeight - Math.round(y * scale) - side / 2;
    gl.readPixels(left, bottom, side, side, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      if (Math.abs(red - 0xd3) + Math.abs(green - 0x17) + Math.abs(blue - 0x95) < 40) count += 1;
    }
    return count >= 16;
  }
}

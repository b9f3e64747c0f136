import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";

const DIST = join(import.meta.dirname, "../../node_modules/maplibre-gl/dist");
const HOST = "http://127.0.0.1:1";

interface BareLine {
  /** As lng, lat, lng, lat …. */
  readonly line: readonly number[];
  readonly lng: number;
  readonly lat: number;
  /** The factor by which the main thread of the page is slowed down. */
  readonly rate: number;
  readonly rounds: number;
}

/**
 * Measures a map with only a background and one line, as large as that of the app: the milliseconds from
 * `setData` until the line is painted on the canvas.
 */
export async function bareLineTimes(
  context: BrowserContext,
  { rate, ...drawn }: BareLine,
): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.route(`${HOST}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (!name.endsWith(".mjs")) {
      const body = '<!doctype html><body style="margin:0"><div id="map" style="height:100vh">';
      return route.fulfill({ contentType: "text/html", body });
    }
    return route.fulfill({ contentType: "text/javascript", body: readFileSync(join(DIST, name)) });
  });
  await page.goto(`${HOST}/`);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
  const times = await page.evaluate(timeLines, drawn);
  await page.close();
  return times;
}

/** Runs in the page. */
async function timeLines({ line, lng, lat, rounds }: Omit<BareLine, "rate">): Promise<number[]> {
  const libre = (await import(String("/maplibre-gl.mjs"))) as typeof import("maplibre-gl");
  libre.setWorkerUrl(new URL("/maplibre-gl-worker.mjs", location.href).href);
  const empty = { type: "FeatureCollection" as const, features: [] };
  const coordinates = Array.from({ length: line.length / 2 }, (_, at) =>
    line.slice(2 * at, 2 * at + 2),
  );
  const map = new libre.Map({
    container: "map",
    center: [lng, lat],
    zoom: 15,
    attributionControl: false,
    style: {
      version: 8,
      sources: { line: { type: "geojson", data: empty } },
      layers: [
        { id: "ground", type: "background", paint: { "background-color": "#ffffff" } },
        {
          id: "line",
          type: "line",
          source: "line",
          paint: { "line-color": "#d31795", "line-width": 9 },
        },
      ],
    },
  });
  await map.once("idle");
  const gl = map.getCanvas().getContext("webgl2");
  const source = map.getSource<import("maplibre-gl").GeoJSONSource>("line");
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    const painted = new Promise<void>((resolve) => {
      const look = (): void => {
        if (!map.isSourceLoaded("line")) return;
        // Waits until the frame is painted.
        gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
        map.off("render", look);
        resolve();
      };
      map.on("render", look);
    });
    void source?.setData({ type: "LineString", coordinates });
    await painted;
    if (round > 0) times.push(performance.now() - start);
    const idle = map.once("idle");
    void source?.setData(empty);
    await idle;
  }
  return times;
}

/** A page with a bare MapLibre map, to tell what the library itself takes from what the app adds to it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** @typedef {import("@playwright/test").Page} Page */

const LIBRARY = join(import.meta.dirname, "../../node_modules/maplibre-gl/dist");
const PAGE = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="maplibre-gl.css">
<style>html, body, #map { height: 100%; margin: 0 }</style><div id="map"></div>`;

/**
 * A background and a dot over the whole page, which moves as far as the app's does with each fix a second; `follows`:
 * the map is moved with it. Nothing else is on it.
 * @param {Page} page @param {string} url of the built app, of whose origin it is
 * @param {{ follows: boolean, zoom: number }} how
 */
export async function openBareMap(page, url, how) {
  await page.route(`${url}/bare/*`, async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (name === "map.html") return route.fulfill({ contentType: "text/html", body: PAGE });
    const contentType = name.endsWith(".css") ? "text/css" : "text/javascript";
    return route.fulfill({ contentType, body: await readFile(join(LIBRARY, name), "utf8") });
  });
  await page.goto(`${url}/bare/map.html`);
  await page.evaluate(startMap, how);
}

/** Runs in the page. @param {{ follows: boolean, zoom: number }} how */
async function startMap({ follows, zoom }) {
  const library = "./maplibre-gl.mjs";
  const { Map: LibreMap, setWorkerUrl } = await import(new URL(library, location.href).href);
  setWorkerUrl(new URL("./maplibre-gl-worker.mjs", location.href).href);
  const at = (/** @type {number} */ index) => [5.402 + index * 2e-5, 52.1 + index * 1e-5];
  const dotAt = (/** @type {number} */ index) => ({
    type: "Feature",
    properties: {},
    geometry: { type: "Point", coordinates: at(index) },
  });
  const map = new LibreMap({
    container: "map",
    center: at(0),
    zoom,
    style: {
      version: 8,
      sources: { dot: { type: "geojson", data: dotAt(0) } },
      layers: [
        { id: "land", type: "background", paint: { "background-color": "#eee" } },
        { id: "dot", type: "circle", source: "dot", paint: { "circle-radius": 11 } },
      ],
    },
  });
  await map.once("idle");
  let index = 0;
  setInterval(() => {
    index += 1;
    map.getSource("dot").setData(dotAt(index));
    if (follows) map.jumpTo({ center: at(index) });
  }, 1000);
}

/**
 * A page with only a map: MapLibre, our style, our archive. The overview picture is taken from it, and `bench/start`
 * and `bench/map-open` compare the app with it. Its URL can have `flavour`, `lat`, `lng`, `zoom`, `archive`
 * (repeated: later ones complete earlier ones), `networks`, an archive of node networks to draw on top, and `waypoint`,
 * the name of one in the middle; the element has the size of the window. Another hash, `zoom/lat/lng`, moves it
 * immediately.
 */
import { Map as LibreMap, setWorkerUrl } from "maplibre-gl";
import { DEFAULT_MAP_VIEW } from "#domain/position/map-view.ts";
import { provideMapImage } from "#mapview/images/map-images.ts";
import { baseDrawing } from "#mapview/layers/base/base-drawing.ts";
import { NEAR_ZOOM } from "#mapview/layers/base/load-near.ts";
import { composeStyle } from "#mapview/layers/compose-style.ts";
import { WaypointLayer } from "#mapview/layers/waypoints/waypoint-layer.ts";
import { archiveResolver, wholeFileSource } from "#mapview/sources/archive-resolver.ts";
import { serveGlyphs } from "#mapview/sources/glyph-protocol.ts";
import { resolveTile } from "#mapview/sources/tile-resolver.ts";
import { serveTiles, tilesAddress } from "#mapview/sources/vector-protocol.ts";
import { NEAR_VIEWS } from "#mapview/style/highest-zoom.ts";
import { nearLayers } from "#mapview/style/near-layers.ts";
import "./map-page.css";

const query = new URLSearchParams(window.location.search);

function numberFrom(name: "lat" | "lng" | "zoom"): number {
  return Number(query.get(name) ?? DEFAULT_MAP_VIEW[name]);
}

serveGlyphs();
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);
const named = query.getAll("archive");
const archives = (named.length > 0 ? named : ["/basemap/nederland.pmtiles"]).map((url) =>
  archiveResolver(url, wholeFileSource(url)),
);
serveTiles("vector", async (tile, signal) => (await resolveTile(archives, tile, signal)).bytes);

const waypoint = query.get("waypoint");
let waypoints: WaypointLayer | null = null;
if (waypoint) {
  const here = { lat: numberFrom("lat"), lng: numberFrom("lng") };
  waypoints = new WaypointLayer({ map: null, redraw: () => {} });
  waypoints.set([{ id: waypoint, name: waypoint, ...here }]);
}

const flavour = query.get("flavour") === "dark" ? "dark" : "light";
const networks = query.get("networks");
// Late, because measurements compare the page with the app before it draws a network.
const networkParts = networks ? await import("./network-parts.ts") : null;
const badges = networks && (await import("#mapview/layers/networks/network-images.ts"));
const map = new LibreMap({
  container: document.body,
  style: composeStyle(flavour, [
    baseDrawing({
      flavour,
      tiles: tilesAddress("vector"),
      attribution: "",
      near: numberFrom("zoom") < NEAR_ZOOM ? null : nearLayers,
    }),
    ...(networks && networkParts ? [networkParts.drawnNetworks(networks, flavour)] : []),
    ...(waypoints ? [waypoints.drawing(flavour)] : []),
  ]),
  center: [numberFrom("lng"), numberFrom("lat")],
  zoom: numberFrom("zoom"),
  ...NEAR_VIEWS,
  renderWorldCopies: false,
  attributionControl: false,
  fadeDuration: 150,
  // The picture is read from the canvas after the frame.
  canvasContextAttributes: { preserveDrawingBuffer: query.has("keep") },
});

map.setMissingStyleImageResolver((id) => {
  if (!id.startsWith("node|")) return provideMapImage(map, id);
  if (badges) badges.provideNodeImage(map, id);
  return undefined;
});

map.on("dataloading", () => {
  document.body.dataset["mapState"] = "loading";
});
map.on("idle", () => {
  document.body.dataset["mapState"] = "idle";
});

window.addEventListener("hashchange", () => {
  const [zoom = 0, lat = 0, lng = 0] = window.location.hash.slice(1).split("/").map(Number);
  document.body.dataset["mapState"] = "loading";
  map.jumpTo({ center: [lng, lat], zoom });
});

// The earliest moment of a map: the first frame after the first tile.
map.on("sourcedata", function firstTile({ tile }) {
  if (tile?.state !== "loaded") return;
  map.off("sourcedata", firstTile);
  map.once("render", () => performance.mark("first-map-pixels"));
});

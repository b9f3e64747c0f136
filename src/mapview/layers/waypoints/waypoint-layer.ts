import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { LazyPart } from "#mapview/layers/lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import { redrawTiles } from "#mapview/layers/redraw-tiles.ts";
import { serveTiles, tilesAddress } from "#mapview/sources/vector-protocol.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { haveSameDrawing } from "./same-drawing.ts";
import { waypointHits } from "./waypoint-hits.ts";
import { WAYPOINT_SOURCE, waypointDrawing } from "./waypoint-style.ts";
import type { WaypointTiles } from "./waypoint-tiles.ts";

/**
 * Draws the waypoints from vector tiles cut by a worker. MapLibre would copy thousands of points to its own worker
 * and back on the main thread, again at every change of the style.
 */
export class WaypointLayer implements MapLayer {
  readonly name = "waypoints";
  readonly hitsNear = waypointHits;
  readonly #host: Pick<LayerHost, "map" | "redraw">;
  #waypoints: readonly Waypoint[] = [];
  readonly #tiles = new LazyPart<WaypointTiles>({
    load: async () => {
      const { openWaypointTiles } = await import(
        /* webpackChunkName: "waypoints-on-map" */ "./waypoint-tiles.ts"
      );
      return openWaypointTiles(this.#waypoints, (error) => this.#tiles.fail(error));
    },
    warning: "The waypoints cannot be drawn:",
  });
  #edition = 0;

  constructor(host: Pick<LayerHost, "map" | "redraw">) {
    this.#host = host;
    serveTiles("waypoints", async (tile) => {
      const tiles = await this.#tiles.load();
      // An empty tile, as after an error of the worker.
      return tiles ? tiles.cut(tile) : new ArrayBuffer(0);
    });
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return this.#waypoints.length > 0 ? waypointDrawing(flavour, this.#address) : {};
  }

  /** Sets the waypoints to draw. */
  set(waypoints: readonly Waypoint[]): void {
    const isUnchanged = haveSameDrawing(waypoints, this.#waypoints);
    this.#waypoints = waypoints;
    if (!isUnchanged) this.#draw();
  }

  /** Retries what failed to load. */
  retry(): void {
    if (this.#tiles.takeError()) this.#draw();
  }

  #draw(): void {
    this.#edition += 1;
    this.#tiles.current?.set(this.#waypoints);
    redrawTiles(this.#host, WAYPOINT_SOURCE, this.#waypoints.length > 0 ? this.#address : null);
  }

  get #address(): string {
    return tilesAddress("waypoints", this.#edition);
  }
}

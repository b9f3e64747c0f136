import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import { redrawTiles } from "#mapview/layers/redraw-tiles.ts";
import { serveTiles, tilesAddress } from "#mapview/sources/vector-protocol.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { areDrawnAlike } from "./drawn-alike.ts";
import { waypointHits } from "./waypoint-hits.ts";
import { WAYPOINT_SOURCE, waypointDrawing } from "./waypoint-style.ts";
import type { WaypointTiles } from "./waypoint-tiles.ts";

/**
 * The waypoints, drawn from vector tiles that a worker cuts. MapLibre would copy thousands of points
 * to its own worker and back on the main thread, and again at every change of the style.
 */
export class WaypointLayer implements MapLayer {
  readonly name = "waypoints";
  readonly hitsNear = waypointHits;
  readonly #host: Pick<LayerHost, "map" | "redraw">;
  #waypoints: readonly Waypoint[] = [];
  #tiles: Promise<WaypointTiles> | null = null;
  #edition = 0;
  #hasFailed = false;

  constructor(host: Pick<LayerHost, "map" | "redraw">) {
    this.#host = host;
    serveTiles("waypoints", async (tile) => {
      try {
        const { cut } = await this.#opened();
        return await cut(tile);
      } catch (failure) {
        this.#fails(failure);
        // As when the worker fails.
        return new ArrayBuffer(0);
      }
    });
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    return this.#waypoints.length > 0 ? waypointDrawing(flavour, this.#address) : {};
  }

  /** The waypoints to draw instead of those before. */
  set(waypoints: readonly Waypoint[]): void {
    const isUnchanged = areDrawnAlike(waypoints, this.#waypoints);
    this.#waypoints = waypoints;
    if (!isUnchanged) this.#draw();
  }

  /** Asks again for what could not be had. */
  retry(): void {
    if (this.#hasFailed) this.#draw();
  }

  #draw(): void {
    this.#hasFailed = false;
    this.#edition += 1;
    // A failure is told when the tiles are asked.
    this.#tiles?.then(({ set }) => set(this.#waypoints)).catch(() => null);
    redrawTiles(this.#host, WAYPOINT_SOURCE, this.#waypoints.length > 0 ? this.#address : null);
  }

  get #address(): string {
    return tilesAddress("waypoints", this.#edition);
  }

  #fails(failure: unknown): void {
    this.#hasFailed = true;
    console.warn("The waypoints cannot be drawn:", failure);
  }

  #opened(): Promise<WaypointTiles> {
    this.#tiles ??= this.#open();
    return this.#tiles;
  }

  async #open(): Promise<WaypointTiles> {
    try {
      const { openWaypointTiles } = await import(
        /* webpackChunkName: "waypoints-on-map" */ "./waypoint-tiles.ts"
      );
      return openWaypointTiles(this.#waypoints, (failure) => this.#fails(failure));
    } catch (failure) {
      this.#tiles = null;
      throw failure;
    }
  }
}

import type { Map as LibreMap, VectorTileSource } from "maplibre-gl";
import { BASE_PATH } from "#domain/links/base-path.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { BUILT_IN_MAX_ZOOM } from "#domain/tiles/built-in-map.ts";
import { ONLINE_MAP_ATTRIBUTION, ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import type { Credited } from "#mapview/layers/credited-source.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import { archiveResolver, wholeFileSource } from "#mapview/sources/archive-resolver.ts";
import { type BaseDetail, BaseTiles } from "#mapview/sources/base-tiles.ts";
import { BuiltInTiles } from "#mapview/sources/built-in-tiles.ts";
import type { OnlineGate } from "#mapview/sources/online-gate.ts";
import { OnlineTiles } from "#mapview/sources/online-tiles.ts";
import { convertSchema, mosaicInWorker } from "#mapview/sources/schema-converter.ts";
import type { TileResolver } from "#mapview/sources/tile-resolver.ts";
import { serveTiles, tilesAddress } from "#mapview/sources/vector-protocol.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { BASE_MAX_ZOOM, BASE_SOURCE, type BaseOptions, baseDrawing } from "./base-drawing.ts";
import { baseDetailChanged } from "./base-events.ts";
import { loadNear, loadWhenNear } from "./load-near.ts";
import { poiHits, poisInView } from "./poi-hits.ts";

/** The overview of the Netherlands that comes with the app. */
const OVERVIEW_ARCHIVE = `${BASE_PATH}basemap/nederland.pmtiles`;

/** The archive with all named waters of the country, for closer views. */
const WATERS_ARCHIVE = `${BASE_PATH}basemap/wateren.pmtiles`;

/** The id under which `SourceHealth` knows the server of the online vector tiles. */
export const ONLINE_HEALTH = "online-tiles";

/** The number of refreshes without a request from MapLibre; a map without tiles in view sends none. */
const TRIES_MAX = 3;
/** The delay that combines late tiles into one refresh. */
const LATE_TILES_MS = 300;

/** The options of the base layer. */
export interface BaseLayerOptions {
  /** The attribution of the built-in overview. */
  readonly overviewAttribution: string;
  /** The layers of near views, if they are already loaded. */
  readonly near: BaseOptions["near"];
  readonly gate: OnlineGate;
  /** Tells whether opaque pictures hide the base. */
  readonly isHidden: () => boolean;
  /** Tells whether lines for boats are drawn over the waters. */
  readonly isSailed: () => boolean;
}

/**
 * The base of the map. Updates the resolvers behind its tiles with the packs and the network, refreshes the map when
 * that changes, and provides the attribution.
 */
export class BaseLayer implements MapLayer {
  readonly name = "base";
  readonly hitsNear = poiHits;
  readonly #host: LayerHost;
  readonly #options: BaseLayerOptions;
  readonly #base: BaseTiles;
  readonly #overview = wholeFileSource(OVERVIEW_ARCHIVE);
  readonly #online: OnlineTiles;
  #near: BaseOptions["near"];
  /** The tiles to request again when MapLibre is done reading; null for all. */
  #late: TileAddress[] | null = [];
  #edition = 0;
  #lateTimer = 0;
  /** The number of refreshes of all tiles since MapLibre last requested one under the current URL. */
  #unheardCount = 0;
  #detail: BaseDetail = "full";

  constructor(host: LayerHost, options: BaseLayerOptions) {
    this.#host = host;
    this.#options = options;
    this.#near = options.near;
    this.#online = new OnlineTiles({
      tileJsonUrl: ONLINE_MAP_URL,
      fetchFrom: (...request) => fetch(...request),
      mayAsk: () => options.gate.isOpen,
      nowMs: () => performance.now(),
      onLate: (tile) => this.#cameLate(tile),
      onFailing: (isFailing) => this.#onlineFails(isFailing),
    });
    this.#base = new BaseTiles({
      overview: new BuiltInTiles({
        overview: archiveResolver("overview", this.#overview),
        openWaters,
        onLate: () => this.#refreshAll(),
      }),
      online: this.#online,
      attributions: { overview: options.overviewAttribution, online: ONLINE_MAP_ATTRIBUTION },
      convert: convertSchema,
      mosaic: mosaicInWorker,
    });
    serveTiles("vector", (tile, signal, edition) => {
      // A request under an older URL may still be pending.
      if (edition === this.#edition) this.#unheardCount = 0;
      return this.#base.resolve(tile, signal);
    });
  }

  /** The detail of the visible base. */
  get detail(): BaseDetail {
    return this.#detail;
  }

  /** Reads the overview, which has the first tiles, while the worker of MapLibre starts. */
  startsAt({ zoom }: MapView): void {
    const isOverview = zoom < BUILT_IN_MAX_ZOOM + 1 && !this.#options.isHidden();
    if (isOverview) this.#overview.fetched().catch(() => {});
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    const { overviewAttribution: attribution, isHidden, isSailed } = this.#options;
    return baseDrawing({
      flavour,
      tiles: this.#address,
      attribution,
      near: this.#near,
      isHidden: isHidden(),
      isSailed: isSailed(),
    });
  }

  attach(map: LibreMap): void {
    for (const event of ["moveend", "idle"] as const) map.on(event, () => this.credit());
    map.on("idle", () => this.#refreshUnheard());
    map.on("sourcedata", ({ sourceId, tile }) => {
      if (sourceId === BASE_SOURCE && tile) this.credit();
    });
    if (this.#near) return;
    loadWhenNear(map, (near) => this.#setNear(near));
  }

  /** Draws the near layers from now on, in every view. Rejects if they cannot be loaded. */
  async loadNear(): Promise<void> {
    if (!this.#near) this.#setNear(await loadNear());
  }

  styled(): void {
    this.credit();
  }

  /** Sets the packs to draw from. */
  setPacks(packs: readonly PackOnDevice[]): void {
    this.#base.setPacks(packs);
    this.#refreshAll();
  }

  /** Handles the opening or closing of the gate; what is on the screen stays. */
  onlineChanged(): void {
    this.#online.restart();
    if (this.#options.gate.isOpen) this.#refreshAll();
    else this.#host.health.tileLoaded(ONLINE_HEALTH);
  }

  /** Requests the online tiles again if their server failed. */
  retry(): void {
    if (!this.#host.health.failing.includes(ONLINE_HEALTH)) return;
    this.#online.retry();
    this.#refreshAll();
  }

  /** Updates the attribution and the detail of the visible base. */
  credit(): void {
    const { map } = this.#host;
    const source = map?.getSource<Credited<VectorTileSource>>(BASE_SOURCE);
    if (!map || !source) return;
    const tiles = tilesOn(map);
    const isHidden = this.#options.isHidden();
    // A pending tile does not count as missing.
    if (!this.#isReading) {
      const [[west, south], [east, north]] = map.getBounds().toArray();
      const seen = [west, south, east, north] as const;
      this.#tellDetail(isHidden ? "full" : this.#base.detailOf(tiles, seen));
    }
    const words = this.#wordsFor(tiles);
    if (words === source.attribution) return;
    source.attribution = words;
    this.#host.events.emit("attributionChanged", undefined);
  }

  /** Returns the visible points of interest. */
  readPois(): readonly PointOfInterest[] {
    const { map } = this.#host;
    return map && !this.#options.isHidden() ? poisInView(map) : [];
  }

  copied(copy: LibreMap): void {
    const source = copy.getSource<Credited<VectorTileSource>>(BASE_SOURCE);
    if (source) source.attribution = this.#wordsFor(tilesOn(copy));
  }

  isAwaited(): boolean {
    return this.#online.isAwaited;
  }

  #setNear(near: BaseOptions["near"]): void {
    this.#near = near;
    this.#host.redraw();
  }

  #wordsFor(tiles: readonly TileAddress[]): string {
    return this.#options.isHidden() ? "" : this.#base.attributionsOf(tiles).join(" | ");
  }

  #tellDetail(detail: BaseDetail): void {
    if (detail === this.#detail) return;
    this.#detail = detail;
    this.#host.events.emit(baseDetailChanged, detail);
  }

  get #address(): string {
    return tilesAddress("vector", this.#edition);
  }

  #onlineFails(isFailing: boolean): void {
    const { health } = this.#host;
    if (isFailing) {
      health.fails(ONLINE_HEALTH);
      return;
    }
    health.tileLoaded(ONLINE_HEALTH);
    // Other tiles were drawn from the overview in the meantime.
    this.#refreshAll();
  }

  /** Refreshes under another URL, because MapLibre would use cached tiles of the old one. */
  #refreshAll(): void {
    if (this.#isReading) {
      this.#late = null;
      this.#refreshSoon();
      return;
    }
    this.#edition += 1;
    this.#unheardCount += 1;
    this.#host.map?.getSource<VectorTileSource>(BASE_SOURCE)?.setTiles([this.#address]);
  }

  /**
   * Repeats an unheard refresh: if the style changes at the same moment, MapLibre reads its cached tiles again
   * instead of requesting them.
   */
  #refreshUnheard(): void {
    if (this.#unheardCount > 0 && this.#unheardCount < TRIES_MAX) this.#refreshAll();
  }

  #cameLate(tile: TileAddress): void {
    this.#late?.push(tile);
    this.#refreshSoon();
  }

  /** True while MapLibre is reading tiles, which it would read again without a new request. */
  get #isReading(): boolean {
    const { map } = this.#host;
    return Boolean(map?.getSource(BASE_SOURCE) && !map.isSourceLoaded(BASE_SOURCE));
  }

  #refreshSoon(): void {
    window.clearTimeout(this.#lateTimer);
    this.#lateTimer = window.setTimeout(() => {
      if (this.#isReading) {
        this.#refreshSoon();
        return;
      }
      const tiles = this.#late;
      this.#late = [];
      this.#refresh(tiles);
    }, LATE_TILES_MS);
  }

  /** Requests these tiles, or all, again. A map that lost its context has none and will request them itself. */
  #refresh(tiles: TileAddress[] | null): void {
    const { map } = this.#host;
    if (!map?.getSource(BASE_SOURCE)) return;
    if (tiles && map.getZoom() < BASE_MAX_ZOOM + 1) map.refreshTiles(BASE_SOURCE, tiles);
    else this.#refreshAll();
  }
}

/** Returns the tiles that the base is drawn from in the current view. */
function tilesOn(map: LibreMap): readonly TileAddress[] {
  const shown = map.coveringTiles({ tileSize: 512, maxzoom: BASE_MAX_ZOOM });
  return shown.map(({ canonical }) => canonical);
}

async function openWaters(): Promise<TileResolver> {
  const file = wholeFileSource(WATERS_ARCHIVE);
  await file.fetched();
  return archiveResolver("waters", file);
}

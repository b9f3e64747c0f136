import {
  addProtocol,
  type Map as LibreMap,
  type RasterTileSource,
  type Source,
  type VectorTileSource,
} from "maplibre-gl";
import { ONLINE_MAP_ATTRIBUTION, ONLINE_MAP_URL } from "#domain/tiles/online-map.ts";
import type { PackOnDevice } from "#domain/tiles/pack-on-device.ts";
import type { TileAddress } from "#domain/tiles/tile-grid.ts";
import { archiveResolver, wholeFileSource } from "#mapview/sources/archive-resolver.ts";
import { type BaseDetail, BaseTiles } from "#mapview/sources/base-tiles.ts";
import { fetchPicture } from "#mapview/sources/fetch-picture.ts";
import { OnlineTiles } from "#mapview/sources/online-tiles.ts";
import { convertSchema } from "#mapview/sources/schema-converter.ts";
import type { SourceHealth } from "#mapview/sources/source-health.ts";
import { serveTiles, tilesAddress } from "#mapview/sources/vector-protocol.ts";
import { BASE_SOURCE } from "#mapview/style/map-style.ts";

/** The overview of the Netherlands that comes with the app. */
const OVERVIEW_ARCHIVE = "/basemap/nederland.pmtiles";

/** The id under which `SourceHealth` knows the server of the online vector tiles. */
export const ONLINE_HEALTH = "online-tiles";

/** Late tiles mostly come in a bunch: one refresh for all of them. */
const LATE_TILES_MS = 300;

/** The highest zoom that the base has tiles for; nearer, MapLibre cuts from them. */
const BASE_MAX_ZOOM = 14;

/** Stands for `https` in the address of another host. */
const FOREIGN = "foreign";

/** MapLibre's own types leave the words of a source out. */
type CreditedSource = VectorTileSource & Pick<Source, "attribution">;

type CreditedPictures = RasterTileSource & Pick<Source, "attribution">;

/** MapLibre shows the words of a source as the source has them, and looks when its visibility changes. */
const LOOK_AT_WORDS = { dataType: "source", sourceDataType: "visibility" };

interface MapTilesOptions {
  /** The words for whoever made the built-in overview. */
  readonly overviewAttribution: string;
  readonly health: SourceHealth;
  /** The address of the base's tiles became another; the source has it already. */
  readonly onAddress: (vectorTiles: string) => void;
  /** Whether opaque pictures lie over the base, so that none of it is seen. */
  readonly isBaseHidden: () => boolean;
  /** What the base on the screen shows of all there is; "full" when none of it is seen. */
  readonly onDetail: (detail: BaseDetail) => void;
}

/**
 * Where the tiles of the map come from: it keeps the chain behind the base in step with the packs
 * and the network, refreshes what is shown when that changes, and names the makers of what is shown.
 */
export class MapTiles {
  readonly #options: MapTilesOptions;
  readonly #base: BaseTiles;
  readonly #online: OnlineTiles;
  /** To be asked again when MapLibre is done with what it reads now; null for all. */
  #late: TileAddress[] | null = [];
  #map: LibreMap | null = null;
  #edition = 0;
  #isAllowed = true;
  #lateTimer = 0;

  constructor(options: MapTilesOptions) {
    this.#options = options;
    this.#online = new OnlineTiles({
      tileJsonUrl: ONLINE_MAP_URL,
      fetchFrom: (...request) => fetch(...request),
      mayAsk: () => this.mayAsk,
      nowMs: () => performance.now(),
      onLate: (tile) => this.#cameLate(tile),
      onFailing: (isFailing) => this.#onlineFails(isFailing),
    });
    this.#base = new BaseTiles({
      overview: archiveResolver("overview", wholeFileSource(OVERVIEW_ARCHIVE)),
      online: this.#online,
      makers: { overview: options.overviewAttribution, online: ONLINE_MAP_ATTRIBUTION },
      convert: convertSchema,
    });
    serveTiles("vector", (tile, signal) => this.#base.resolve(tile, signal));
    addProtocol(FOREIGN, ({ url }, { signal }) => {
      if (!this.mayAsk) return Promise.reject(new Error(`Not asked: ${url}`));
      return fetchPicture(url.replace(FOREIGN, "https"), signal);
    });
    for (const event of ["online", "offline"] as const) {
      window.addEventListener(event, () => this.#onlineChanged());
    }
  }

  /** The address under which the style asks the tiles of the base. */
  get address(): string {
    return tilesAddress("vector", this.#edition);
  }

  /** Whether requests for the map may leave the device now. */
  get mayAsk(): boolean {
    return this.#isAllowed && navigator.onLine;
  }

  /** The map whose tiles are refreshed and credited from now on. */
  attach(map: LibreMap): void {
    this.#map = map;
    for (const event of ["moveend", "idle"] as const) map.on(event, () => this.creditBase());
    map.on("sourcedata", ({ sourceId, tile }) => {
      if (sourceId === BASE_SOURCE && tile) this.creditBase();
    });
  }

  /** For MapLibre's `transformRequest`: what goes to another host passes a door of our own. */
  readonly guardRequest = (url: string): { readonly url: string } => {
    const isForeign = /^https:/.test(url) && new URL(url).origin !== window.location.origin;
    return { url: isForeign ? url.replace("https", FOREIGN) : url };
  };

  setPacks(packs: readonly PackOnDevice[]): void {
    this.#base.setPacks(packs);
    this.#refreshAll();
  }

  /** False keeps every request for the map on the device; what is on the screen stays. */
  setOnlineAllowed(isAllowed: boolean): void {
    if (isAllowed === this.#isAllowed) return;
    this.#isAllowed = isAllowed;
    this.#onlineChanged();
  }

  /**
   * Asks for the pictures of every source again, and for the online tiles if their server failed. A
   * source that has answered since may still lack the pictures that it was first asked for.
   */
  retry(): void {
    // Setting the same addresses makes MapLibre forget that their tiles failed.
    for (const source of this.#pictures()) source.setTiles(source.tiles);
    if (!this.#options.health.failing.includes(ONLINE_HEALTH)) return;
    this.#online.retry();
    this.#refreshAll();
  }

  #onlineChanged(): void {
    this.#online.startAnew();
    if (this.mayAsk) this.#refreshAll();
    else this.#options.health.tileLoaded(ONLINE_HEALTH);
  }

  #onlineFails(isFailing: boolean): void {
    const { health } = this.#options;
    if (isFailing) {
      health.fails(ONLINE_HEALTH);
      return;
    }
    health.tileLoaded(ONLINE_HEALTH);
    // Others were drawn from the overview in the meantime.
    this.#refreshAll();
  }

  /** Another address, as MapLibre would cut tiles from what it has kept of the old one. */
  #refreshAll(): void {
    if (this.#isReading) {
      this.#late = null;
      this.#refreshSoon();
      return;
    }
    this.#edition += 1;
    this.#options.onAddress(this.address);
    this.#map?.getSource<VectorTileSource>(BASE_SOURCE)?.setTiles([this.address]);
  }

  #cameLate(tile: TileAddress): void {
    this.#late?.push(tile);
    this.#refreshSoon();
  }

  /** A tile that MapLibre is still reading it would only read again, without asking for it. */
  get #isReading(): boolean {
    const map = this.#map;
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

  /** Asks these tiles, or all, again; a map that lost its context has none, and will ask by itself. */
  #refresh(tiles: TileAddress[] | null): void {
    const map = this.#map;
    if (!map?.getSource(BASE_SOURCE)) return;
    if (tiles && map.getZoom() < BASE_MAX_ZOOM + 1) map.refreshTiles(BASE_SOURCE, tiles);
    else this.#refreshAll();
  }

  /** Leaves out the makers of pictures that do not come, and names them again when they do. */
  creditPictures(): void {
    const { failing } = this.#options.health;
    for (const source of this.#pictures()) {
      const isAway = failing.includes(source.id);
      source.attribution = isAway ? "" : (source.serialize().attribution ?? "");
    }
    this.#map?.fire("sourcedata", LOOK_AT_WORDS);
  }

  #pictures(): readonly CreditedPictures[] {
    return Object.keys(this.#map?.getStyle()?.sources ?? {}).flatMap((id) => {
      const source = this.#map?.getSource<CreditedPictures>(id);
      return source?.type === "raster" ? [source] : [];
    });
  }

  /** Names the makers of what is seen of the base, and tells how much that is. */
  creditBase(): void {
    const map = this.#map;
    const source = map?.getSource<CreditedSource>(BASE_SOURCE);
    if (!map || !source) return;
    const shown = map.coveringTiles({ tileSize: 512, maxzoom: BASE_MAX_ZOOM });
    const tiles = shown.map(({ canonical }) => canonical);
    const isHidden = this.#options.isBaseHidden();
    // A tile that is still to come is not one that lacks.
    if (!this.#isReading) {
      const [[west, south], [east, north]] = map.getBounds().toArray();
      const seen = [west, south, east, north] as const;
      this.#options.onDetail(isHidden ? "full" : this.#base.detailOf(tiles, seen));
    }
    const words = isHidden ? "" : this.#base.makersOf(tiles).join(" | ");
    if (words === source.attribution) return;
    source.attribution = words;
    map.fire("sourcedata", LOOK_AT_WORDS);
  }
}

import type { Map as LibreMap, VectorTileSource } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox } from "#domain/coordinates/lng-lat-box.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { MapView } from "#domain/position/map-view.ts";
import type { NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import { joinDrawings } from "#mapview/layers/compose-style.ts";
import { LazyPart } from "#mapview/layers/lazy-part.ts";
import type { LayerDrawing, LayerHost, MapLayer } from "#mapview/layers/map-layer.ts";
import { tilesAddress } from "#mapview/sources/vector-protocol.ts";
import type { MapFlavour } from "#mapview/style/palette.ts";
import { networkNodePressed } from "./network-events.ts";
import { NETWORK_SOURCE, NODE_TILE_LAYER, PLAN_STATE } from "./network-layer-ids.ts";
import { networkPictures } from "./network-pictures.ts";
import type { NetworkOptions } from "./network-style.ts";
import { nodeHits } from "./node-hits.ts";
import type { Networks } from "./open-networks.ts";

const MARKED_NODES = { source: NETWORK_SOURCE, sourceLayer: NODE_TILE_LAYER };

/** The nodes that a plan draws itself. */
export interface PlannedNodes {
  readonly mode: string;
  readonly osmIds: readonly number[];
}

/**
 * Draws the enabled networks: from the packs that have them, or from the pictures of a server if no such pack covers
 * the middle of the map. The drawing code is loaded on first use.
 */
export class NetworkLayer implements MapLayer {
  readonly name = "networks";
  readonly hitsNear = nodeHits;
  readonly #host: LayerHost;
  readonly #isOverPictures: () => boolean;
  #overlays: readonly NetworkOverlay[];
  #packs: readonly PackOnDevice[] = [];
  #center: LatLng | null = null;
  readonly #networks = new LazyPart<Networks>({
    load: async () =>
      (await import(/* webpackChunkName: "networks" */ "./open-networks.ts")).openNetworks(),
    onLoaded: ({ tiles }) => {
      tiles.setPacks(this.#packs);
      this.#update();
    },
    warning: "The networks cannot be drawn:",
  });
  #edition = 0;
  #areFairwaysFirst = false;
  #planned: PlannedNodes | null = null;
  /** The nodes marked on the map as planned: OSM id to mode. */
  #marked: ReadonlyMap<number, string> = new Map();
  #shown: string;

  /**
   * Creates the layer.
   * @param isOverPictures tells whether opaque pictures, which would hide the lines, cover the base
   */
  constructor(host: LayerHost, overlays: readonly NetworkOverlay[], isOverPictures: () => boolean) {
    this.#host = host;
    this.#overlays = overlays;
    this.#isOverPictures = isOverPictures;
    this.#shown = this.#toShow;
  }

  drawing(flavour: MapFlavour): LayerDrawing {
    const isOverPictures = this.#isOverPictures();
    const isBehindPlan = this.#planned !== null;
    const networks = this.#drawnNetworks?.drawing({
      ...this.#wanted,
      flavour,
      isOverPictures,
      isBehindPlan,
      areFairwaysFirst: this.#areFairwaysFirst,
    });
    return joinDrawings(networks ?? {}, networkPictures(this.#pictures));
  }

  isPressHeard(): boolean {
    return this.#host.events.isHeard(networkNodePressed);
  }

  startsAt(view: MapView): void {
    this.#center = view;
    this.#update();
  }

  attach(map: LibreMap): void {
    map.on("moveend", () => {
      this.#center = map.getCenter();
      this.#update();
    });
  }

  /** Marks the planned nodes again, because the marks may have disappeared with the previous source. */
  styled(): void {
    const { map } = this.#host;
    if (map?.getSource(NETWORK_SOURCE)) map.removeFeatureState(MARKED_NODES);
    this.#marked = new Map();
    this.#markPlanned();
  }

  copied(copy: LibreMap): void {
    changeMarks(copy, new Map(), this.#marked);
  }

  /** Retries what failed to load. */
  retry(): void {
    if (this.#networks.takeError()) this.#update();
  }

  /** Fades everything but these nodes behind a plan; null ends this. */
  stepBehind(planned: PlannedNodes | null): void {
    this.#planned = planned;
    this.#update();
    this.#markPlanned();
  }

  provideImage(map: LibreMap, id: string): Promise<void> | undefined {
    if (!id.startsWith("node|")) return undefined;
    this.#networks.current?.provideImage(map, id);
    return Promise.resolve();
  }

  /** Tells whether the lines of this overlay are drawn. */
  draws(overlay: NetworkOverlay["name"]): boolean {
    return this.#drawnNetworks !== null && this.#overlays.some(({ name }) => name === overlay);
  }

  /** Sets the enabled overlays. */
  setOverlays(overlays: readonly NetworkOverlay[]): void {
    this.#overlays = overlays;
    this.#update();
  }

  /** Sets whether bridges, locks and marks come before the numbers of networks on land. */
  setFairwaysFirst(areFairwaysFirst: boolean): void {
    this.#areFairwaysFirst = areFairwaysFirst;
    this.#update();
  }

  setPacks(packs: readonly PackOnDevice[]): void {
    this.#packs = packs.filter(({ networks }) => networks);
    this.#edition += 1;
    this.#networks.current?.tiles.setPacks(this.#packs);
    this.#host.map?.getSource<VectorTileSource>(NETWORK_SOURCE)?.setTiles([this.#address]);
    this.#update();
  }

  get #address(): string {
    return tilesAddress("networks", this.#edition);
  }

  /** Redraws if the drawing would differ. */
  #update(): void {
    if (this.#isWanted && !this.#networks.current) void this.#networks.load();
    if (this.#toShow === this.#shown) return;
    this.#shown = this.#toShow;
    this.#host.redraw();
  }

  #markPlanned(): void {
    const { map } = this.#host;
    if (!map?.getSource(NETWORK_SOURCE)) return;
    const { mode = "", osmIds = [] } = this.#planned ?? {};
    const wanted = new Map(osmIds.map((id) => [id, mode]));
    changeMarks(map, this.#marked, wanted);
    this.#marked = wanted;
  }

  get #toShow(): string {
    return JSON.stringify([
      this.#planned !== null,
      this.#areFairwaysFirst,
      this.#pictures.map(({ name }) => name),
      this.#drawnNetworks && [this.#edition, this.#overlays.map(({ name }) => name)],
    ]);
  }

  get #isWanted(): boolean {
    return this.#overlays.length > 0 && this.#packs.length > 0;
  }

  get #drawnNetworks(): Networks | null {
    return this.#isWanted ? this.#networks.current : null;
  }

  get #pictures(): readonly NetworkOverlay[] {
    return this.#isCenterCovered() ? [] : this.#overlays;
  }

  get #wanted(): Pick<NetworkOptions, "overlays" | "tiles" | "attribution"> {
    return {
      overlays: this.#overlays.map(({ name }) => name),
      tiles: this.#address,
      attribution: this.#packs.map(({ attribution }) => attribution).join(" | "),
    };
  }

  #isCenterCovered(): boolean {
    const center = this.#center;
    if (!center) return false;
    return this.#packs.some(({ areas }) => areas.some((area) => isInBox(area, center)));
  }
}

/** Changes only the marks that differ, because each change redraws the tiles with such nodes. */
function changeMarks(
  map: LibreMap,
  before: ReadonlyMap<number, string>,
  wanted: ReadonlyMap<number, string>,
): void {
  if (!map.getSource(NETWORK_SOURCE)) return;
  for (const [id, mode] of before) {
    if (wanted.get(id) !== mode) map.removeFeatureState({ ...MARKED_NODES, id });
  }
  for (const [id, mode] of wanted) {
    if (before.get(id) !== mode)
      map.setFeatureState({ ...MARKED_NODES, id }, { [PLAN_STATE]: mode });
  }
}

import type { Map as LibreMap, VectorTileSource } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { isInBox } from "#domain/coordinates/lng-lat-box.ts";
import type { NetworkOverlay } from "#domain/tiles/network-overlays.ts";
import type { PackOnDevice } from "#domain/tiles/pack-on-device.ts";
import { tilesAddress } from "#mapview/sources/vector-protocol.ts";
import type { MapStyleOptions } from "#mapview/style/map-style.ts";
import { NETWORK_SOURCE } from "./network-layer-ids.ts";

type Networks = Awaited<ReturnType<typeof import("./open-networks.ts")["openNetworks"]>>;
type StyleChange = Pick<MapStyleOptions, "overlays" | "networks">;

/**
 * Decides how the networks that are switched on are drawn: from the packs that have any, and where
 * none of these holds the middle of the map, from the pictures of a server. What draws them is
 * loaded when it is first needed.
 */
export class NetworkDoor {
  readonly #onChange: (change: StyleChange) => void;
  #map: LibreMap | null = null;
  #overlays: readonly NetworkOverlay[] = [];
  #packs: readonly PackOnDevice[] = [];
  #center: LatLng | null = null;
  #networks: Networks | null = null;
  #isLoading = false;
  #edition = 0;
  #shown = "";

  /** `onChange` is given what the style is to show, whenever that changes. */
  constructor(onChange: (change: StyleChange) => void) {
    this.#onChange = onChange;
  }

  attach(map: LibreMap): void {
    this.#map = map;
  }

  /** The overlays that are switched on. */
  setOverlays(overlays: readonly NetworkOverlay[]): void {
    this.#overlays = overlays;
    this.#update();
  }

  setPacks(packs: readonly PackOnDevice[]): void {
    this.#packs = packs.filter(({ networks }) => networks);
    this.#edition += 1;
    this.#networks?.tiles.setPacks(this.#packs);
    this.#map?.getSource<VectorTileSource>(NETWORK_SOURCE)?.setTiles([this.#address]);
    this.#update();
  }

  /** The middle of the map. */
  setCenter(center: LatLng): void {
    this.#center = center;
    this.#update();
  }

  /** Draws a badge that the style asks for; undefined for an image that is not of the networks. */
  provideImage(map: LibreMap, id: string): Promise<void> | undefined {
    if (!id.startsWith("node|")) return undefined;
    this.#networks?.provideImage(map, id);
    return Promise.resolve();
  }

  get #address(): string {
    return tilesAddress("networks", this.#edition);
  }

  #update(): void {
    const isWanted = this.#overlays.length > 0 && this.#packs.length > 0;
    if (isWanted && !this.#networks) void this.#load();
    const pictures = this.#isCenterCovered() ? [] : this.#overlays;
    const networks = isWanted ? this.#networks : null;
    const shown = [
      pictures.map(({ name }) => name),
      networks && [this.#edition, this.#overlays.map(({ name }) => name)],
    ];
    if (JSON.stringify(shown) === this.#shown) return;
    this.#shown = JSON.stringify(shown);
    this.#onChange({ overlays: pictures, networks: networks && this.#styleOf(networks) });
  }

  #styleOf(networks: Networks): MapStyleOptions["networks"] {
    const drawn = {
      overlays: this.#overlays.map(({ name }) => name),
      tiles: this.#address,
      attribution: this.#packs.map(({ attribution }) => attribution).join(" | "),
    };
    return (flavour) => networks.style({ ...drawn, flavour });
  }

  #isCenterCovered(): boolean {
    const center = this.#center;
    if (!center) return false;
    return this.#packs.some(({ areas }) => areas.some((area) => isInBox(area, center)));
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { openNetworks } = await import(
        /* webpackChunkName: "networks" */ "./open-networks.ts"
      );
      this.#networks = openNetworks();
      this.#networks.tiles.setPacks(this.#packs);
      this.#update();
    } catch (failure) {
      console.warn("The networks cannot be drawn:", failure);
    } finally {
      this.#isLoading = false;
    }
  }
}

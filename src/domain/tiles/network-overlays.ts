import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { MapOverlay, MapOverlayName } from "#domain/settings/settings.ts";
import { wmsTemplate } from "./tile-sources.ts";

/** The raster tiles of a server that show a node network where the device has no pack of it. */
export interface NetworkOverlay {
  readonly name: MapOverlayName;
  /** MapLibre templates, as in `TileSource`. */
  readonly urlTemplates: readonly string[];
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly tileSizePixels: 256;
  /** The attribution that the owner requires, as plain text. */
  readonly attribution: string;
}

/**
 * The source of the tiles of the map: the number of a tile source, the name of an overlay, or `online-map`, the server of
 * the detailed tiles of our own map.
 */
export type MapSource = number | MapOverlayName | "online-map";

/** The networks of each overlay, in drawing order. */
export const OVERLAY_MODES: Readonly<Record<MapOverlayName, readonly NetworkMode[]>> = {
  sailNetwork: ["motorboat", "canoe"],
  bikeNetwork: ["cycle"],
  walkNetwork: ["walk"],
};

const PDOK = "https://service.pdok.nl";

/** The overlays of the settings, in drawing order. */
export const NETWORK_OVERLAYS: readonly NetworkOverlay[] = [
  {
    name: "bikeNetwork",
    urlTemplates: [
      wmsTemplate(
        `${PDOK}/fietsplatform/regionale-fietsnetwerken/wms/v1_0`,
        "fietsnetwerken,fietsknooppunten",
        "image/png",
      ),
    ],
    minZoom: 8,
    maxZoom: 18,
    tileSizePixels: 256,
    attribution: "Fietsnetwerken © Stichting Landelijk Fietsplatform",
  },
  {
    name: "walkNetwork",
    urlTemplates: [
      wmsTemplate(
        `${PDOK}/wandelnet/regionale-wandelnetwerken/wms/v1_0`,
        "wandelnetwerken,wandelknooppunten",
        "image/png",
      ),
    ],
    minZoom: 8,
    maxZoom: 18,
    tileSizePixels: 256,
    attribution: "Wandelnetwerken © Stichting Wandelnet",
  },
  {
    name: "sailNetwork",
    urlTemplates: ["https://tiles.openseamap.org/seamark/{z}/{x}/{y}.png"],
    minZoom: 7,
    maxZoom: 18,
    tileSizePixels: 256,
    attribution: "Zeetekens © OpenSeaMap contributors",
  },
];

/** Returns the overlays that the map shows: the enabled ones; on the water without numbers on land. */
export function shownOverlays(
  mapOverlay: MapOverlay,
  isOnWater: boolean,
): readonly NetworkOverlay[] {
  return NETWORK_OVERLAYS.filter(
    ({ name }) => mapOverlay[name] && (name === "sailNetwork" || !isOnWater),
  );
}

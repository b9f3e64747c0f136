/** The kind of a tile source: our own vector tiles, or raster tiles of a server. */
export type TileSourceKind = "vector" | "raster";

/** A base map that the user can choose; its number is stored in `settings.tileSource`. */
export interface TileSource {
  readonly number: number;
  readonly kind: TileSourceKind;
  /**
   * MapLibre templates for the address of a tile, with `{z}/{x}/{y}` or `{bbox-epsg-3857}`; empty for the
   * vector source, whose tiles come from resolvers.
   */
  readonly urlTemplates: readonly string[];
  /** The lowest zoom with tiles. */
  readonly minZoom: number;
  /** The highest zoom with tiles; beyond it they are enlarged. */
  readonly maxZoom: number;
  /** The side of a tile in CSS pixels. */
  readonly tileSizePixels: 256 | 512;
  /** The attribution that the owner requires, as plain text. */
  readonly attribution: string;
}

const BRT = "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0";
const KADASTER = "Kaartgegevens © Kadaster";
const OPENSTREETMAP = "© OpenStreetMap contributors";

const RASTER = { kind: "raster", minZoom: 0, maxZoom: 19, tileSizePixels: 256 } as const;

/** Every tile source, in the order of the menu and with the stored numbers. */
export const TILE_SOURCES: readonly [TileSource, ...TileSource[]] = [
  {
    number: 0,
    kind: "vector",
    urlTemplates: [],
    minZoom: 0,
    maxZoom: 14,
    tileSizePixels: 512,
    attribution: `© OpenMapTiles ${OPENSTREETMAP}`,
  },
  {
    ...RASTER,
    number: 1,
    urlTemplates: [`${BRT}/standaard/EPSG:3857/{z}/{x}/{y}.png`],
    minZoom: 6,
    attribution: KADASTER,
  },
  {
    ...RASTER,
    number: 2,
    urlTemplates: [`${BRT}/water/EPSG:3857/{z}/{x}/{y}.png`],
    minZoom: 6,
    attribution: KADASTER,
  },
  {
    ...RASTER,
    number: 3,
    urlTemplates: [
      "https://service.pdok.nl/hwh/luchtfotorgb/wmts/v1_0/Actueel_orthoHR/EPSG:3857/{z}/{x}/{y}.jpeg",
    ],
    attribution: "Kadaster / Beeldmateriaal.nl, CC BY 4.0",
  },
  {
    ...RASTER,
    number: 4,
    urlTemplates: [
      wmsTemplate("https://service.pdok.nl/brt/topraster/wms/v1_0", "top25raster", "image/png"),
    ],
    minZoom: 13,
    maxZoom: 17,
    attribution: "© Kadaster",
  },
  {
    ...RASTER,
    number: 5,
    urlTemplates: ["https://tile.openstreetmap.org/{z}/{x}/{y}.png"],
    attribution: OPENSTREETMAP,
  },
  {
    ...RASTER,
    number: 6,
    urlTemplates: hosts("https://{host}.tile.opentopomap.org/{z}/{x}/{y}.png"),
    maxZoom: 17,
    attribution: `Map data ${OPENSTREETMAP}, SRTM; style © OpenTopoMap (CC-BY-SA)`,
  },
  {
    ...RASTER,
    number: 7,
    urlTemplates: hosts("https://{host}.tile-cyclosm.openstreetmap.fr/cyclosm/{z}/{x}/{y}.png"),
    attribution: `CyclOSM, ${OPENSTREETMAP}`,
  },
];

/** Returns the tile source with this number, or the first one if there is none. */
export function tileSourceFor(number: number): TileSource {
  return TILE_SOURCES.find((source) => source.number === number) ?? TILE_SOURCES[0];
}

/**
 * Returns a MapLibre template for a WMS 1.3.0 GetMap request in EPSG:3857 (x before y), one square of 256
 * pixels per tile. `layers` is the server's comma-separated list, drawn first to last.
 */
export function wmsTemplate(serviceUrl: string, layers: string, format: string): string {
  const query = [
    "service=WMS&version=1.3.0&request=GetMap",
    `layers=${layers}&styles=&format=${format}&transparent=true`,
    "crs=EPSG:3857&width=256&height=256&bbox={bbox-epsg-3857}",
  ];
  return `${serviceUrl}?${query.join("&")}`;
}

function hosts(template: string): readonly string[] {
  return ["a", "b", "c"].map((host) => template.replace("{host}", host));
}

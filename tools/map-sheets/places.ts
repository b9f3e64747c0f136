/** The places at which the style is looked at. */
import { samplerPlace } from "../../e2e/drivers/sampler-archive.ts";

/** A row of a contact sheet. */
export interface SheetPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly zooms: readonly number[];
  /** The archives with its base map: `sampler`, or files in the project; the built-in ones complete them. */
  readonly archives: readonly string[];
  /** The archive with its node networks, a file in the project. */
  readonly networks?: string;
}

const DELFT = "samples/packs/voorbeeld-delft";
const FAR = [8, 11, 12, 13, 14, 15, 16, 17];
const NEAR = [13, 14, 15, 16, 17];

/** The rows: only Delft has a base map of its own; heath and polder from nearby are of the invented land. */
export const SHEET_PLACES: readonly SheetPlace[] = [
  {
    name: "delft",
    lat: 52.0008,
    lng: 4.3685,
    zooms: [11, 11.5, 12, ...NEAR],
    archives: [`${DELFT}/map.pmtiles`],
    networks: `${DELFT}/networks.pmtiles`,
  },
  {
    name: "westland",
    lat: 51.9905,
    lng: 4.185,
    zooms: FAR,
    archives: [],
    networks: "samples/packs/voorbeeld-delfland-varen/networks.pmtiles",
  },
  {
    name: "roerdalen",
    lat: 51.142,
    lng: 6.04,
    zooms: FAR,
    archives: [],
    networks: "samples/packs/voorbeeld-limburg-wandelen/networks.pmtiles",
  },
  { name: "polder", lat: 52.165, lng: 4.72, zooms: FAR, archives: [] },
  invented("invented-heath", 74, 24),
  invented("invented-polder", 62, 66),
];

function invented(name: string, x: number, y: number): SheetPlace {
  return { name, ...samplerPlace(x, y), zooms: [11, 12, ...NEAR], archives: ["sampler"] };
}

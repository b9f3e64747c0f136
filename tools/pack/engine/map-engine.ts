import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";

/** The inputs of a base map. */
export interface MapJob {
  readonly pbf: string;
  /** The path of map.pmtiles. */
  readonly out: string;
  /** An empty folder for temporary files. */
  readonly folder: string;
  readonly name: string;
  readonly bounds: LngLatBox;
  readonly onProgress: (line: string) => void;
}

/** Makes the base map in the OpenMapTiles schema, zoom 0 to 14. Rejects with OperatorError. */
export type MapEngine = (job: MapJob) => Promise<void>;

/** The attribution of every base map. */
export const MAP_ATTRIBUTION = "© OpenMapTiles © OpenStreetMap contributors";

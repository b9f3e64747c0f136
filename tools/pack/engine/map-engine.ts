import type { Bounds } from "../pbf/osm-file.ts";

/** What an engine makes a base map from. */
export interface MapJob {
  readonly pbf: string;
  /** Where map.pmtiles is to be. */
  readonly out: string;
  /** An empty folder for what is needed meanwhile. */
  readonly folder: string;
  readonly name: string;
  readonly bounds: Bounds;
  readonly onProgress: (line: string) => void;
}

/** Draws the base map in the OpenMapTiles schema, zoom 0 to 14. Throws OperatorError. */
export type MapEngine = (job: MapJob) => Promise<void>;

/** What every base map is credited to. */
export const MAP_ATTRIBUTION = "© OpenMapTiles © OpenStreetMap contributors";

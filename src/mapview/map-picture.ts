import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Legend } from "#mapview/legend/legend-entry.ts";

/** The part of the map that a picture shows, and its size. */
export interface PictureView {
  readonly middle: LatLng;
  /** The zoom as in MapLibre: the world is 512 · 2^zoom CSS pixels wide. */
  readonly zoom: number;
  /** The width in CSS pixels; symbols and lines have the same size as on the screen. */
  readonly width: number;
  readonly height: number;
  /** Picture pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** The direction that is up, degrees clockwise from true north; 0 unless given. */
  readonly bearingDegrees?: number;
  /** The smallest size of the words of the base, CSS pixels; as on the screen unless given. */
  readonly minTextPixels?: number;
  /** Draws only the land, without networks, named routes, and everything that the user drew or stored. */
  readonly isPlain?: boolean;
  /** True if sightings of the hunt are on it. */
  readonly showsSightings?: boolean;
  /** Returns what is on the picture and how it is drawn. */
  readonly readsLegend?: boolean;
}

/** A picture of the map, and the attribution to show beside it. */
export interface MapPicture {
  readonly png: Blob;
  /** The contents of the picture; null unless asked for. */
  readonly legend: Legend | null;
  readonly attribution: string;
}

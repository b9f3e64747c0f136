import type { ExchangeLink } from "#domain/exchange/exchange-file.ts";
import type { ImportCollector } from "#domain/exchange/import-collector.ts";
import { PointBuffer } from "#domain/exchange/point-buffer.ts";
import type { KmlStyle, KmlStyles } from "./kml-style.ts";

/** A folder; its name may come after its content. */
export interface KmlFolder {
  name: string;
  readonly parent: KmlFolder | null;
}

/** The content of one document; features wait for the styles, which may come after them. */
export interface KmlDocument {
  readonly collector: ImportCollector;
  readonly styles: KmlStyles;
  readonly features: KmlFeature[];
}

/** A place of a feature: WGS 84 degrees, NaN without an altitude. */
export interface KmlPlace {
  readonly lng: number;
  readonly lat: number;
  readonly altitudeMeters: number;
}

/** A Placemark (or a PhotoOverlay with a point) as written. */
export interface KmlFeature {
  readonly document: KmlDocument;
  readonly folder: KmlFolder | null;
  name: string;
  /** HTML, according to the format. */
  description: string;
  /** Empty without one. */
  address: string;
  /** True if it has a geometry, read or not. */
  hasGeometry: boolean;
  hasLine: boolean;
  areaCount: number;
  styleUrl: string;
  style: KmlStyle | null;
  timeMs: number;
  /** Values by name; names that begin with `sm:` are this app's. */
  readonly data: KmlDatum[];
  readonly links: ExchangeLink[];
  readonly places: KmlPlace[];
  readonly line: PointBuffer;
}

/** A value of `ExtendedData`. */
export interface KmlDatum {
  readonly name: string;
  title: string;
  value: string;
}

/** Makes an empty feature. */
export function newFeature(document: KmlDocument, folder: KmlFolder | null): KmlFeature {
  return {
    document,
    folder,
    name: "",
    description: "",
    address: "",
    hasGeometry: false,
    hasLine: false,
    areaCount: 0,
    styleUrl: "",
    style: null,
    timeMs: Number.NaN,
    data: [],
    links: [],
    places: [],
    line: new PointBuffer(),
  };
}

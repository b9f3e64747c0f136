import { readFileSync } from "node:fs";
import type { Feature, FeatureCollection, LineString, Point, Polygon } from "geojson";

/** The properties of every hand-drawn feature. */
export interface OwnProperties {
  readonly name: string;
  readonly source: string;
}

/** A dam with a road on it. */
export interface DamProperties extends OwnProperties {
  readonly class: string;
  readonly ref: string;
}

/** A water drawn as a centre line with a width per point. */
export interface WideLineProperties extends OwnProperties {
  readonly class: "lake";
  readonly widthsMeters: number[];
}

/** A river or canal; if traced, its points only identify a course of GSHHG. */
export interface WaterwayProperties extends OwnProperties {
  readonly class: "river" | "canal";
  readonly minZoom: number;
  readonly traced: boolean;
  /** The width of the large rivers, which are also drawn as areas. */
  readonly widthMeters?: number;
}

/** A label with its first zoom level. */
export interface LabelProperties extends OwnProperties {
  readonly class: string;
  readonly minZoom: number;
  readonly rank?: number;
  readonly iso_a2?: string;
}

export const readDams = () => readOwnFeatures<LineString, DamProperties>("dams");
export const readLakeFrames = () => readOwnFeatures<Polygon, OwnProperties>("lakes");
export const readExtraWaters = () =>
  readOwnFeatures<LineString, WideLineProperties>("extra-waters");
export const readWaterways = () => readOwnFeatures<LineString, WaterwayProperties>("waterways");
export const readExtraLand = () => readOwnFeatures<Polygon, OwnProperties>("extra-land");
export const readPlaceLabels = () => readOwnFeatures<Point, LabelProperties>("places");
export const readWaterLabels = () => readOwnFeatures<Point, LabelProperties>("water-names");

function readOwnFeatures<Geometry extends Point | LineString | Polygon, Properties>(
  name: string,
): Feature<Geometry, Properties>[] {
  const file = new URL(`../../data/${name}.geojson`, import.meta.url);
  const collection: FeatureCollection<Geometry, Properties> = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return collection.features;
}

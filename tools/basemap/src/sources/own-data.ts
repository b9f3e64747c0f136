import { readFileSync } from "node:fs";
import type { Feature, FeatureCollection, LineString, Point, Polygon } from "geojson";

/** What every feature drawn by hand says of itself. */
export interface OwnProperties {
  readonly name: string;
  readonly source: string;
}

/** A dam with a road on it. */
export interface DamProperties extends OwnProperties {
  readonly class: string;
  readonly ref: string;
}

/** A water drawn as a middle line with its width at each point. */
export interface WideLineProperties extends OwnProperties {
  readonly class: "lake";
  readonly widthsMeters: number[];
}

/** A river or canal; where it is traced, the points only say which course of GSHHG is meant. */
export interface WaterwayProperties extends OwnProperties {
  readonly class: "river" | "canal";
  readonly minZoom: number;
  readonly traced: boolean;
  /** Given for the great rivers, which are also drawn as water of this width. */
  readonly widthMeters?: number;
}

/** A label with the zoom level it appears from. */
export interface LabelProperties extends OwnProperties {
  readonly class: string;
  readonly minZoom: number;
  readonly rank?: number;
  readonly iso_a2?: string;
}

export const readDams = () => readOwn<LineString, DamProperties>("dams");
export const readLakeFrames = () => readOwn<Polygon, OwnProperties>("lakes");
export const readExtraWaters = () => readOwn<LineString, WideLineProperties>("extra-waters");
export const readWaterways = () => readOwn<LineString, WaterwayProperties>("waterways");
export const readExtraLand = () => readOwn<Polygon, OwnProperties>("extra-land");
export const readPlaceLabels = () => readOwn<Point, LabelProperties>("places");
export const readWaterLabels = () => readOwn<Point, LabelProperties>("water-names");

function readOwn<Geometry extends Point | LineString | Polygon, Properties>(
  name: string,
): Feature<Geometry, Properties>[] {
  const file = new URL(`../../data/${name}.geojson`, import.meta.url);
  const collection: FeatureCollection<Geometry, Properties> = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return collection.features;
}

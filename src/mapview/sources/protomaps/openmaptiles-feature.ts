import type { TileProperties } from "#mapview/sources/vector-tile-like.ts";

/** The layer of the OpenMapTiles schema that a feature belongs to, and its properties there. */
export interface OpenMapTilesFeature {
  readonly layer: string;
  readonly properties: TileProperties;
}

/** A feature of the Protomaps schema: its properties, and what its geometry is made of. */
export interface ProtomapsFeature {
  readonly properties: TileProperties;
  readonly shape: "point" | "line" | "polygon";
}

/** A property as text, "" when it is not there. Version 3 of the schema wrote `pmap:` before some. */
export function textOf(properties: TileProperties, key: string): string {
  return String(properties[key] ?? properties[`pmap:${key}`] ?? "");
}

/**
 * Returns whether a property means yes, in any of the ways that versions of the schema write it.
 */
export function isYes(properties: TileProperties, key: string): boolean {
  return ["true", "1", "yes"].includes(textOf(properties, key));
}

/** The names that the style reads; Protomaps writes `name:nl` and `name:en` alike. */
export function namesOf(properties: TileProperties): TileProperties {
  return Object.fromEntries(
    Object.entries(properties).filter(([key]) => key === "name" || key === "name:nl"),
  );
}

/** What is left of these properties without those that say nothing. */
export function filled(
  properties: Readonly<Record<string, string | number | boolean | undefined>>,
): TileProperties {
  const said = Object.entries(properties).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  return Object.fromEntries(said) as TileProperties;
}

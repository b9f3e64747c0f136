import type { TileProperties } from "#mapview/sources/vector-tile-like.ts";

/** A feature in the OpenMapTiles schema: its layer and properties. */
export interface OpenMapTilesFeature {
  readonly layer: string;
  readonly properties: TileProperties;
}

/** A feature in the Protomaps schema: its properties and the type of its geometry. */
export interface ProtomapsFeature {
  readonly properties: TileProperties;
  readonly shape: "point" | "line" | "polygon";
}

/** Returns a property as text, "" if missing. Version 3 of the schema put `pmap:` before some. */
export function textOf(properties: TileProperties, key: string): string {
  return String(properties[key] ?? properties[`pmap:${key}`] ?? "");
}

/** Tells whether a property means yes, in any of the forms used by versions of the schema. */
export function isYes(properties: TileProperties, key: string): boolean {
  return ["true", "1", "yes"].includes(textOf(properties, key));
}

/** Returns the names that the style reads; Protomaps writes `name:nl` and `name:en` the same way. */
export function namesOf(properties: TileProperties): TileProperties {
  return Object.fromEntries(
    Object.entries(properties).filter(([key]) => key === "name" || key === "name:nl"),
  );
}

/** Returns these properties without the empty ones. */
export function filled(
  properties: Readonly<Record<string, string | number | boolean | undefined>>,
): TileProperties {
  const named = Object.entries(properties).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  return Object.fromEntries(named) as TileProperties;
}

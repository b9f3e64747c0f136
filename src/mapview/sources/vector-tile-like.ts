import { VectorTile, type VectorTileFeature, type VectorTileLayer } from "@mapbox/vector-tile";
import { fromVectorTileJs, type VectorTileFeatureLike } from "@maplibre/vt-pbf";
import { PbfReader } from "pbf";

/** The values that a property of a feature can have. */
export type TileProperties = Readonly<Record<string, string | number | boolean>>;

/** A point in a tile, in its units. */
export type TilePoint = ReturnType<VectorTileFeature["loadGeometry"]>[number][number];

/** A feature of a tile. */
export interface TileFeature {
  readonly properties: TileProperties;
  /** The type of geometry. */
  readonly shape: "point" | "line" | "polygon";
  readonly source: VectorTileFeature;
  /** A new geometry; absent if unchanged. */
  readonly geometry?: TilePoint[][];
  /** The extent of that geometry, if it differs from the source. */
  readonly extent?: number;
}

/** The layers of a tile by name, all with one extent. */
export type TileLayers = ReadonlyMap<string, readonly TileFeature[]>;

const SHAPES = ["point", "point", "line", "polygon"] as const;

/** Reads uncompressed MVT. Throws if the bytes are not valid. */
export function readTile(bytes: ArrayBuffer): Map<string, TileFeature[]> {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  return new Map(Object.entries(layers).map(([name, layer]) => [name, featuresOf(layer)]));
}

/** Writes uncompressed MVT of version 2; layers without features are left out. */
export function writeTile(layers: TileLayers): ArrayBuffer {
  const filled = [...layers].filter(([, features]) => features.length > 0);
  const bytes = fromVectorTileJs({
    layers: Object.fromEntries(filled.map(([name, features]) => [name, layerOf(name, features)])),
  });
  return bytes.slice().buffer as ArrayBuffer;
}

function featuresOf(layer: VectorTileLayer): TileFeature[] {
  return Array.from({ length: layer.length }, (_, index) => {
    const source = layer.feature(index);
    return { properties: source.properties, shape: SHAPES[source.type], source };
  });
}

function layerOf(name: string, features: readonly TileFeature[]) {
  const [first] = features;
  return {
    version: 2 as const,
    name,
    extent: first?.extent ?? first?.source.extent ?? 4096,
    length: features.length,
    feature: (index: number) => featureOf(features[index]),
  };
}

function featureOf(feature: TileFeature | undefined): VectorTileFeatureLike {
  if (!feature) throw new RangeError("No such feature");
  const { source, properties, geometry, extent } = feature;
  return {
    type: source.type,
    id: source.id,
    extent: extent ?? source.extent,
    properties: { ...properties },
    loadGeometry: () => geometry ?? source.loadGeometry(),
  };
}

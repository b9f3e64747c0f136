/** The layer schema of a vector archive, which decides the style that can draw it. */
export type VectorSchema = "openmaptiles" | "protomaps" | "networks" | "depths";

/** Layers that identify a schema; an extract of a village may lack all others. */
const TELLING_LAYERS: Readonly<Record<VectorSchema, readonly string[]>> = {
  openmaptiles: ["transportation", "water"],
  protomaps: ["roads", "water", "landuse"],
  networks: ["routes", "nodes"],
  depths: ["depths"],
};

/**
 * Recognizes the schema of an archive by its metadata (TileJSON's `vector_layers`); null for one that the app
 * cannot draw. Sources: openmaptiles.org/schema, docs.protomaps.com/basemaps/layers,
 * docs/formats/network-tiles.md.
 */
export function vectorSchemaOf(metadata: unknown): VectorSchema | null {
  const layers = new Set(layerNames(metadata));
  const schemas: readonly VectorSchema[] = ["openmaptiles", "protomaps", "networks", "depths"];
  return schemas.find((schema) => TELLING_LAYERS[schema].every((name) => layers.has(name))) ?? null;
}

/** Returns layers that identify a schema, for the metadata of an archive that does not name its own. */
export function tellingLayers(schema: VectorSchema): readonly { readonly id: string }[] {
  return TELLING_LAYERS[schema].map((id) => ({ id }));
}

function layerNames(metadata: unknown): string[] {
  const layers = fieldOf(metadata, "vector_layers");
  if (!Array.isArray(layers)) return [];
  return layers.map((layer) => String(fieldOf(layer, "id") ?? ""));
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

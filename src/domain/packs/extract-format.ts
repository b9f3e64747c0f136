/** OpenStreetMap extracts in the Protocolbuffer Binary Format, as files that systems may give to the app. */
export const EXTRACT_FORMAT = {
  kind: "extract",
  label: "OpenStreetMap",
  /** `.pbf` is for systems that only compare the text after the last dot. */
  extensions: [".osm.pbf", ".pbf"],
  /** No type is registered for this format; the name follows that of OSM XML, which has one. */
  mimeTypes: ["application/vnd.openstreetmap.data+pbf"],
} as const;

/** Tells whether a file is an OpenStreetMap extract by its name. */
export function isExtractName(name: string): boolean {
  const lower = name.toLowerCase();
  return EXTRACT_FORMAT.extensions.some((extension) => lower.endsWith(extension));
}

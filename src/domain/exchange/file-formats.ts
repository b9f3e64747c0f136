/** A format of files that the app reads, without the code that reads or writes it: pages load only this. */
export interface FileFormat {
  readonly kind: string;
  /** Its name, which is the same in every language. */
  readonly label: string;
  /** In lower case and with the dot; the first is used for files that the app writes. */
  readonly extensions: readonly [string, ...string[]];
  /** The first is the registered type, or the one that programs agree on. */
  readonly mimeTypes: readonly [string, ...string[]];
  /** The extensions of files that mostly hold other data: the system should not offer this app to open them. */
  readonly generalExtensions?: readonly string[];
}

/**
 * The formats, in the order in which sentences list them. Each has a reader in `read/format-readers.ts`, and
 * may have a writer in `write/format-writers.ts`.
 */
export const FILE_FORMATS = [
  { kind: "gpx", label: "GPX", extensions: [".gpx"], mimeTypes: ["application/gpx+xml"] },
  {
    kind: "kml",
    label: "KML",
    extensions: [".kml"],
    mimeTypes: ["application/vnd.google-earth.kml+xml"],
  },
  {
    kind: "kmz",
    label: "KMZ",
    extensions: [".kmz"],
    mimeTypes: ["application/vnd.google-earth.kmz"],
  },
  {
    kind: "geojson",
    label: "GeoJSON",
    extensions: [".geojson", ".json"],
    mimeTypes: ["application/geo+json", "application/json"],
    generalExtensions: [".json"],
  },
  {
    kind: "tcx",
    label: "TCX",
    extensions: [".tcx"],
    mimeTypes: ["application/vnd.garmin.tcx+xml"],
  },
  {
    kind: "fit",
    label: "FIT",
    extensions: [".fit"],
    mimeTypes: ["application/vnd.ant.fit"],
  },
  {
    kind: "csv",
    label: "CSV",
    extensions: [".csv"],
    mimeTypes: ["text/csv"],
    generalExtensions: [".csv"],
  },
] as const satisfies readonly FileFormat[];

/** The formats that the app writes but does not read as such. */
const WRITTEN_FORMATS = [
  { kind: "iof", label: "IOF XML 3.0", extensions: [".xml"], mimeTypes: ["application/xml"] },
  {
    kind: "maprun",
    label: "MapRun",
    extensions: [".kml"],
    mimeTypes: ["application/vnd.google-earth.kml+xml"],
  },
] as const satisfies readonly FileFormat[];

/** The kind of a file format that is read. */
export type FileKind = (typeof FILE_FORMATS)[number]["kind"];

/** The kind of a file format that is only written. */
export type WrittenKind = (typeof WRITTEN_FORMATS)[number]["kind"];

/** Returns the names of the formats that can be imported, for a sentence. */
export function fileFormatLabels(): readonly string[] {
  return FILE_FORMATS.map(({ label }) => label);
}

/** Returns the format of a kind. */
export function fileFormat(kind: FileKind | WrittenKind): FileFormat {
  return [...FILE_FORMATS, ...WRITTEN_FORMATS].find((format) => format.kind === kind) as FileFormat;
}

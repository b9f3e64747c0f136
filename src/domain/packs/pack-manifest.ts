import type { AreaSource } from "#domain/areas/area-source.ts";
import { isLngLatBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { knownModes, type NetworkMode } from "#domain/network/network-mode.ts";
import { isDataDate } from "#domain/text/data-date.ts";
import { plainCredit, plainName } from "#domain/text/plain-text.ts";
import { savedZooms } from "#domain/tiles/picture-tiles.ts";
import { FINDINGS_FILE } from "./pack-findings.ts";
import {
  arrayOf,
  badField,
  type Fields,
  fieldsOf,
  PackFormatError,
  textOf,
} from "./pack-manifest-fields.ts";
import type { BaseSchema } from "./pack-record.ts";

/** The value of `format` in a pack.json. */
const PACK_FORMAT = "scouting-map-pack";
/** The value of `format` in an index.json. */
const PACK_INDEX_FORMAT = "scouting-map-pack-index";
/** The version of both files that is written, and the newest that can be read. */
const PACK_VERSION = 1;

/** The file of a pack with the marks of Rijkswaterstaat: docs/formats/official-marks.md. */
export const MARKS_FILE = "marks.json";

/** A file beside pack.json. */
export interface PackFile {
  readonly name: string;
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/** The description of a pack; docs/formats/pack.md. */
export interface PackManifest {
  /** Letters, digits and dashes; also the name of its folder. */
  readonly name: string;
  /** The title for people, one line; absent if the maker gave none. */
  readonly title?: string | undefined;
  /** The box around all areas. */
  readonly bounds: LngLatBox;
  /** The areas where the networks are complete: one box per input. */
  readonly areas: readonly LngLatBox[];
  /** The areas where the base map is complete, without those of inputs that only had networks. */
  readonly mapAreas: readonly LngLatBox[];
  /** The networks with routes in the pack; null if it does not say. */
  readonly modes: readonly NetworkMode[] | null;
  /** The date of the OpenStreetMap data, "2026-11-21", or only the month ("2026-11") or year; null if unknown. */
  readonly dataDate: string | null;
  readonly licence: string;
  readonly attribution: string;
  /** The schema of the base map, where its archive does not say it itself; absent otherwise. */
  readonly mapSchema?: BaseSchema | undefined;
  /** The source of the tiles of an exported saved area; absent for a pack that was made as one. */
  readonly source?: SharedSource | undefined;
  /** The files that the app uses, each once. */
  readonly files: readonly PackFile[];
}

/** A source that exported areas may name; an address that a user typed stays on the device. */
export type SharedSource = Exclude<AreaSource, { readonly kind: "archive" }>;

/** A pack in a catalogue. */
export interface PackIndexEntry {
  readonly name: string;
  /** The title in its pack.json. */
  readonly title?: string | undefined;
  /** The path of its pack.json, relative to the index. */
  readonly manifest: string;
  /** The SHA-256 of that pack.json, which changes with every file of the pack. */
  readonly sha256: string;
  /** The size of all its files together. */
  readonly bytes: number;
  readonly bounds: LngLatBox;
  /** True if it has a base map; absent in older catalogues. */
  readonly hasMap?: boolean | undefined;
  /** Tells whether it has depth contours; absent in older catalogues. */
  readonly hasDepths?: boolean | undefined;
  /** True if it has the marks of Rijkswaterstaat; absent in older catalogues. */
  readonly hasMarks?: boolean | undefined;
  /** True if it has all ways; absent in older catalogues. */
  readonly hasWays?: boolean | undefined;
  /** True if it has the waters for boats; absent in older catalogues. */
  readonly hasWaters?: boolean | undefined;
  readonly modes: readonly NetworkMode[] | null;
  readonly dataDate: string | null;
}

/** The packs of a catalogue. */
export interface PackIndex {
  /** Each name once. */
  readonly packs: readonly PackIndexEntry[];
  /** The number of entries that could not be read. */
  readonly leftOutCount: number;
}

/** Reads a pack.json. Throws PackFormatError; then nothing is usable. */
export function readPackManifest(json: string): PackManifest {
  const fields = documentOf(json, PACK_FORMAT);
  return {
    name: textOf(fields, "name", PACK_NAME),
    title: titleOf(fields),
    bounds: boundsOf(fields["bounds"]),
    areas: areasOf(fields, "areas"),
    mapAreas: areasOf(fields, "mapAreas" in fields ? "mapAreas" : "areas"),
    modes: modesOf(fields),
    dataDate: dateOf(fields),
    licence: plainCredit(textOf(fields, "licence")),
    attribution: plainCredit(textOf(fields, "attribution")),
    mapSchema: schemaOf(fields["mapSchema"]),
    source: sourceOf(fields["source"]),
    files: filesOf(fields),
  };
}

/**
 * Reads an index.json. Throws PackFormatError for another file. A single bad entry, or the second of two with
 * the same name, is left out, because the others are usable without it.
 */
export function readPackIndex(json: string): PackIndex {
  const values = arrayOf(documentOf(json, PACK_INDEX_FORMAT), "packs");
  const packs = new Map<string, PackIndexEntry>();
  for (const value of values) {
    const entry = entryOf(value);
    if (entry && !packs.has(entry.name)) packs.set(entry.name, entry);
  }
  return { packs: [...packs.values()], leftOutCount: values.length - packs.size };
}

/** Returns the text of a pack.json. The same pack gives the same text. */
export function packManifestJson(pack: PackManifest): string {
  return jsonOf(PACK_FORMAT, pack);
}

/** Returns the text of an index.json. */
export function packIndexJson(packs: readonly PackIndexEntry[]): string {
  return jsonOf(PACK_INDEX_FORMAT, { packs });
}

/** Returns whether a text may be the name of a pack. */
export function isPackName(text: string): boolean {
  return PACK_NAME.test(text);
}

const PACK_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
/** Cannot lead out of the folder of the pack. */
const FILE_NAME = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)+$/;
/** The files of a pack besides its pack.json. */
const FILE_NAMES: readonly string[] = [
  "map.pmtiles",
  "networks.pmtiles",
  "network.graph",
  "ways.graph",
  "named.routes",
  "water.graph",
  "places.json",
  "depths.pmtiles",
  MARKS_FILE,
  FINDINGS_FILE,
];
/** One area per extract; more would only slow down every tile. */
const MAX_AREAS = 1000;
const MANIFEST_PATH = /^[a-z0-9][a-z0-9-]*\/pack\.json$/;
const SHA256 = /^[0-9a-f]{64}$/;
function jsonOf(format: string, content: object): string {
  return `${JSON.stringify({ format, version: PACK_VERSION, ...content }, null, 2)}\n`;
}

function documentOf(json: string, format: string): Fields {
  let fields: Fields;
  try {
    fields = fieldsOf(JSON.parse(json));
  } catch {
    throw new PackFormatError("not-a-pack", "This is not the description of a pack.");
  }
  if (fields["format"] !== format) {
    throw new PackFormatError("not-a-pack", "This is not the description of a pack.");
  }
  const { version } = { version: fields["version"] };
  if (typeof version !== "number") throw badField("version");
  if (version > PACK_VERSION) {
    throw new PackFormatError("newer-version", "This pack needs a newer app.");
  }
  return fields;
}

function entryOf(value: unknown): PackIndexEntry | null {
  try {
    const fields = fieldsOf(value);
    return {
      name: textOf(fields, "name", PACK_NAME),
      title: titleOf(fields),
      manifest: textOf(fields, "manifest", MANIFEST_PATH),
      sha256: textOf(fields, "sha256", SHA256),
      bytes: bytesOf(fields),
      bounds: boundsOf(fields["bounds"]),
      hasMap: typeof fields["hasMap"] === "boolean" ? fields["hasMap"] : undefined,
      hasDepths: typeof fields["hasDepths"] === "boolean" ? fields["hasDepths"] : undefined,
      hasMarks: fields["hasMarks"] === true ? true : undefined,
      hasWays: fields["hasWays"] === true ? true : undefined,
      hasWaters: fields["hasWaters"] === true ? true : undefined,
      modes: modesOf(fields),
      dataDate: dateOf(fields),
    };
  } catch (error) {
    if (error instanceof PackFormatError) return null;
    throw error;
  }
}

/** Cleaned for display; a title without any words counts as none. */
function titleOf(fields: Fields): string | undefined {
  if (!("title" in fields)) return undefined;
  return plainName(textOf(fields, "title")) || undefined;
}

function areasOf(fields: Fields, key: string): readonly LngLatBox[] {
  const areas = arrayOf(fields, key);
  if (areas.length > MAX_AREAS) throw badField(key);
  return areas.map(boundsOf);
}

/** Files that the app does not use are neither fetched nor stored, least of all under names of their own. */
function filesOf(fields: Fields): readonly PackFile[] {
  const files = arrayOf(fields, "files").map(fileOf);
  const known = files.filter(({ name }) => FILE_NAMES.includes(name));
  if (new Set(known.map(({ name }) => name)).size < known.length) throw badField("files");
  return known;
}

function schemaOf(value: unknown): BaseSchema | undefined {
  return value === "openmaptiles" || value === "protomaps" ? value : undefined;
}

/** Ignores a source that this version does not know: the archive then counts as a pack. */
function sourceOf(value: unknown): SharedSource | undefined {
  if (value === undefined) return undefined;
  const { kind, tileSource } = { tileSource: 0, ...fieldsOf(value) } as Fields;
  if (kind === "online") return { kind };
  const isSaved = typeof tileSource === "number" && savedZooms(tileSource) !== null;
  return kind === "pictures" && isSaved ? { kind, tileSource } : undefined;
}

function fileOf(value: unknown): PackFile {
  const fields = fieldsOf(value);
  return {
    name: textOf(fields, "name", FILE_NAME),
    bytes: bytesOf(fields),
    sha256: textOf(fields, "sha256", SHA256),
  };
}

function bytesOf(fields: Fields): number {
  const { bytes } = { bytes: fields["bytes"] };
  if (typeof bytes === "number" && Number.isSafeInteger(bytes) && bytes >= 0) return bytes;
  throw badField("bytes");
}

/** Older packs lack this field; networks that only later versions know are left out. */
function modesOf(fields: Fields): readonly NetworkMode[] | null {
  if (!("modes" in fields)) return null;
  return knownModes(arrayOf(fields, "modes"));
}

function dateOf(fields: Fields): string | null {
  if (fields["dataDate"] === null) return null;
  const date = textOf(fields, "dataDate");
  if (!isDataDate(date)) throw badField("dataDate");
  return date;
}

function boundsOf(value: unknown): LngLatBox {
  if (isLngLatBox(value)) return value;
  throw badField("bounds");
}

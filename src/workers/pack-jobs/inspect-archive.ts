import { type Header, TileType } from "pmtiles";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { isLatLng } from "#domain/coordinates/lat-lng.ts";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { PackJobError } from "#domain/packs/pack-job.ts";
import { plainCredit } from "#domain/text/plain-text.ts";
import { PMTILES_HEADER_BYTES } from "#domain/tiles/pmtiles-format.ts";
import { type VectorSchema, vectorSchemaOf } from "#domain/tiles/pmtiles-schema.ts";
import { type ArchiveReader, archiveReader } from "#storage/packs/archive-reader.ts";

/** The properties of a vector archive. */
export interface InspectedArchive {
  readonly schema: VectorSchema;
  readonly header: Header;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly reader: ArchiveReader;
}

/** "PM". Some programs leave out the "Tiles" behind it and write zeros. */
const MAGIC = [0x50, 0x4d];
const REST_OF_MAGIC = [0x54, 0x69, 0x6c, 0x65, 0x73];
/** The longest attribution with its links; real ones are shorter. */
const MAX_MARKUP_CHARS = 5000;
const VERSION_BYTE = 7;
const VERSION = 3;

/**
 * Checks that the app can draw an archive: complete, with vector tiles in a known schema. Throws PackJobError
 * with `fileName`.
 * @param told the schema of an archive that does not say it itself, such as a saved area
 */
export async function inspectArchive(
  bytes: ByteSource,
  fileName: string,
  stated: VectorSchema | null = null,
): Promise<InspectedArchive> {
  const { reader, header } = await openArchive(bytes, fileName);
  if (header.tileType !== TileType.Mvt) throw new PackJobError("raster", fileName);
  const metadata = await readable(fileName, reader.archive.getMetadata());
  const schema = vectorSchemaOf(metadata) ?? stated;
  if (schema === null) throw new PackJobError("foreign-schema", fileName);
  return { schema, header, reader, metadata: metadata as InspectedArchive["metadata"] };
}

/** Checks that a file is a complete archive of PNG pictures. Throws PackJobError with `fileName`. */
export async function inspectPictures(bytes: ByteSource, fileName: string): Promise<void> {
  const { header } = await openArchive(bytes, fileName);
  if (header.tileType !== TileType.Png) throw new PackJobError("damaged", fileName);
}

async function openArchive(bytes: ByteSource, fileName: string) {
  await checkBegin(bytes, fileName);
  const reader = archiveReader(bytes, fileName);
  const header = await readable(fileName, reader.archive.getHeader());
  checkLength(header, bytes, fileName);
  return { reader, header };
}

/** Returns the attribution as plain text; text from a file is never drawn as HTML. */
export function attributionOf({ metadata }: InspectedArchive): string {
  const stored = metadata["attribution"];
  if (typeof stored !== "string") return "";
  // Cuts first, because megabytes of text must not be searched.
  const text = stored.slice(0, MAX_MARKUP_CHARS).replace(/<[^>]*>/g, "");
  return plainCredit(text.replaceAll("&copy;", "©").replaceAll("&amp;", "&"));
}

/** Returns whether a box says anything about a location: it is on earth, not empty, and not the whole world. */
export function isUsefulBox([west, south, east, north]: LngLatBox): boolean {
  const isOnEarth = isLatLng(south, west) && isLatLng(north, east);
  return isOnEarth && west < east && south < north && east - west < 359;
}

/** Converts a read error to a PackJobError: the archive is damaged. */
export async function readable<T>(fileName: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PackJobError) throw error;
    throw new PackJobError("damaged", fileName, error);
  }
}

async function checkBegin(bytes: ByteSource, fileName: string): Promise<void> {
  const begin = new Uint8Array(await bytes.slice(0, PMTILES_HEADER_BYTES).arrayBuffer());
  const rest = [...begin.subarray(MAGIC.length, VERSION_BYTE)];
  const isMarked =
    MAGIC.every((byte, index) => begin[index] === byte) &&
    rest.every((byte, index) => byte === 0 || byte === REST_OF_MAGIC[index]);
  if (!isMarked) throw new PackJobError("not-pmtiles", fileName);
  if (begin[VERSION_BYTE] !== VERSION) throw new PackJobError("old-pmtiles", fileName);
  if (begin.length < PMTILES_HEADER_BYTES) throw new PackJobError("truncated", fileName);
}

function checkLength(header: Header, { size }: ByteSource, fileName: string): void {
  const ends = [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ];
  if (ends.some((end) => !(end <= size))) throw new PackJobError("truncated", fileName);
}

import type { Pause } from "#domain/async/pause.ts";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { isLngLatBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { OsmFileError } from "#domain/osm/osm-file-error.ts";
import {
  type Blob,
  type BlobFile,
  damaged,
  damageIn,
  impossibleSize,
  openBlobFile,
} from "./blob-file.ts";
import { firstKind, visitBlock } from "./block.ts";
import { ImpossibleSizeError } from "./block-numbers.ts";
import type { BlockVisitor, FileNode, FileRelation, FileWay, OsmKind } from "./file-objects.ts";
import { MessageReader } from "./message-reader.ts";

/** The header of the file. */
export interface OsmFileHeader {
  /** The declared area in WGS84 degrees; null if it declares none on the earth. */
  readonly bounds: LngLatBox | null;
  /** The time of its last edits (`osmosis_replication_timestamp`), seconds since 1970; null if unknown. */
  readonly dataSeconds: number | null;
  /** True if it declares nodes before ways before relations, each by ascending id. */
  readonly isSorted: boolean;
  /** True if its ways have the places of their nodes, most of which are then not in the file. */
  readonly hasWayPlaces: boolean;
}

/** An extract that is read in parts. Each pass reads only the blobs that can hold the objects of the visitor. */
export interface OsmFile {
  readonly name: string;
  readonly bytes: number;
  readonly header: OsmFileHeader;
  /** Passes all objects to the visitor, whose errors reject it unchanged. Rejects with OsmFileError too. */
  readonly visit: (visitor: BlockVisitor, onProgress?: OnBytes) => Promise<void>;
  /** Yields the objects of one kind, block by block, in the order of the file. */
  readonly objects: (kind: OsmKind) => AsyncGenerator<FileObject[]>;
}

/** Receives the progress of a pass in bytes of the file. */
export type OnBytes = (doneBytes: number, totalBytes: number) => void;

/** The options for opening an extract. */
export interface OpenOptions {
  readonly pause?: Pause;
  readonly onProgress?: OnBytes;
}

/** An object of any kind. */
export type FileObject = FileNode | FileWay | FileRelation;

const KINDS: readonly OsmKind[] = ["node", "way", "relation"];

/** The supported features; others mean positions or history that this reader cannot handle. */
const KNOWN_FEATURES = new Set(["OsmSchema-V0.6", "DenseNodes"]);

/** The number of bytes that a pass reads at a time: many blobs, in little memory. */
const PASS_BYTES = 1 << 20;

/**
 * Opens an extract; `name` is used in messages. Rejects with OsmFileError, as its methods do, and with the errors of
 * `pause`, which they await after each blob. `onProgress` receives the progress of finding the blobs.
 */
export async function openOsmFile(
  source: ByteSource,
  name: string,
  { pause = () => {}, onProgress = () => {} }: OpenOptions = {},
): Promise<OsmFile> {
  const file = await openBlobFile(source, name, { pause, onProgress });
  const header = await headerOf(file);
  const blobsFor = blobFinder(file, header);
  const visitBlob = async (blob: Blob, visitor: BlockVisitor): Promise<void> => {
    const content = await file.read(blob, PASS_BYTES);
    blobsFor.learn(
      blob,
      decoding(file, blob, () => visitBlock(content, visitor)),
    );
    await pause();
  };
  return {
    name,
    bytes: file.bytes,
    header,
    visit: async (visitor, onProgress) => {
      const blobs = await blobsFor.kinds(KINDS.filter((kind) => visitor[kind]));
      const totalBytes = blobs.reduce((sum, blob) => sum + blob.bytes, 0);
      let doneBytes = 0;
      for (const blob of blobs) {
        await visitBlob(blob, visitor);
        doneBytes += blob.bytes;
        onProgress?.(doneBytes, totalBytes);
      }
    },
    objects: async function* (kind) {
      for (const blob of await blobsFor.kinds([kind])) {
        const objects: FileObject[] = [];
        await visitBlob(blob, { [kind]: (object: FileObject) => void objects.push(object) });
        yield objects;
      }
    },
  };
}

/** Decodes a blob. Errors of the visitor are passed on; those of the decoder mean a damaged file. */
function decoding<T>(file: BlobFile, blob: Blob, decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (error instanceof ImpossibleSizeError) throw impossibleSize(file.name, blob.offset);
    throw damageIn(error, () => damaged(file.name, blob.offset));
  }
}

/** Finds the blobs that can hold objects of some kinds. */
interface BlobFinder {
  readonly kinds: (kinds: readonly OsmKind[]) => Promise<readonly Blob[]>;
  /** Stores the kinds in a blob for later passes. */
  readonly learn: (blob: Blob, kinds: ReadonlySet<OsmKind>) => void;
}

function blobFinder(file: BlobFile, { isSorted }: OsmFileHeader): BlobFinder {
  const blobs = file.blobs.filter((blob) => blob.type === "OSMData");
  if (isSorted) {
    return { learn: () => {}, kinds: (kinds) => contiguousBlobs(file, blobs, kinds) };
  }
  const kindsIn = new Map<Blob, ReadonlySet<OsmKind>>();
  return {
    learn: (blob, kinds) => void kindsIn.set(blob, kinds),
    kinds: async (kinds) =>
      blobs.filter((blob) => {
        const known = kindsIn.get(blob);
        return known === undefined || kinds.some((kind) => known.has(kind));
      }),
  };
}

/** In a sorted file each kind is contiguous, so a binary search finds its ends. */
async function contiguousBlobs(
  file: BlobFile,
  blobs: readonly Blob[],
  kinds: readonly OsmKind[],
): Promise<readonly Blob[]> {
  const first = KINDS.indexOf(kinds[0] ?? "node");
  const last = KINDS.indexOf(kinds.at(-1) ?? "relation");
  // A kind may start inside the blob before the first one that starts with it.
  const start = Math.max(0, (await firstBlobOfRank(file, blobs, first)) - 1);
  return blobs.slice(start, await firstBlobOfRank(file, blobs, last + 1));
}

async function firstBlobOfRank(
  file: BlobFile,
  blobs: readonly Blob[],
  rank: number,
): Promise<number> {
  if (rank === 0) return 0;
  if (rank === KINDS.length) return blobs.length;
  let low = 0;
  let high = blobs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const blob = blobs[middle] as Blob;
    const content = await file.read(blob);
    const kind = decoding(file, blob, () => firstKind(content));
    if (kind !== null && KINDS.indexOf(kind) >= rank) high = middle;
    else low = middle + 1;
  }
  return low;
}

async function headerOf(file: BlobFile): Promise<OsmFileHeader> {
  const [blob] = file.blobs as readonly [Blob];
  const content = await file.read(blob);
  const header = decoding(file, blob, () => decodeHeader(content));
  const unknown = header.required.filter((feature) => !KNOWN_FEATURES.has(feature));
  if (unknown.length > 0) {
    throw new OsmFileError(
      "unknown-feature",
      `${file.name} needs a reader that knows ${unknown.join(", ")}.`,
    );
  }
  return {
    bounds: header.bounds,
    dataSeconds: header.dataSeconds,
    isSorted: header.optional.includes("Sort.Type_then_ID"),
    hasWayPlaces: header.optional.includes("LocationsOnWays"),
  };
}

interface DecodedHeader {
  bounds: LngLatBox | null;
  dataSeconds: number | null;
  readonly required: string[];
  readonly optional: string[];
}

function decodeHeader(bytes: Uint8Array): DecodedHeader {
  const reader = new MessageReader(bytes);
  const header: DecodedHeader = { bounds: null, dataSeconds: null, required: [], optional: [] };
  reader.fields((field) => {
    if (field === 1) header.bounds = decodeBounds(reader);
    else if (field === 4) header.required.push(reader.text());
    else if (field === 5) header.optional.push(reader.text());
    else if (field === 32) header.dataSeconds = reader.number("int");
  });
  return header;
}

function decodeBounds(reader: MessageReader): LngLatBox | null {
  const nano = { left: 0, right: 0, top: 0, bottom: 0 };
  const sides = ["left", "right", "top", "bottom"] as const;
  reader.message((field) => {
    const side = sides[field - 1];
    if (side) nano[side] = reader.number("zigzag");
  });
  const box = [nano.left / 1e9, nano.bottom / 1e9, nano.right / 1e9, nano.top / 1e9];
  return isLngLatBox(box) ? box : null;
}

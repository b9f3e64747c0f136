import { PbfReader } from "pbf";
import { type Blob, type BlobFile, openBlobFile } from "./blobs.ts";
import {
  type BlockVisitor,
  type FileNode,
  type FileRelation,
  type FileWay,
  firstKind,
  type OsmKind,
  visitBlock,
} from "./block.ts";
import { PbfError } from "./pbf-error.ts";

/** West, south, east, north in WGS84 degrees. */
export type Bounds = readonly [number, number, number, number];

/** The header of the file. */
export interface OsmFileHeader {
  readonly bounds: Bounds | null;
  /** The time of its last edits, seconds since 1970; null if unknown. */
  readonly dataSeconds: number | null;
  /** True if it declares nodes before ways before relations, each by ascending id. */
  readonly isSorted: boolean;
}

/** An open extract. Each pass reads only the blobs that can hold what the visitor wants. */
export interface OsmFile {
  readonly name: string;
  readonly bytes: number;
  readonly header: OsmFileHeader;
  readonly visit: (
    visitor: BlockVisitor,
    onProgress?: (doneBytes: number, totalBytes: number) => void,
  ) => void;
  /** Yields the objects of one kind, block by block, in the order of the file. */
  readonly objects: (kind: OsmKind) => Iterable<FileObject[]>;
  readonly close: () => void;
}

/** An object of any kind. */
export type FileObject = FileNode | FileWay | FileRelation;

const KINDS: readonly OsmKind[] = ["node", "way", "relation"];

/** The supported features; others mean positions or history that this reader cannot handle. */
const KNOWN_FEATURES = new Set(["OsmSchema-V0.6", "DenseNodes"]);

/** Opens an extract. Throws PbfError, whose message is for the operator. */
export function openOsmFile(path: string): OsmFile {
  const file = openBlobFile(path);
  try {
    const header = headerOf(file);
    const dataBlobs = file.blobs.filter((blob) => blob.type === "OSMData");
    return {
      name: file.name,
      bytes: file.bytes,
      header,
      visit: (visitor, onProgress) => {
        const blobs = header.isSorted
          ? blobsFor(file, dataBlobs, ...wantedKinds(visitor))
          : dataBlobs;
        const totalBytes = blobs.reduce((sum, blob) => sum + blob.bytes, 0);
        let doneBytes = 0;
        for (const blob of blobs) {
          readingBlob(file, blob, (bytes) => visitBlock(bytes, visitor));
          doneBytes += blob.bytes;
          onProgress?.(doneBytes, totalBytes);
        }
      },
      objects: (kind) => objectsOf(file, header.isSorted, dataBlobs, kind),
      close: file.close,
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

function* objectsOf(
  file: BlobFile,
  isSorted: boolean,
  dataBlobs: readonly Blob[],
  kind: OsmKind,
): Generator<FileObject[]> {
  for (const blob of isSorted ? blobsFor(file, dataBlobs, kind) : dataBlobs) {
    const objects: FileObject[] = [];
    const visitor = { [kind]: (object: FileObject) => void objects.push(object) };
    readingBlob(file, blob, (bytes) => visitBlock(bytes, visitor));
    yield objects;
  }
}

function readingBlob<T>(file: BlobFile, blob: Blob, use: (bytes: Uint8Array) => T): T {
  const bytes = file.read(blob);
  try {
    return use(bytes);
  } catch (error) {
    // Errors of the visitor are passed on; errors of the decoder mean a damaged file.
    if (error instanceof PbfError || error instanceof RangeError) {
      throw new PbfError(`${file.name} is damaged near byte ${blob.offset}; download it again.`);
    }
    throw error;
  }
}

function wantedKinds(visitor: BlockVisitor): OsmKind[] {
  return KINDS.filter((kind) => visitor[kind]);
}

/** Returns the blobs of these kinds. In a sorted file each kind is contiguous, so a binary search finds its ends. */
function blobsFor(file: BlobFile, blobs: readonly Blob[], ...kinds: OsmKind[]): readonly Blob[] {
  const first = KINDS.indexOf(kinds[0] ?? "node");
  const last = KINDS.indexOf(kinds.at(-1) ?? "relation");
  // A kind may start inside the blob before the first one that starts with it.
  const start = Math.max(0, firstBlobOfRank(file, blobs, first) - 1);
  return blobs.slice(start, firstBlobOfRank(file, blobs, last + 1));
}

function firstBlobOfRank(file: BlobFile, blobs: readonly Blob[], rank: number): number {
  if (rank === 0) return 0;
  if (rank === KINDS.length) return blobs.length;
  let low = 0;
  let high = blobs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const blob = blobs[middle] as Blob;
    const kind = readingBlob(file, blob, firstKind);
    if (kind !== null && KINDS.indexOf(kind) >= rank) high = middle;
    else low = middle + 1;
  }
  return low;
}

function headerOf(file: BlobFile): OsmFileHeader {
  const [blob] = file.blobs;
  if (!blob) throw new PbfError(`${file.name} is empty.`);
  const header = readingBlob(file, blob, decodeHeader);
  const unknown = header.required.filter((feature) => !KNOWN_FEATURES.has(feature));
  if (unknown.length > 0) {
    throw new PbfError(`${file.name} needs a reader that knows ${unknown.join(", ")}.`);
  }
  return {
    bounds: header.bounds,
    dataSeconds: header.dataSeconds,
    isSorted: header.optional.includes("Sort.Type_then_ID"),
  };
}

interface DecodedHeader {
  bounds: Bounds | null;
  dataSeconds: number | null;
  readonly required: string[];
  readonly optional: string[];
}

function decodeHeader(bytes: Uint8Array): DecodedHeader {
  const pbf = new PbfReader(bytes);
  const empty: DecodedHeader = { bounds: null, dataSeconds: null, required: [], optional: [] };
  return pbf.readFields((tag, header) => {
    if (tag === 1) header.bounds = decodeBounds(pbf);
    else if (tag === 4) header.required.push(pbf.readString());
    else if (tag === 5) header.optional.push(pbf.readString());
    else if (tag === 32) header.dataSeconds = pbf.readVarint(true);
  }, empty);
}

function decodeBounds(pbf: PbfReader): Bounds {
  const nano = { left: 0, right: 0, top: 0, bottom: 0 };
  const sides = ["left", "right", "top", "bottom"] as const;
  pbf.readMessage((tag) => {
    const side = sides[tag - 1];
    if (side) nano[side] = pbf.readSVarint();
  }, null);
  return [nano.left / 1e9, nano.bottom / 1e9, nano.right / 1e9, nano.top / 1e9];
}

import { ByteRangeError, type ByteReader, createByteReader } from "#domain/bytes/byte-reader.ts";
import { crc32 } from "#domain/bytes/crc32.ts";
import { gunzipWithin } from "#domain/bytes/gunzip-within.ts";
import { decodeUtf8 } from "#domain/bytes/utf8.ts";
import { plainName } from "#domain/text/plain-text.ts";
import {
  MEMBER_KINDS,
  ROUTE_MODES,
  ROUTE_SCOPES,
  ROUTES_HEADER_BYTES,
  ROUTES_MAGIC,
  ROUTES_VERSION,
  type RouteLines,
  type RouteMember,
  type RouteRelation,
  type RoutesFile,
  RoutesFormatError,
} from "./routes-format.ts";

/** More than all routes of a country. */
const MAX_BYTES = 64e6;

/** More members in all relations together, with those that are missing, than those of a country: each takes much memory. */
const MAX_MEMBERS = 2e6;

/** Reads a `named.routes` (docs/formats/named-routes.md). Rejects with RoutesFormatError. */
export async function readRoutes(bytes: Uint8Array<ArrayBuffer>): Promise<RoutesFile> {
  const isRoutes = ROUTES_MAGIC.every((byte, index) => bytes[index] === byte);
  if (!isRoutes || bytes.length < ROUTES_HEADER_BYTES) {
    throw new RoutesFormatError("not-routes", "This is not a file of routes.");
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint8(4) > ROUTES_VERSION) {
    throw new RoutesFormatError("newer-version", "The routes of this pack need a newer app.");
  }
  const content = bytes.subarray(ROUTES_HEADER_BYTES);
  if (content.length < view.getUint32(5, true)) {
    throw new RoutesFormatError("cut-off", "The routes of this pack are cut off.");
  }
  const isWhole = content.length === view.getUint32(5, true);
  if (!isWhole || crc32(content) !== view.getUint32(9, true)) throw damagedRoutes();
  const unzipped = await gunzipWithin(content, MAX_BYTES).catch(() => {
    throw damagedRoutes();
  });
  try {
    return readContent(createByteReader(unzipped));
  } catch (error) {
    if (error instanceof ByteRangeError) throw damagedRoutes();
    throw error;
  }
}

function damagedRoutes(): RoutesFormatError {
  return new RoutesFormatError("damaged", "The routes of this pack are damaged.");
}

/** Reads a count of things that take at least so many bytes each, so that no array is larger than the bytes explain. */
function countOf(reader: ByteReader, leastBytes: number): number {
  const count = reader.varint();
  if (count * leastBytes > reader.remaining()) throw damagedRoutes();
  return count;
}

function readContent(reader: ByteReader): RoutesFile {
  const texts = Array.from({ length: countOf(reader, 1) }, () =>
    plainName(decodeUtf8(reader.bytes(countOf(reader, 1)))),
  );
  const lines = readLines(reader);
  const relations = readRelations(reader, lines.wayIds.length, (index) => {
    if (index > texts.length) throw damagedRoutes();
    return texts[index - 1] ?? "";
  });
  return { lines, relations };
}

function readLines(reader: ByteReader): RouteLines {
  const count = countOf(reader, 5);
  let id = 0;
  const wayIds = Float64Array.from({ length: count }, () => {
    id += reader.varint();
    return id;
  });
  const roundabouts = Uint8Array.from({ length: count }, () => reader.byte() & 1);
  const starts = new Uint32Array(count + 1);
  for (let line = 0; line < count; line++) {
    const places = countOf(reader, 2);
    if (places < 2) throw damagedRoutes();
    starts[line + 1] = (starts[line] as number) + places;
  }
  const total = starts[count] as number;
  if (2 * total > reader.remaining()) throw damagedRoutes();
  return {
    wayIds,
    roundabouts,
    starts,
    lngs: readPositions(reader, total, 180e6),
    lats: readPositions(reader, total, 90e6),
  };
}

function readPositions(reader: ByteReader, count: number, limit: number): Int32Array {
  let last = 0;
  return Int32Array.from({ length: count }, () => {
    last += reader.signedVarint();
    if (Math.abs(last) > limit) throw damagedRoutes();
    return last;
  });
}

function readRelations(
  reader: ByteReader,
  lineCount: number,
  textAt: (index: number) => string,
): readonly RouteRelation[] {
  const count = countOf(reader, 8);
  let id = 0;
  const known = { lineCount, relationCount: count, textAt };
  let memberCount = 0;
  return Array.from({ length: count }, () => {
    id += reader.varint();
    const mode = ROUTE_MODES[reader.byte()];
    const scope = ROUTE_SCOPES[reader.byte()] ?? "unknown";
    if (!mode) throw damagedRoutes();
    const [name = "", ref = "", from = "", to = ""] = Array.from({ length: 4 }, () =>
      textAt(reader.varint()),
    );
    const members = readMembers(reader, known);
    for (const member of members) memberCount += member.kind === "missing-ways" ? member.count : 1;
    if (memberCount > MAX_MEMBERS) throw damagedRoutes();
    return { id, mode, scope, name, ref, from, to, members };
  });
}

interface KnownCounts {
  readonly lineCount: number;
  readonly relationCount: number;
  readonly textAt: (index: number) => string;
}

function readMembers(
  reader: ByteReader,
  { lineCount, relationCount, textAt }: KnownCounts,
): readonly RouteMember[] {
  const kinds = Array.from({ length: countOf(reader, 2) }, () => {
    const kind = MEMBER_KINDS[reader.byte()];
    if (!kind) throw damagedRoutes();
    return kind;
  });
  let line = 0;
  const numbers = kinds.map((kind) => {
    if (kind === "missing-relation") return 0;
    if (kind !== "line") return reader.varint();
    line += reader.signedVarint();
    return line;
  });
  return kinds.map((kind, at): RouteMember => {
    const value = numbers[at] as number;
    if (kind === "missing-ways") return { kind, count: value };
    const role = textAt(reader.varint());
    if (kind === "missing-relation") return { kind, role };
    const limit = kind === "line" ? lineCount : relationCount;
    if (value < 0 || value >= limit) throw damagedRoutes();
    return kind === "line" ? { kind, line: value, role } : { kind, relation: value, role };
  });
}

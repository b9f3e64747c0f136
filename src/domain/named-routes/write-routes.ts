import { type ByteWriter, createByteWriter } from "#domain/bytes/byte-writer.ts";
import { crc32 } from "#domain/bytes/crc32.ts";
import { joinedBytes } from "#domain/bytes/joined-bytes.ts";
import { reproducibleGzip } from "#domain/bytes/reproducible-gzip.ts";
import { encodeUtf8 } from "#domain/bytes/utf8.ts";
import {
  MEMBER_KINDS,
  ROUTE_MODES,
  ROUTE_SCOPES,
  ROUTES_MAGIC,
  ROUTES_VERSION,
  type RouteLines,
  type RouteMember,
  type RouteRelation,
  type RoutesFile,
} from "./routes-format.ts";

/** Writes a `named.routes` (docs/formats/named-routes.md). The same routes give the same bytes. */
export function writeRoutes({ lines, relations }: RoutesFile): Uint8Array {
  const writer = createByteWriter();
  const texts = textsOf(relations);
  writer.varint(texts.length);
  for (const text of texts) {
    const bytes = encodeUtf8(text);
    writer.varint(bytes.length);
    writer.bytes(bytes);
  }
  const textOf = new Map(texts.map((text, index) => [text, index + 1]));
  writeLines(writer, lines);
  writeRelations(writer, relations, (text) => textOf.get(text) ?? 0);
  const content = reproducibleGzip(writer.finish());
  const header = new Uint8Array(8);
  const view = new DataView(header.buffer);
  view.setUint32(0, content.length, true);
  view.setUint32(4, crc32(content), true);
  return joinedBytes([Uint8Array.from([...ROUTES_MAGIC, ROUTES_VERSION]), header, content]);
}

function textsOf(relations: readonly RouteRelation[]): readonly string[] {
  const texts = relations.flatMap(({ name, ref, from, to, members }) => [
    name,
    ref,
    from,
    to,
    ...members.map(roleOf),
  ]);
  return [...new Set(texts)].filter((text) => text !== "");
}

function roleOf(member: RouteMember): string {
  return member.kind === "missing-ways" ? "" : member.role;
}

/** Writes columns of like numbers one after another, which compress best. */
function writeLines(
  writer: ByteWriter,
  { wayIds, roundabouts, starts, lngs, lats }: RouteLines,
): void {
  writer.varint(wayIds.length);
  let lastId = 0;
  for (const id of wayIds) {
    writer.varint(id - lastId);
    lastId = id;
  }
  for (const bit of roundabouts) writer.byte(bit);
  for (let line = 0; line < wayIds.length; line++) {
    writer.varint((starts[line + 1] as number) - (starts[line] as number));
  }
  for (const column of [lngs, lats]) {
    let last = 0;
    for (const value of column) {
      writer.signedVarint(value - last);
      last = value;
    }
  }
}

function writeRelations(
  writer: ByteWriter,
  relations: readonly RouteRelation[],
  textOf: (text: string) => number,
): void {
  writer.varint(relations.length);
  let lastId = 0;
  for (const relation of relations) {
    writer.varint(relation.id - lastId);
    lastId = relation.id;
    writer.byte(ROUTE_MODES.indexOf(relation.mode));
    writer.byte(ROUTE_SCOPES.indexOf(relation.scope));
    const { name, ref, from, to } = relation;
    for (const text of [name, ref, from, to]) writer.varint(textOf(text));
    writeMembers(writer, relation.members, textOf);
  }
}

function writeMembers(
  writer: ByteWriter,
  members: readonly RouteMember[],
  textOf: (text: string) => number,
): void {
  writer.varint(members.length);
  for (const { kind } of members) writer.byte(MEMBER_KINDS.indexOf(kind));
  let lastLine = 0;
  for (const member of members) {
    if (member.kind === "line") {
      writer.signedVarint(member.line - lastLine);
      lastLine = member.line;
    } else if (member.kind === "missing-ways") writer.varint(member.count);
    else if (member.kind === "relation") writer.varint(member.relation);
  }
  for (const member of members) {
    if (member.kind !== "missing-ways") writer.varint(textOf(member.role));
  }
}

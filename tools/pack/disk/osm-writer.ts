import { PbfWriter } from "pbf";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import type { Edition, FileNode, FileRelation, FileWay } from "#domain/osm/pbf/file-objects.ts";

/** The number of objects per block that the specification recommends. */
const OBJECTS_PER_BLOCK = 8000;
const MEMBER_TYPES = { node: 0, way: 1, relation: 2 } as const;

/** Accepts nodes, then ways, then relations, each by ascending id. */
export interface OsmWriter {
  readonly node: (node: FileNode) => void;
  readonly way: (way: FileWay) => void;
  readonly relation: (relation: FileRelation) => void;
  /** Writes the objects that do not fill a block yet. */
  readonly finish: () => void;
}

/** The header of an extract to write. */
export interface OsmHeader {
  readonly bounds: LngLatBox | null;
  /** Seconds since 1970. */
  readonly dataSeconds: number | null;
  /** True if the ways have the places of their nodes. */
  readonly hasWayPlaces?: boolean;
}

/** The output of a writer. */
export interface OsmOutput {
  /** Receives the bytes of the file in order. */
  readonly append: (bytes: Uint8Array) => void;
  /** Compresses a block as zlib data. */
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
}

/** Writes a sorted extract. The same objects give the same bytes. */
export function createOsmWriter(header: OsmHeader, output: OsmOutput): OsmWriter {
  const put = (type: string, content: Uint8Array): void =>
    output.append(osmBlob(type, content, output.deflate));
  put("OSMHeader", encodeHeader(header));
  const nodes: FileNode[] = [];
  const ways: FileWay[] = [];
  const relations: FileRelation[] = [];
  const flush = (): void => {
    if (nodes.length > 0) put("OSMData", encodeBlock(nodes, writeDenseNodes));
    if (ways.length > 0) put("OSMData", encodeBlock(ways, writeWays));
    if (relations.length > 0) put("OSMData", encodeBlock(relations, writeRelations));
    for (const list of [nodes, ways, relations]) list.length = 0;
  };
  const flushWhenFull = (length: number): void => {
    if (length >= OBJECTS_PER_BLOCK) flush();
  };
  return {
    node: (node) => flushWhenFull(nodes.push(node)),
    way: (way) => {
      if (nodes.length > 0) flush();
      flushWhenFull(ways.push(way));
    },
    relation: (relation) => {
      if (ways.length > 0 || nodes.length > 0) flush();
      flushWhenFull(relations.push(relation));
    },
    finish: flush,
  };
}

/** Returns the bytes of a blob with its header: "OSMHeader" or "OSMData". */
export function osmBlob(
  type: string,
  content: Uint8Array,
  deflate: OsmOutput["deflate"],
): Uint8Array {
  const blob = new PbfWriter();
  blob.writeVarintField(2, content.length);
  blob.writeBytesField(3, deflate(content));
  const body = blob.finish();
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, body.length);
  const head = header.finish();
  const bytes = new Uint8Array(4 + head.length + body.length);
  new DataView(bytes.buffer).setUint32(0, head.length);
  bytes.set(head, 4);
  bytes.set(body, 4 + head.length);
  return bytes;
}

function encodeHeader(header: OsmHeader): Uint8Array {
  const pbf = new PbfWriter();
  if (header.bounds) {
    const [west, south, east, north] = header.bounds;
    pbf.writeMessage(
      1,
      (sides, writer) => {
        sides.forEach((degrees, index) => {
          writer.writeSVarintField(index + 1, Math.round(degrees * 1e9));
        });
      },
      [west, east, north, south],
    );
  }
  for (const feature of ["OsmSchema-V0.6", "DenseNodes"]) pbf.writeStringField(4, feature);
  pbf.writeStringField(5, "Sort.Type_then_ID");
  if (header.hasWayPlaces) pbf.writeStringField(5, "LocationsOnWays");
  pbf.writeStringField(16, "scouting-map");
  if (header.dataSeconds !== null) pbf.writeVarintField(32, header.dataSeconds);
  return pbf.finish();
}

/** Numbers texts in the order of their first use; 0 stays empty, as the format requires. */
interface StringTable {
  readonly indexOf: (text: string) => number;
  readonly texts: readonly string[];
}

function createStringTable(): StringTable {
  const texts = [""];
  const indexes = new Map<string, number>();
  return {
    texts,
    indexOf: (text) => {
      const known = indexes.get(text);
      if (known !== undefined) return known;
      indexes.set(text, texts.length);
      return texts.push(text) - 1;
    },
  };
}

function encodeBlock<T>(
  objects: readonly T[],
  write: (objects: readonly T[], group: PbfWriter, strings: StringTable) => void,
): Uint8Array {
  const strings = createStringTable();
  const group = new PbfWriter();
  write(objects, group, strings);
  const pbf = new PbfWriter();
  pbf.writeMessage(
    1,
    (texts, writer) => {
      for (const text of texts) writer.writeStringField(1, text);
    },
    strings.texts,
  );
  pbf.writeBytesField(2, group.finish());
  return pbf.finish();
}

function deltas(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

function writeDenseNodes(nodes: readonly FileNode[], group: PbfWriter, strings: StringTable): void {
  const keysValues = nodes.flatMap(({ tags }) => [
    ...Object.entries(tags).flatMap(([key, value]) => [
      strings.indexOf(key),
      strings.indexOf(value),
    ]),
    0,
  ]);
  const column = (pick: (node: FileNode) => number): number[] => nodes.map(pick);
  group.writeMessage(
    2,
    (_, dense) => {
      dense.writePackedSVarint(1, deltas(column(({ id }) => id)));
      dense.writeMessage(
        5,
        (__, info) => {
          info.writePackedVarint(
            1,
            column(({ version }) => version),
          );
          info.writePackedSVarint(2, deltas(column(({ timestampSeconds }) => timestampSeconds)));
        },
        null,
      );
      dense.writePackedSVarint(8, deltas(column(({ latE7 }) => latE7)));
      dense.writePackedSVarint(9, deltas(column(({ lngE7 }) => lngE7)));
      dense.writePackedVarint(10, keysValues);
    },
    null,
  );
}

function writeCommon(
  { id, tags, version, timestampSeconds }: Edition & { id: number; tags: OsmTags },
  pbf: PbfWriter,
  strings: StringTable,
): void {
  pbf.writeVarintField(1, id);
  pbf.writePackedVarint(2, Object.keys(tags).map(strings.indexOf));
  pbf.writePackedVarint(3, Object.values(tags).map(strings.indexOf));
  pbf.writeMessage(
    4,
    (_, info) => {
      info.writeVarintField(1, version);
      info.writeVarintField(2, timestampSeconds);
    },
    null,
  );
}

function writeWays(ways: readonly FileWay[], group: PbfWriter, strings: StringTable): void {
  for (const way of ways) {
    group.writeMessage(
      3,
      (_, pbf) => {
        writeCommon(way, pbf, strings);
        pbf.writePackedSVarint(8, deltas(way.nodeIds));
        if (way.latsE7) pbf.writePackedSVarint(9, deltas(way.latsE7));
        if (way.lngsE7) pbf.writePackedSVarint(10, deltas(way.lngsE7));
      },
      null,
    );
  }
}

function writeRelations(
  relations: readonly FileRelation[],
  group: PbfWriter,
  strings: StringTable,
): void {
  for (const relation of relations) {
    const { members } = relation;
    group.writeMessage(
      4,
      (_, pbf) => {
        writeCommon(relation, pbf, strings);
        pbf.writePackedVarint(
          8,
          members.map(({ role }) => strings.indexOf(role)),
        );
        pbf.writePackedSVarint(9, deltas(members.map(({ id }) => id)));
        pbf.writePackedVarint(
          10,
          members.map(({ type }) => MEMBER_TYPES[type]),
        );
      },
      null,
    );
  }
}

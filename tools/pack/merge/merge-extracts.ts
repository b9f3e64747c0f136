import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { OsmFileError } from "#domain/osm/osm-file-error.ts";
import type { FileNode, FileRelation, FileWay, OsmKind } from "#domain/osm/pbf/file-objects.ts";
import type { FileObject, OsmFile } from "#domain/osm/pbf/osm-file.ts";
import { growingBox } from "#domain/packs/make/growing-box.ts";
import { createExtractFile } from "../disk/extract-file.ts";

/** The result of merging extracts. */
export interface MergedExtract {
  /** The bounds of the nodes of each input, in order; null for one without nodes. */
  readonly nodeBounds: readonly (LngLatBox | null)[];
  /** The number of nodes with conflicting places: these inputs are not from the same OpenStreetMap. */
  readonly conflictingNodes: number;
}

/** Mappers move nodes by metres; an id with two meanings is much further away. */
const CONFLICT_E7 = 100_000;

/**
 * Writes one sorted extract with every object of the inputs once: the highest version, then the latest, then that of
 * the first input. Reads all inputs in parallel, so their size does not matter. Rejects with OsmFileError for an unsorted
 * input.
 */
export async function mergeExtracts(
  inputs: readonly OsmFile[],
  path: string,
): Promise<MergedExtract> {
  const boxes = inputs.map(growingBox);
  let conflictingNodes = 0;
  const seconds = inputs.flatMap(({ header }) => header.dataSeconds ?? []);
  const writer = createExtractFile(path, {
    bounds: null,
    dataSeconds: seconds.length > 0 ? Math.max(...seconds) : null,
    hasWayPlaces: inputs.some(({ header }) => header.hasWayPlaces),
  });
  await mergeKind<FileNode>(inputs, "node", (editions) => {
    for (const { object, input } of editions) boxes[input]?.add(object.lngE7, object.latE7);
    if (areApart(editions.map(({ object }) => object))) conflictingNodes += 1;
    writer.node(newest(editions));
  });
  await mergeKind<FileWay>(inputs, "way", (editions) => writer.way(newest(editions)));
  await mergeKind<FileRelation>(inputs, "relation", (editions) =>
    writer.relation(newest(editions)),
  );
  writer.close();
  return { nodeBounds: boxes.map((box) => box.bounds()), conflictingNodes };
}

interface FromInput<T> {
  readonly object: T;
  readonly input: number;
}

async function mergeKind<T extends FileObject>(
  inputs: readonly OsmFile[],
  kind: OsmKind,
  take: (editions: readonly FromInput<T>[]) => void,
): Promise<void> {
  const streams = inputs.map((file) => sortedObjects<T>(file, kind));
  for (const stream of streams) await stream.advance();
  for (;;) {
    const ids = streams.flatMap(({ head }) => head?.id ?? []);
    if (ids.length === 0) return;
    const id = Math.min(...ids);
    const editions = streams.flatMap(({ head: object }, input) =>
      object?.id === id ? [{ object, input }] : [],
    );
    take(editions);
    for (const { input } of editions) {
      const reading = streams[input]?.advance();
      if (reading) await reading;
    }
  }
}

interface ObjectStream<T> {
  /** The current object; undefined before the first and after the last one. */
  readonly head: T | undefined;
  /** Moves to the next object; a promise only if the file is read for it, because waiting costs time. */
  readonly advance: () => Promise<void> | undefined;
}

/** Reads the objects of a kind one by one. `advance` throws or rejects with OsmFileError if they are not sorted. */
function sortedObjects<T extends FileObject>(file: OsmFile, kind: OsmKind): ObjectStream<T> {
  const blocks = file.objects(kind) as AsyncGenerator<T[]>;
  let [block, index]: [readonly T[], number] = [[], 0];
  let previous = Number.NEGATIVE_INFINITY;
  const stream: { head: T | undefined; advance: ObjectStream<T>["advance"] } = {
    head: undefined,
    advance: () => (index < block.length ? moveOn() : readOn()),
  };
  const moveOn = (): undefined => {
    stream.head = block[index++];
    const id = stream.head?.id ?? Number.POSITIVE_INFINITY;
    if (id <= previous) {
      const message = `${file.name} is not sorted by id; run osmium sort on it first.`;
      throw new OsmFileError("unsorted", message);
    }
    previous = id;
  };
  const readOn = async (): Promise<void> => {
    for (let next = await blocks.next(); ; next = await blocks.next()) {
      [block, index] = [next.done ? [] : next.value, 0];
      if (next.done) stream.head = undefined;
      else if (block.length > 0) moveOn();
      else continue;
      return;
    }
  };
  return stream;
}

function newest<T extends FileObject>(editions: readonly FromInput<T>[]): T {
  return editions
    .map(({ object }) => object)
    .reduce((best, other) =>
      other.version > best.version ||
      (other.version === best.version && other.timestampSeconds > best.timestampSeconds)
        ? other
        : best,
    );
}

function areApart([first, ...others]: readonly FileNode[]): boolean {
  return others.some(
    (other) =>
      first !== undefined &&
      Math.abs(other.latE7 - first.latE7) + Math.abs(other.lngE7 - first.lngE7) > CONFLICT_E7,
  );
}

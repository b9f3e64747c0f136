import type { FileNode, FileRelation, FileWay, OsmKind } from "../pbf/block.ts";
import type { Bounds, FileObject, OsmFile } from "../pbf/osm-file.ts";
import { PbfError } from "../pbf/pbf-error.ts";
import { createOsmFile } from "../pbf/write-osm-file.ts";
import { growingBox } from "../read/growing-box.ts";

/** The result of merging extracts. */
export interface MergedExtract {
  /** The bounds of the nodes of each input, in order; null for one without nodes. */
  readonly nodeBounds: readonly (Bounds | null)[];
  /** The number of nodes with conflicting places: these inputs are not from the same OpenStreetMap. */
  readonly conflictingNodes: number;
}

/** Mappers move nodes by metres; an id with two meanings is much further away. */
const CONFLICT_E7 = 100_000;

/**
 * Writes one sorted extract with every object of the inputs once: the highest version, then the latest, then that of
 * the first input. Reads all inputs in parallel, so their size does not matter. Throws PbfError for an unsorted
 * input.
 */
export function mergeExtracts(inputs: readonly OsmFile[], path: string): MergedExtract {
  const boxes = inputs.map(growingBox);
  let conflictingNodes = 0;
  const seconds = inputs.flatMap(({ header }) => header.dataSeconds ?? []);
  const writer = createOsmFile(path, {
    bounds: null,
    dataSeconds: seconds.length > 0 ? Math.max(...seconds) : null,
  });
  mergeKind<FileNode>(inputs, "node", (editions) => {
    for (const { object, input } of editions) boxes[input]?.add(object.lngE7, object.latE7);
    if (areApart(editions.map(({ object }) => object))) conflictingNodes += 1;
    writer.node(newest(editions));
  });
  mergeKind<FileWay>(inputs, "way", (editions) => writer.way(newest(editions)));
  mergeKind<FileRelation>(inputs, "relation", (editions) => writer.relation(newest(editions)));
  writer.close();
  return { nodeBounds: boxes.map((box) => box.bounds()), conflictingNodes };
}

interface FromInput<T> {
  readonly object: T;
  readonly input: number;
}

function mergeKind<T extends FileObject>(
  inputs: readonly OsmFile[],
  kind: OsmKind,
  take: (editions: readonly FromInput<T>[]) => void,
): void {
  const streams = inputs.map((file) => sortedObjects(file, kind) as Generator<T>);
  const heads = streams.map((stream) => stream.next().value as T | undefined);
  for (;;) {
    const ids = heads.flatMap((head) => head?.id ?? []);
    if (ids.length === 0) return;
    const id = Math.min(...ids);
    const editions = heads.flatMap((object, input) =>
      object?.id === id ? [{ object, input }] : [],
    );
    take(editions);
    for (const { input } of editions) heads[input] = streams[input]?.next().value as T | undefined;
  }
}

function* sortedObjects(file: OsmFile, kind: OsmKind): Generator<FileObject> {
  let previous = Number.NEGATIVE_INFINITY;
  for (const objects of file.objects(kind)) {
    for (const object of objects) {
      if (object.id <= previous) {
        throw new PbfError(`${file.name} is not sorted by id; run osmium sort on it first.`);
      }
      previous = object.id;
      yield object;
    }
  }
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

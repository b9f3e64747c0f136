import { objectsAlong } from "#domain/fairway/along-line.ts";
import type { FairwayIndex } from "#domain/fairway/fairway-index.ts";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import type { WaysFile } from "#domain/network/ways/file/read-ways.ts";
import {
  type PlacedNode,
  type RebuiltEdge,
  rebuiltCell,
} from "#domain/network/ways/file/rebuilt-cell.ts";
import { LOCK_WORD } from "#domain/network/ways/file/water-attributes.ts";
import type { WayAttributes } from "#domain/network/ways/file/way-attributes.ts";
import { edgeAttributes, type WayCell } from "#domain/network/ways/file/way-cell.ts";
import { UNITS_PER_DEGREE } from "#domain/network/ways/file/ways-format.ts";
import { stretchesAtObjects } from "./object-stretches.ts";

/** Beyond the ids of all packs and of the waters of the country. */
const OBJECT_IDS = 2 ** 51;

type WithObjects = (attributes: WayAttributes, objects: readonly FairwayObject[]) => WayAttributes;

/** Returns a source of ids for the nodes that are added to all packs together: the same for the same key. */
export function addedNodeIds(): (key: string) => number {
  const ids = new Map<string, number>();
  return (key) => {
    const id = ids.get(key) ?? OBJECT_IDS + ids.size;
    ids.set(key, id);
    return id;
  };
}

/**
 * Returns waters of packs with the ids of the bridges and locks on them, as the waters of the country have them: around each is
 * an edge of 6 m with its id. Packs do not store them, because the bridges have a file of their own that is newer.
 * @param idOf the ids of added nodes, the same for all packs
 */
export function watersWithObjects(
  file: WaysFile,
  index: FairwayIndex,
  idOf: (key: string) => number,
): WaysFile {
  const withObjects = rememberingAttributes();
  return {
    ...file,
    cell: async (number) => {
      const cell = await file.cell(number);
      if (!cell) return null;
      const edges = Array.from({ length: cell.edgeCount }, (_, edge) =>
        cutEdge(cell, edge, { index, idOf, withObjects }),
      );
      return edges.every(({ length }) => length === 1) && edges.flat().every(isAsBefore(cell))
        ? cell
        : rebuiltCell(cell, edges.flat());
    },
  };
}

function isAsBefore(cell: WayCell) {
  return ({ of, attributes }: RebuiltEdge): boolean => attributes === edgeAttributes(cell, of);
}

function rememberingAttributes(): WithObjects {
  const known = new Map<string, WayAttributes>();
  return (attributes, objects) => {
    if (objects.length === 0) return attributes;
    const words = attributes.condition?.split(" ") ?? [];
    // A lock that is in both files costs its time once.
    const isLock = objects.some(({ kind }) => kind === "lock");
    const left = isLock ? words.filter((word) => word !== LOCK_WORD) : words;
    const condition = [...left, ...objects.map(({ id }) => id)].join(" ");
    const key = JSON.stringify([attributes, condition]);
    const one = known.get(key) ?? { ...attributes, condition };
    known.set(key, one);
    return one;
  };
}

interface Cutting {
  readonly index: FairwayIndex;
  readonly idOf: (key: string) => number;
  readonly withObjects: WithObjects;
}

function cutEdge(cell: WayCell, of: number, { index, idOf, withObjects }: Cutting): RebuiltEdge[] {
  const nodes = Array.from(
    cell.nodes.subarray(cell.nodeStarts[of], cell.nodeStarts[of + 1]),
    (node): PlacedNode => ({
      id: cell.nodeIds[node] as number,
      lng: cell.lngs[node] as number,
      lat: cell.lats[node] as number,
    }),
  );
  const attributes = edgeAttributes(cell, of);
  const line = Float64Array.from(
    nodes.flatMap(({ lng, lat }) => [lng / UNITS_PER_DEGREE, lat / UNITS_PER_DEGREE]),
  );
  if (attributes.directions === 0) return [{ nodes, of, attributes }];
  if (attributes.condition?.split(" ").includes(LOCK_WORD)) {
    const objects = objectsAlong(line, index).map(({ object }) => object);
    return [{ nodes, of, attributes: withObjects(attributes, [...new Set(objects)]) }];
  }
  const stretches = stretchesAtObjects(line, index);
  if (stretches.every(({ objects }) => objects.length === 0)) return [{ nodes, of, attributes }];
  const ends = `${nodes[0]?.id} ${nodes.at(-1)?.id} ${nodes[1]?.id}`;
  return stretches.map(({ points, objects }, at): RebuiltEdge => {
    const stretch = points.map(({ lng, lat, index: known }, point): PlacedNode => {
      if (known !== null) return nodes[known] as PlacedNode;
      return {
        id: idOf(`${ends} ${point === 0 ? at - 1 : at}`),
        lng: Math.round(lng * UNITS_PER_DEGREE),
        lat: Math.round(lat * UNITS_PER_DEGREE),
      };
    });
    return { nodes: stretch, of, attributes: withObjects(attributes, objects) };
  });
}

import type { OsmExtract, OsmMember, OsmRelation, OsmTags } from "#domain/osm/osm-elements.ts";
import { type ExtractedNetwork, extractNetwork } from "./extract-network.ts";

/**
 * A small invented piece of OSM, drawn with letters. The nodes are on a grid of about 111 m north and 69 m east; a
 * way is the list of its letters.
 */
export interface OsmSketch {
  /** One string per row from north to south; a letter is a node, a dot is nothing. */
  readonly grid: readonly string[];
  readonly networkNodes: Readonly<Record<string, OsmTags>>;
  /** Way id to its letters and tags. */
  readonly ways: Readonly<Record<number, readonly [string, OsmTags?]>>;
  /** Relation id to its members ("1 2:forward r3") and tags. */
  readonly routes: Readonly<Record<number, readonly [string, OsmTags]>>;
  /** Relation id to the members of a network ("r100:connection a") and tags. */
  readonly networks?: Readonly<Record<number, readonly [string, OsmTags]>>;
}

/** The OSM id of a letter. */
export function nodeIdOf(letter: string): number {
  return letter.charCodeAt(0);
}

/** The tags of a declared route of the cycling network. */
export function cycleRoute(ref: string, more: OsmTags = {}): OsmTags {
  return declaredRoute("rcn", ref, more);
}

/** The tags of a declared route of any network. */
export function declaredRoute(network: string, ref: string, more: OsmTags = {}): OsmTags {
  return { type: "route", network, "network:type": "node_network", ref, ...more };
}

/** A node of the cycling network. */
export function cycleNode(ref: string): OsmTags {
  return { rcn_ref: ref };
}

/** Returns the sketch as input of the extractor. */
export function extractOf(sketch: OsmSketch): OsmExtract {
  const places = placesOf(sketch.grid);
  const ways = new Map(
    Object.entries(sketch.ways).map(([id, [letters, tags]]) => [
      Number(id),
      { id: Number(id), nodeIds: [...letters].map(nodeIdOf), tags: tags ?? {} },
    ]),
  );
  return {
    nodes: Object.entries(sketch.networkNodes).flatMap(([letter, tags]) => {
      const place = places.get(nodeIdOf(letter));
      return place ? [{ id: nodeIdOf(letter), tags, ...place }] : [];
    }),
    relations: relationsOf(sketch.routes),
    networks: relationsOf(sketch.networks ?? {}),
    wayOf: (id) => ways.get(id),
    positionOf: (id) => places.get(id),
  };
}

/** Returns the edges of a sketch as words: "9>10 (cab)" is one-way over c, a, b, and "9-10 (cab)" two-way. */
export function edgesOf(sketch: OsmSketch): string[] {
  return wordsFor(sketch, extractNetwork(extractOf(sketch)));
}

/** Returns the findings about the routes of a sketch. */
export function findingsOf(sketch: OsmSketch): ExtractedNetwork["findings"] {
  return extractNetwork(extractOf(sketch)).findings;
}

function wordsFor(sketch: OsmSketch, { network }: ExtractedNetwork): string[] {
  const letters = new Map(
    [...placesOf(sketch.grid)].map(([id, { lat, lng }]) => [
      `${lng} ${lat}`,
      String.fromCharCode(id),
    ]),
  );
  return network.edges.map((edge) => {
    const from = network.nodes[edge.fromIndex];
    const to = network.nodes[edge.toIndex];
    const path = Array.from({ length: edge.coordinates.length / 2 }, (_, index) =>
      letters.get(`${edge.coordinates[2 * index]} ${edge.coordinates[2 * index + 1]}`),
    ).join("");
    const title = (node: typeof from): string => node?.ref ?? node?.name ?? "?";
    return `${title(from)}${edge.isTwoWay ? "-" : ">"}${title(to)} (${path})`;
  });
}

function placesOf(grid: readonly string[]): Map<number, { lat: number; lng: number }> {
  return new Map(
    grid.flatMap((row, y) =>
      [...row].flatMap((letter, x) =>
        letter === "."
          ? []
          : [[nodeIdOf(letter), { lat: 52 - y / 1000, lng: 5 + x / 1000 }] as const],
      ),
    ),
  );
}

function relationsOf(relations: OsmSketch["routes"]): OsmRelation[] {
  return Object.entries(relations).map(([id, [members, tags]]) => ({
    id: Number(id),
    tags,
    members: members.split(" ").filter(Boolean).map(memberOf),
  }));
}

function memberOf(text: string): OsmMember {
  const [target = "", role = ""] = text.split(":");
  if (/^[a-z]$/.test(target)) return { type: "node", id: nodeIdOf(target), role };
  if (target.startsWith("r")) return { type: "relation", id: Number(target.slice(1)), role };
  return { type: "way", id: Number(target), role };
}

/** A route along one straight road, from node 9 to node 10: the basis of most tests. */
export const STRAIGHT: OsmSketch = {
  grid: ["abcde"],
  networkNodes: { a: cycleNode("9"), e: cycleNode("10") },
  ways: { 1: ["abc"], 2: ["cde"] },
  routes: { 100: ["1 2", cycleRoute("9-10")] },
};

import { assert } from "vitest";
import { inOneGo } from "#domain/network/plan/search/search-steps.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import type { PackWays } from "#domain/network/ways/join/pack-ways.ts";
import type { OsmMember, OsmTags } from "#domain/osm/osm-elements.ts";
import { openOsmFile } from "#domain/osm/pbf/osm-file.ts";
import { writtenExtract } from "#domain/osm/pbf/written-extract.fixture.ts";
import { readWaterPieces } from "./make-waters.ts";
import { writeWaters } from "./write-waters.ts";

/** An extract as a drawing: nodes by letter, in hundreds of metres or so east and north of 52° N 5° E. */
export interface InventedWaters {
  readonly nodes: Readonly<Record<string, readonly [east: number, north: number, tags?: OsmTags]>>;
  /** The letters of the nodes of each way, and its tags. */
  readonly ways: readonly (readonly [letters: string, tags: OsmTags])[];
  /** Relations over ways, by their numbers from 1, with a role: "1:outer 2:inner". */
  readonly relations?: readonly (readonly [members: string, tags: OsmTags])[];
}

/** The size of a unit of the drawing: 0.001° north, as far east. */
const UNIT = 0.001;

/** Returns the place of a node, or of any point of the drawing. */
export function placeIn(
  east: number,
  north: number,
): {
  readonly lat: number;
  readonly lng: number;
} {
  return { lng: 5 + (east * UNIT) / Math.cos((52 * Math.PI) / 180), lat: 52 + north * UNIT };
}

/** Returns the invented extract as a file. */
export function extractOfWaters({ nodes, ways, relations = [] }: InventedWaters): Blob {
  const edition = { version: 1, timestampSeconds: 1_754_505_419 };
  const letters = Object.keys(nodes);
  return writtenExtract({ bounds: [4.9, 51.9, 5.2, 52.1] }, (file) => {
    letters.forEach((letter, index) => {
      const [east, north, tags = {}] = nodes[letter] as readonly [number, number, OsmTags?];
      const { lat, lng } = placeIn(east, north);
      const place = { latE7: Math.round(lat * 1e7), lngE7: Math.round(lng * 1e7) };
      file.node({ id: index + 1, ...place, tags, ...edition });
    });
    ways.forEach(([line, tags], index) => {
      const nodeIds = [...line].map((letter) => letters.indexOf(letter) + 1);
      file.way({ id: index + 1, nodeIds, tags, ...edition });
    });
    relations.forEach(([members, tags], index) => {
      file.relation({ id: index + 1, members: members.split(" ").map(memberOf), tags, ...edition });
    });
  }).file;
}

function memberOf(text: string): OsmMember {
  const [id = "", role = ""] = text.split(":");
  return { type: "way", id: Number(id), role };
}

/** Returns the waters of an invented extract as those of a pack. */
export async function packOfWaters(invented: InventedWaters): Promise<PackWays> {
  const file = await openOsmFile(extractOfWaters(invented), "x.osm.pbf");
  const bytes = inOneGo(writeWaters(await readWaterPieces(file, {}), null));
  assert(bytes, "The extract has no water.");
  return { file: await openWays(new Blob([Uint8Array.from(bytes)])), areas: [], dataDate: null };
}

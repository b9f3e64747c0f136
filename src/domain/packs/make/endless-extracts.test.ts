import { describe, expect, it } from "vitest";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { writtenExtract } from "#domain/osm/pbf/written-extract.fixture.ts";
import { outcomeOf } from "./pack-outcome.fixture.ts";

describe("an extract made to take forever", () => {
  const edition = { version: 1, timestampSeconds: 0 };
  const route = (ref: string, more: OsmTags = {}): OsmTags => ({
    type: "route",
    network: "rcn",
    "network:type": "node_network",
    ref,
    ...more,
  });
  const at = (index: number): { latE7: number; lngE7: number } => ({
    latE7: 52e7 + (index % 300) * 1000,
    lngE7: 5e7 + Math.floor(index / 300) * 1000,
  });
  interface Objects {
    readonly nodes: number;
    readonly tags?: (index: number) => OsmTags;
    readonly place?: (index: number) => { latE7: number; lngE7: number };
    readonly ways: readonly number[][];
    readonly routes: readonly (readonly [
      OsmTags,
      readonly (readonly ["way" | "relation", number])[],
    ])[];
  }
  const extract = ({ nodes, tags, place = at, ways, routes }: Objects): Blob =>
    writtenExtract({}, (file) => {
      for (let id = 1; id <= nodes; id++) {
        file.node({ id, ...place(id), tags: tags?.(id) ?? {}, ...edition });
      }
      ways.forEach((nodeIds, index) => {
        file.way({ id: index + 1, nodeIds, tags: {}, ...edition });
      });
      routes.forEach(([routeTags, members], index) => {
        const read = members.map(([type, id]) => ({ type, id, role: "" }));
        file.relation({ id: index + 1, members: read, tags: routeTags, ...edition });
      });
    }).file;
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

  it.each<[string, Objects]>([
    [
      "a way of 120,000 nodes, joined to another",
      {
        nodes: 120_001,
        tags: (id) => (id === 1 || id === 120_000 ? { rcn_ref: String(id) } : {}),
        ways: [upTo(120_000), [120_000, 120_001]],
        routes: [
          [
            route("1-120000"),
            [
              ["way", 1],
              ["way", 2],
            ],
          ],
        ],
      },
    ],
    [
      "a chain of 1,000 nested routes",
      {
        nodes: 2,
        tags: (id) => ({ rcn_ref: String(id) }),
        ways: [[1, 2]],
        routes: upTo(1000).map((id) => [
          route("1-2"),
          [
            ["way", 1],
            ["relation", id + 1],
          ],
        ]),
      },
    ],
    [
      "8,000 ways at one node",
      {
        nodes: 8001,
        tags: (id) => (id <= 2 ? { rcn_ref: String(id) } : {}),
        ways: upTo(8000).map((id) => [1, id + 1]),
        routes: [[route("1-2"), upTo(8000).map((id) => ["way", id] as const)]],
      },
    ],
    [
      "6,000 nodes with one number on one route",
      {
        nodes: 6000,
        tags: () => ({ rcn_ref: "1" }),
        ways: [upTo(6000)],
        routes: [[route("1-2"), [["way", 1]]]],
      },
    ],
    [
      "a gap between two halves of 20,000 nodes",
      {
        nodes: 40_000,
        tags: (id) => (id === 1 || id === 40_000 ? { rcn_ref: String(id) } : {}),
        ways: [upTo(20_000), upTo(20_000).map((id) => id + 20_000)],
        routes: [
          [
            route("1-40000"),
            [
              ["way", 1],
              ["way", 2],
            ],
          ],
        ],
      },
    ],
    [
      "a note of 100,000 dashes",
      {
        nodes: 2,
        tags: (id) => ({ rcn_ref: String(id) }),
        ways: [[1, 2]],
        routes: [[route("1-2", { note: "1-".repeat(100_000) }), [["way", 1]]]],
      },
    ],
    [
      "a route between the poles",
      {
        nodes: 3,
        tags: (id) => ({ rcn_ref: String(id) }),
        place: (id) => ({ latE7: id === 1 ? 90e7 : -90e7 + id, lngE7: 0 }),
        ways: [[1, 2, 3]],
        routes: [
          [route("1-2"), [["way", 1]]],
          [route("2-3"), [["way", 1]]],
        ],
      },
    ],
    [
      "names of properties of every object as tags",
      {
        nodes: 2,
        tags: (id) => ({ rcn_ref: String(id), constructor: "1", __proto__: "1" }) as OsmTags,
        ways: [[1, 2]],
        routes: [[route("1-2", { toString: "x" } as unknown as OsmTags), [["way", 1]]]],
      },
    ],
  ])("makes a pack in spite of %s", { tags: "thorough", timeout: 60_000 }, async (_, objects) => {
    const outcome = await outcomeOf(extract(objects), 150e6);
    expect(outcome).toMatchObject({ networks: [{ mode: "cycle" }] });
  });

  it("is refused as too large for lines that cover the earth", { tags: "thorough" }, async () => {
    // Zigzags with steps of 900 km.
    const place = (id: number): { latE7: number; lngE7: number } => ({
      latE7: (id % 2 === 0 ? 42e7 : 48e7) + id,
      lngE7: -170e7 + (id % 40) * 8e7,
    });
    const file = extract({
      nodes: 1200,
      tags: (id) => ({ rcn_ref: String(id) }),
      place,
      ways: upTo(1199).map((id) => [id, id + 1]),
      routes: upTo(1199).map((id) => [route(`${id}-${id + 1}`), [["way", id]]]),
    });
    expect(await outcomeOf(file, 150e6)).toBe("too-large");
  });
});

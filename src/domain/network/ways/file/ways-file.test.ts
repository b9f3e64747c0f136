import { describe, expect, it } from "vitest";
import {
  type InventedWays,
  waysBytes,
  waysFile,
} from "#domain/network/ways/invented-ways.fixture.ts";
import type { OsmTags } from "#domain/osm/osm-elements.ts";
import { openWays } from "./read-ways.ts";
import { edgeAttributes } from "./way-cell.ts";
import { cellAt } from "./way-cell-grid.ts";

const INVENTED: InventedWays = {
  nodes: new Map([
    [1, [5_000_000, 52_000_000]],
    [2, [5_001_000, 52_000_000]],
    [3, [5_002_000, 52_000_000]],
    [4, [5_001_000, 52_001_000, { barrier: "gate", access: "no" }]],
    [5, [5_001_000, 52_002_000]],
    [6, [5_150_000, 52_000_000]],
  ]),
  ways: [
    [[1, 2, 3], { highway: "residential", name: "Kerkstraat", surface: "asphalt" }],
    [[2, 4, 5, 2], { highway: "footway", opening_hours: "08:00-20:00" }],
    [[3, 6], { route: "ferry", name: "Pont" }],
    [[1, 5], { highway: "motorway" }],
  ],
};

/** Returns the edges of a cell as texts of their node ids. */
async function edgesIn(invented: InventedWays, lng: number, lat: number): Promise<string[]> {
  const cell = await (await waysFile(invented)).cell(cellAt(lng, lat));
  if (!cell) return [];
  return Array.from({ length: cell.edgeCount }, (_, edge) =>
    [...cell.nodes.subarray(cell.nodeStarts[edge], cell.nodeStarts[edge + 1])]
      .map((node) => cell.nodeIds[node])
      .join(" "),
  );
}

describe("a file of ways", () => {
  it("has edges between junctions, gates, closed ways, and nodes that a way passes twice", async () => {
    expect(await edgesIn(INVENTED, 5_000_000, 52_000_000)).toEqual([
      ...["1 2", "2 3", "2 4", "4 5", "5 2", "3 6", "1 5"],
    ]);
  });

  it("has closed ways only from an open one to the first node that is 30 m away, over several ways", async () => {
    const closed = { highway: "track", access: "private" };
    const ways: InventedWays = {
      nodes: new Map([
        [1, [5_000_000, 52_000_000]],
        [2, [5_000_100, 52_000_000]],
        [3, [5_000_200, 52_000_000]],
        [4, [5_000_600, 52_000_000]],
        [5, [5_000_900, 52_000_000]],
        [6, [5_002_000, 52_000_000]],
        [9, [5_000_000, 52_001_000]],
      ]),
      ways: [
        [[1, 9], { highway: "path" }],
        [[1, 2], closed],
        [[2, 3, 4, 5], closed],
        [[5, 6], { ...closed, service: "driveway" }],
      ],
    };
    expect(await edgesIn(ways, 5_000_000, 52_000_000)).toEqual(["1 9", "1 2", "2 3 4"]);
    const file = await waysFile(ways);
    const cell = await file.cell(cellAt(5_000_000, 52_000_000));
    expect(file.hasClosedArms).toBe(true);
    expect(cell && edgeAttributes(cell, 1)).toMatchObject({ directions: 0, name: null });
  });

  it("has an edge in every cell that it touches, with all its nodes", async () => {
    expect(await edgesIn(INVENTED, 5_150_000, 52_000_000)).toEqual(["3 6"]);
    expect(await edgesIn(INVENTED, 5_250_000, 52_000_000)).toEqual([]);
  });

  it("has what the tags tell, and the lengths", async () => {
    const cell = await (await waysFile(INVENTED)).cell(cellAt(5_000_000, 52_000_000));
    if (!cell) throw new Error("no cell");
    expect(edgeAttributes(cell, 0)).toMatchObject({
      name: "Kerkstraat",
      directions: 15,
      traits: 5,
    });
    expect(edgeAttributes(cell, 2)).toMatchObject({
      name: null,
      condition: "opening_hours=08:00-20:00",
    });
    expect(cell.lengths[0]).toBe(687);
    expect([...cell.closedModes]).toEqual([0, 0, 0, 3, 0, 0]);
    expect([...cell.nodeConditions]).toEqual([]);
  });

  it("has the times of gates, also of those that are closed to a mode", async () => {
    const nodes = new Map(INVENTED.nodes);
    const close = (id: number, tags: OsmTags): void => {
      const [lng, lat] = INVENTED.nodes.get(id) as readonly [number, number];
      nodes.set(id, [lng, lat, { barrier: "gate", ...tags }]);
    };
    close(2, { opening_hours: "08:00-20:00" });
    close(3, { "access:conditional": "no @ (sunset-sunrise)", bicycle: "no" });
    const cell = await (await waysFile({ ...INVENTED, nodes })).cell(cellAt(5_000_000, 52_000_000));
    expect([...(cell?.nodeConditions ?? [])]).toEqual([
      [1, "opening_hours=08:00-20:00"],
      [2, "access:conditional=no @ (sunset-sunrise)"],
    ]);
    expect([...(cell?.closedModes ?? [])].slice(0, 3)).toEqual([0, 0, 2]);
  });

  it("has the same bytes for the same ways", () => {
    expect(waysBytes(INVENTED)).toEqual(waysBytes({ ...INVENTED, nodes: new Map(INVENTED.nodes) }));
  });

  it("is refused if it is another file, of a later version, cut off or changed anywhere", async () => {
    const bytes = waysBytes(INVENTED);
    const problemOf = async (changed: Uint8Array): Promise<string> => {
      try {
        const file = await openWays(new Blob([changed as Uint8Array<ArrayBuffer>]));
        for (const cell of file.cells) await file.cell(cell);
        return "none";
      } catch (error) {
        return (error as { problem?: string }).problem ?? String(error);
      }
    };
    expect(await problemOf(bytes)).toBe("none");
    expect(await problemOf(new Uint8Array(30))).toBe("not-ways");
    expect(await problemOf(bytes.with(4, 2))).toBe("newer-version");
    expect(await problemOf(bytes.slice(0, 8))).toBe("cut-off");
    expect(await problemOf(bytes.slice(0, -1))).toBe("cut-off");
    for (let at = 0; at < bytes.length; at++) {
      expect(await problemOf(bytes.with(at, (bytes[at] ?? 0) ^ 16)), `byte ${at}`).not.toBe("none");
    }
  });
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { readPackManifest } from "#domain/packs/pack-manifest.ts";
import { readPlaces } from "#domain/packs/pack-manifest-places.ts";
import { buildPack, buildPacks } from "./build-pack.ts";
import type { MapEngine } from "./engine/map-engine.ts";
import { indexPacks } from "./index-packs.ts";
import { writeInventedExtract } from "./invented-extract.fixture.ts";
import { OperatorError } from "./operator-error.ts";
import type { PackOptions } from "./options.ts";
import type { Terminal } from "./terminal.ts";
import { describeFile } from "./write/describe-file.ts";

const REAL = join(process.cwd(), "../shared/data/osm");

let folder = "";
let notes: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pack-"));
  notes = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const terminal: Terminal = {
  status: () => {},
  progress: () => {},
  note: (text) => void notes.push(text),
};

/** Replaces an engine: the pack must not depend on which one it is. */
const engine: MapEngine = async ({ out, bounds }) => writeFileSync(out, `map of ${bounds}`);

function optionsFor(pbfs: readonly string[], more: Partial<PackOptions> = {}): PackOptions {
  return {
    name: "dorp",
    pbfs,
    out: join(folder, "packs"),
    bounds: null,
    date: null,
    engine: null,
    jar: null,
    profile: null,
    shapes: null,
    ...more,
  };
}

function extract(name = "dorp.osm.pbf", withNetworks = true): string {
  const path = join(folder, name);
  writeInventedExtract(path, { withNetworks });
  return path;
}

function textOf(...path: string[]): string {
  return readFileSync(join(folder, "packs", ...path), "utf8");
}

describe("a pack", () => {
  it("has the files of its description, and no others", async () => {
    await buildPack(optionsFor([extract()]), engine, terminal);
    const manifest = readPackManifest(textOf("dorp", "pack.json"));
    expect(manifest).toMatchObject({
      name: "dorp",
      bounds: [4.29, 51.99, 4.34, 52.03],
      areas: [[4.29, 51.99, 4.34, 52.03]],
      mapAreas: [[4.29, 51.99, 4.34, 52.03]],
      dataDate: "2025-08-06",
      modes: ["walk", "cycle", "canoe", "motorboat"],
      licence: "ODbL-1.0",
    });
    const names = manifest.files.map(({ name }) => name);
    expect(names).toEqual([
      ...["map.pmtiles", "named.routes", "network.graph", "networks.pmtiles", "places.json"],
      ...["water.graph", "ways.graph"],
    ]);
    const pack = join(folder, "packs", "dorp");
    expect(readdirSync(pack).sort()).toEqual([...names, "pack.json"].sort());
    for (const file of manifest.files) expect(describeFile(pack, file.name)).toEqual(file);
  });

  it("has the networks as a graph", async () => {
    await buildPack(optionsFor([extract()]), null, terminal);
    const graph = readGraph(readFileSync(join(folder, "packs", "dorp", "network.graph")));
    const edges = Array.from({ length: graph.edgeCount }, (_, index) => {
      const { mode, fromIndex, toIndex, isTwoWay } = graph.edge(index);
      const [from, to] = [graph.node(fromIndex).ref, graph.node(toIndex).ref];
      return `${mode} ${from}${isTwoWay ? "-" : ">"}${to}`;
    });
    expect(edges).toEqual([
      "walk 51-52",
      "cycle 09>10",
      "cycle 10>09",
      "cycle 10-11",
      "canoe 1-2",
      "motorboat 1-2",
    ]);
  });

  it("has the paved and unpaved length of each edge", async () => {
    await buildPack(optionsFor([extract()]), null, terminal);
    const graph = readGraph(readFileSync(join(folder, "packs", "dorp", "network.graph")));
    const surfaces = Array.from({ length: graph.edgeCount }, (_, index) => {
      const { lengthMeters, pavedMeters, unpavedMeters } = graph.edge(index);
      return [pavedMeters, unpavedMeters].map((meters) =>
        Math.round((100 * meters) / lengthMeters),
      );
    });
    expect(surfaces).toEqual([
      [100, 0],
      [100, 0],
      [19, 81],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it("has the searchable names, each street once", async () => {
    await buildPack(optionsFor([extract()]), null, terminal);
    const places = readPlaces(textOf("dorp", "places.json"));
    expect(
      places.filter(({ kind }) => kind !== "node").map(({ kind, name }) => [kind, name]),
    ).toEqual([
      ["town", "Schipluiden"],
      ["lock", ""],
      ["lock", "Grote Sluis"],
      ["bridge", "Hoge Brug"],
      ["street", "Dorpsstraat"],
      ["ferry", ""],
    ]);
    const nodes = places.filter(({ kind }) => kind === "node");
    expect(nodes).toHaveLength(9);
    expect(nodes).toContainEqual(
      expect.objectContaining({ name: "11", detail: "cycle", osmId: 5 }),
    );
  });

  it("has a report of unresolved routes, with reasons", async () => {
    await buildPack(optionsFor([extract()]), null, terminal);
    const report = JSON.parse(textOf("dorp-quality.json"));
    const findings = report.routes.map((finding: { relationId: number; reason: string }) => [
      finding.relationId,
      finding.reason,
    ]);
    expect(findings).toEqual([
      [105, "proposed"],
      [106, "post-missing"],
    ]);
    expect(notes).toContain("cycle: 2 of 4 routes resolved, 3 nodes, 6.3 km, 1 component(s)");
  });

  it("is the same when made with others, which read the extract once", async () => {
    const boxes = { west: [4.29, 51.99, 4.312, 52.03], oost: [4.312, 51.99, 4.34, 52.03] } as const;
    const { name: _, bounds: __, ...options } = optionsFor([extract()]);
    const areas = Object.entries(boxes).map(([name, bounds]) => ({ name, bounds }));
    const passes: string[] = [];
    const counting: Terminal = {
      ...terminal,
      progress: (pass, done, total) => void (done === total && passes.push(pass)),
    };
    const together = await buildPacks({ ...options, areas }, engine, counting);
    expect(passes).toEqual([
      ...["reading relations", "reading ways", "reading nodes"],
      ...["relations", "ways", "nodes"].map((pass) => `reading ${pass} of named routes`),
      ...["reading all ways", "reading all nodes"],
      ...["ways", "areas", "nodes"].map((pass) => `reading ${pass} of waters`),
    ]);
    for (const [index, area] of areas.entries()) {
      const alone = await buildPack({ ...options, ...area }, engine, terminal);
      expect(together[index]).toEqual(alone);
    }
    // The route across the border is complete in both.
    const graphs = areas.map(({ name }) =>
      readFileSync(join(folder, "packs", name, "network.graph")),
    );
    for (const graph of graphs.map(readGraph)) {
      const edges = Array.from({ length: graph.edgeCount }, (_edge, at) => graph.edge(at));
      expect(edges.some(({ routeIds }) => routeIds.includes(100))).toBe(true);
    }
    expect(readdirSync(join(folder, "packs")).filter((name) => name.startsWith("."))).toEqual([]);
  });

  /** West and east halves of real extracts, if a developer has them beside the project. */
  it.skipIf(!inject("isThorough") || !existsSync(REAL)).each([
    ["delft", [4.32, 51.96, 4.36, 52.04], [4.36, 51.96, 4.41, 52.04]],
    ["delfland-motorboat", [4.1, 51.8, 4.3, 52.2], [4.3, 51.8, 4.7, 52.2]],
  ] as const)("of two halves of %s has the same bytes as each alone", async (name, west, east) => {
    const pbfs = [join(REAL, `${name}.osm.pbf`)];
    const { name: _, bounds: __, ...options } = optionsFor(pbfs, { date: "2025" });
    const areas = [west, east].map((bounds, at) => ({ name: `helft-${at}`, bounds }));
    const bytes = () =>
      areas.map((area) => {
        const pack = join(options.out, area.name);
        const files = readdirSync(pack).sort();
        return [files, files.map((file) => readFileSync(join(pack, file), "base64"))];
      });
    await buildPacks({ ...options, areas }, null, terminal);
    const together = bytes();
    for (const area of areas) await buildPack({ ...options, ...area }, null, terminal);
    expect(together).toEqual(bytes());
    expect(together.flat(2)).toContain("network.graph");
  });

  it("is the same every time", async () => {
    const options = optionsFor([extract()]);
    const first = await buildPack(options, engine, terminal);
    const second = await buildPack(options, engine, terminal);
    expect(second).toEqual(first);
  });

  it("of several extracts has their newest objects", async () => {
    await buildPack(optionsFor([extract("a.osm.pbf"), extract("b.osm.pbf")]), null, terminal);
    const manifest = readPackManifest(textOf("dorp", "pack.json"));
    expect(manifest.areas).toHaveLength(2);
    expect(manifest.dataDate).toBe("2025-08-06");
    expect(manifest.files).toHaveLength(6);
  });

  it("has the date of the operator if the extract has none", async () => {
    const path = join(folder, "undated.osm.pbf");
    writeInventedExtract(path, { timestampSeconds: 0 });
    const undated = await buildPack(optionsFor([path], { date: "2021-05" }), null, terminal);
    const dated = await buildPack(optionsFor([extract()], { date: "2021-05" }), null, terminal);
    expect([undated.dataDate, dated.dataDate]).toEqual(["2021-05", "2025-08-06"]);
  });

  it("has the requested bounds", async () => {
    const options = optionsFor([extract()], { bounds: [4.3, 52, 4.31, 52.01] });
    const { bounds, areas } = await buildPack(options, null, terminal);
    expect([bounds, areas]).toEqual([[4.3, 52, 4.31, 52.01], [[4.3, 52, 4.31, 52.01]]]);
  });

  it("has its map within the requested bounds, and none without an engine", async () => {
    const options = optionsFor([extract()], { bounds: [4.3, 52, 4.31, 52.01] });
    expect((await buildPack(options, engine, terminal)).mapAreas).toEqual([[4.3, 52, 4.31, 52.01]]);
    expect((await buildPack(options, null, terminal)).mapAreas).toEqual([]);
  });

  it("of a part of the extract has only the names of that part", async () => {
    const options = optionsFor([extract()], { bounds: [4.3, 52, 4.315, 52.005] });
    await buildPack(options, null, terminal);
    const places = readPlaces(textOf("dorp", "places.json"));
    expect(places.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "node 09",
      "node 10",
      "node 51",
      "node 52",
      "street Dorpsstraat",
    ]);
  });

  it("of an extract without networks has none, which is reported", async () => {
    const { files } = await buildPack(optionsFor([extract("a.osm.pbf", false)]), engine, terminal);
    expect(files.map(({ name }) => name)).toEqual([
      ...["map.pmtiles", "places.json", "water.graph", "ways.graph"],
    ]);
    expect(notes).toEqual(["No node networks are in this extract: the pack is made without."]);
  });
});

describe("a pack that fails", () => {
  it("keeps the previous pack, and leaves nothing half made", async () => {
    const options = optionsFor([extract()]);
    await buildPack(options, engine, terminal);
    const before = textOf("dorp", "pack.json");
    const broken: MapEngine = () => Promise.reject(new OperatorError("tilemaker failed"));
    await expect(buildPack(options, broken, terminal)).rejects.toThrow("tilemaker failed");
    expect(textOf("dorp", "pack.json")).toBe(before);
    expect(readdirSync(join(folder, "packs")).sort()).toEqual(["dorp", "dorp-quality.json"]);
  });

  it("reports a damaged extract", async () => {
    const path = extract();
    writeFileSync(path, readFileSync(path).subarray(0, 300));
    await expect(buildPack(optionsFor([path]), null, terminal)).rejects.toThrow(
      "dorp.osm.pbf is cut off after 300 bytes; download it again.",
    );
    expect(existsSync(join(folder, "packs", "dorp"))).toBe(false);
  });
});

describe("a catalogue", () => {
  it("lists the packs of a folder by name", async () => {
    const options = optionsFor([extract()]);
    await buildPack({ ...options, name: "b" }, null, terminal);
    await buildPack({ ...options, name: "a" }, null, terminal);
    const entries = indexPacks(options.out);
    expect(entries).toMatchObject([
      { manifest: "a/pack.json", hasWays: true },
      { manifest: "b/pack.json", hasWays: true },
    ]);
    expect(existsSync(join(options.out, "index.json"))).toBe(true);
  });

  it("rejects a pack with a changed file", async () => {
    const options = optionsFor([extract()]);
    await buildPack(options, null, terminal);
    writeFileSync(join(options.out, "dorp", "places.json"), "{}");
    expect(() => indexPacks(options.out)).toThrow(/places\.json is not the file/);
  });

  it("rejects an empty folder", () => {
    expect(() => indexPacks(folder)).toThrow(`${folder} holds no packs.`);
    expect(() => indexPacks(join(folder, "x"))).toThrow("is not there");
  });

  it("rejects a folder with another name than its pack", async () => {
    const options = optionsFor([extract()]);
    await buildPack(options, null, terminal);
    const path = join(options.out, "dorp", "pack.json");
    writeFileSync(path, textOf("dorp", "pack.json").replace('"dorp"', '"stad"'));
    expect(() => indexPacks(options.out)).toThrow("calls itself stad");
  });
});

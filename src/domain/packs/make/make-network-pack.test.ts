import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { OsmFileError } from "#domain/osm/osm-file-error.ts";
import { writtenExtract } from "#domain/osm/pbf/written-extract.fixture.ts";
import { buildPack } from "../../../../tools/pack/build-pack.ts";
import { inventedExtract } from "./invented-extract.fixture.ts";
import {
  MAKE_PHASES,
  type MakePhase,
  type MakeProgress,
  type MakeRequest,
  makeNetworkPack,
} from "./make-network-pack.ts";

/** Real extracts, if a developer has them beside the project. */
const REAL = join(process.cwd(), "../shared/data/osm");

async function made(source: ByteSource, more: Partial<MakeRequest> = {}) {
  const files = new Map<string, Uint8Array>();
  const write = (name: string, bytes: Uint8Array): void => void files.set(name, bytes);
  const pack = await makeNetworkPack({ source, fileName: "dorp.osm.pbf", write, ...more });
  return { pack, files };
}

/** Returns the files that `npm run pack` makes of an extract, apart from its description. */
async function filesOfCommandLine(pbf: string): Promise<Map<string, Uint8Array>> {
  const out = mkdtempSync(join(tmpdir(), "make-pack-"));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const options = { name: "dorp", pbfs: [pbf], out, bounds: null, date: null, engine: null };
  const silent = { status: () => {}, progress: () => {}, note: () => {} };
  await buildPack({ ...options, jar: null, profile: null, shapes: null }, null, silent);
  const names = readdirSync(join(out, "dorp")).filter((name) => name !== "pack.json");
  return new Map(names.map((name) => [name, readFileSync(join(out, "dorp", name))]));
}

function sha256(bytes: Uint8Array | undefined): string {
  return createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");
}

describe("a pack made of an extract", () => {
  it("has what the extract holds", async () => {
    const { pack, files } = await made(inventedExtract().file);
    expect([...files.keys()]).toEqual([
      "network.graph",
      "networks.pmtiles",
      "places.json",
      "named.routes",
      "water.graph",
      "ways.graph",
    ]);
    expect(pack).toMatchObject({
      fileNames: [...files.keys()],
      bounds: [4.29, 51.99, 4.34, 52.03],
      modes: ["walk", "cycle", "canoe", "motorboat"],
      date: { day: "2025-08-06", isDeclared: false },
      droppedStreets: 0,
    });
    expect(pack.networks.map(({ mode, routes, nodes }) => [mode, routes, nodes])).toEqual([
      ["walk", 1, 2],
      ["cycle", 4, 3],
      ["canoe", 1, 2],
      ["motorboat", 1, 2],
    ]);
    expect(readGraph(files.get("network.graph") ?? new Uint8Array()).edgeCount).toBe(6);
  });

  it("says which routes are broken, where and why", async () => {
    const { pack } = await made(inventedExtract().file);
    expect(pack.brokenRoutes).toEqual([
      {
        relationId: 106,
        mode: "cycle",
        title: "9-12",
        reason: "post-missing",
        place: { lat: 52, lng: 4.3 },
      },
    ]);
  });

  it("has the date that the extract declares, or none", async () => {
    const node = { id: 1, latE7: 52e7, lngE7: 5e7, tags: { rcn_ref: "1" }, version: 1 };
    const dateOf = async (dataSeconds: number | null, timestampSeconds: number) => {
      const { file } = writtenExtract({ dataSeconds }, (writer) =>
        writer.node({ ...node, timestampSeconds }),
      );
      return (await made(file)).pack.date;
    };
    expect(await dateOf(1_754_505_419, 1)).toEqual({ day: "2025-08-06", isDeclared: true });
    expect(await dateOf(null, 1_700_000_000)).toEqual({ day: "2023-11-14", isDeclared: false });
    expect(await dateOf(null, 0)).toBeNull();
    expect(await dateOf(2 ** 50, 0)).toBeNull();
  });

  it("goes through all phases, each up to its end", async () => {
    const progress: MakeProgress[] = [];
    await made(inventedExtract().file, { onProgress: (step) => void progress.push(step) });
    expect([...new Set(progress.map(({ phase }) => phase))]).toEqual(MAKE_PHASES);
    for (const phase of MAKE_PHASES) {
      const last = progress.filter((step) => step.phase === phase).at(-1);
      expect(last?.total, phase).toBeGreaterThan(0);
      expect(last?.done, phase).toBe(last?.total);
    }
  });

  it.each(MAKE_PHASES)("is cancelled in the phase %s", async (phase: MakePhase) => {
    const controller = new AbortController();
    const reason = new Error("cancelled");
    const seen = new Set<MakePhase>();
    const onProgress = (step: MakeProgress): void => {
      seen.add(step.phase);
      if (step.phase === phase) controller.abort(reason);
    };
    const making = made(inventedExtract().file, { signal: controller.signal, onProgress });
    await expect(making).rejects.toBe(reason);
    expect([...seen].at(-1)).toBe(phase);
  });

  it("passes on the error of a full disk", async () => {
    const full = new Error("full");
    const write = (): Promise<void> => Promise.reject(full);
    await expect(made(inventedExtract().file, { write })).rejects.toBe(full);
  });

  it("has only ways and places where nothing is numbered", async () => {
    const { pack, files } = await made(inventedExtract({ withNetworks: false }).file);
    expect([...files.keys()]).toEqual(["places.json", "water.graph", "ways.graph"]);
    expect(pack).toMatchObject({ ways: "made", modes: [] });
  });

  it("is made without ways if they take too much memory", async () => {
    const { file } = writtenExtract({ bounds: [4, 52, 5, 53] }, (writer) => {
      const edition = { version: 1, timestampSeconds: 0 };
      writer.node({ id: 1, latE7: 52e7, lngE7: 5e7, tags: { rcn_ref: "1" }, ...edition });
      const nodeIds = Array.from({ length: 2000 }, (_, index) => index + 1);
      writer.way({ id: 1, nodeIds, tags: { highway: "path" }, ...edition });
    });
    const { pack, files } = await made(file, { maxBytes: 30_000 });
    expect(pack.ways).toBe("too-large");
    expect([...files.keys()]).toEqual(["network.graph", "networks.pmtiles", "places.json"]);
  });

  it("has only waters and places where there is no land to travel over", async () => {
    const { file } = writtenExtract({ bounds: [4, 52, 5, 53] }, (writer) => {
      const edition = { version: 1, timestampSeconds: 0 };
      writer.node({ id: 1, latE7: 522e6, lngE7: 45e6, tags: {}, ...edition });
      writer.node({ id: 2, latE7: 523e6, lngE7: 45e6, tags: {}, ...edition });
      writer.way({ id: 1, nodeIds: [1, 2], tags: { waterway: "canal" }, ...edition });
    });
    const { pack, files } = await made(file);
    expect([...files.keys()]).toEqual(["places.json", "water.graph"]);
    expect(pack).toMatchObject({ ways: "none", waters: "made", modes: [] });
  });

  it("is refused without numbered nodes, ways and waters", async () => {
    const { file } = writtenExtract({ bounds: [4, 52, 5, 53] }, (writer) => {
      const edition = { version: 1, timestampSeconds: 0 };
      writer.node({ id: 1, latE7: 52e7, lngE7: 5e7, tags: { place: "town" }, ...edition });
    });
    for (const source of [file, writtenExtract({}).file]) {
      const problem = made(source).catch((error: unknown) => (error as OsmFileError).problem);
      expect(await problem).toBe("no-nodes");
    }
  });

  it("is refused if its networks take too much memory", async () => {
    const making = made(inventedExtract().file, { maxBytes: 3000 });
    await expect(making).rejects.toThrow(OsmFileError);
    await expect(making).rejects.toMatchObject({ problem: "too-large" });
    await made(inventedExtract().file, { maxBytes: 30_000 });
  });
});

/**
 * The bytes of packs made before the app could make them; since then, edges with the role `connection` in their network
 * are marked.
 */
const EARLIER = {
  "delfland-motorboat": {
    "network.graph": "045a9faceb39b5be9bfa8d51b43ed222f73552366da373ca6f7d3350e8ecc0ac",
    "networks.pmtiles": "c91154b28f80d0c533a11cb8d01db9b48d73a2b77586ca8cbd13ce33e5fd9c55",
  },
  delft: {
    "network.graph": "127b48c11db9a9f176b5e73bb34937ba872ceda91563dd88519c2f1aff75c2cd",
    "networks.pmtiles": "94d8918d2369def8187a9d84b29a0f4ef15a6b8ce1a4c3c32395dfedeaf1969d",
  },
  "denhaag-cycling": {
    "network.graph": "0e2005003d5b8234b08b35ec53dbbbcf14a0425435e585c4fb9a9c2c0841c251",
    "networks.pmtiles": "b129cfed443e1b8275dd6481c2f8bae29b4537871ec319631c6cb14204754301",
  },
  "limburg-walking": {
    "network.graph": "a7d2340c49a631579920991d73ee3a8c57658fe156238563081aa3949d212b4a",
    "networks.pmtiles": "8d3ae7a0dae33f19033cceef0ca0d4bd1743682d0ab434089fec800c2ffe7d1b",
  },
};

describe.skipIf(!existsSync(REAL))("a pack of a real extract", () => {
  it.each(Object.entries(EARLIER))(
    "has the known bytes, as from the command line: %s",
    { tags: "long" },
    async (name, earlier) => {
      const path = join(REAL, `${name}.osm.pbf`);
      const { files } = await made(new Blob([readFileSync(path)]));
      for (const [file, hash] of Object.entries(earlier)) {
        expect(sha256(files.get(file)), file).toBe(hash);
      }
      const ofCommandLine = await filesOfCommandLine(path);
      expect([...files.keys()].sort()).toEqual([...ofCommandLine.keys()].sort());
      for (const [file, bytes] of files) {
        expect(sha256(bytes), file).toBe(sha256(ofCommandLine.get(file)));
      }
    },
  );
});

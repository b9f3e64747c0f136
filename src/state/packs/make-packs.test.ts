import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { bytesInMemory } from "#platform/pack-files/fake-pack-files.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { readFindings } from "#storage/packs/findings-file.ts";
import { chosenFiles, inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import { writeInventedExtract } from "../../../tools/pack/invented-extract.fixture.ts";
import { type FakePackDevice, fakePackDevice } from "./fake-pack-device.fixture.ts";

beforeEach(emptyIndexedDb);

function extract(
  name = "dorp.osm.pbf",
  options: Parameters<typeof writeInventedExtract>[1] = {},
  change = (bytes: Uint8Array): Uint8Array => bytes,
) {
  const folder = mkdtempSync(join(tmpdir(), "make-packs-"));
  try {
    writeInventedExtract(join(folder, "extract"), options);
    const bytes = new Uint8Array(readFileSync(join(folder, "extract")));
    return { name, folder: "", bytes: bytesInMemory(change(bytes)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The names of the files in the only folder. */
function namesIn({ files }: FakePackDevice): readonly string[] {
  expect(files.stored.size).toBe(1);
  return [...files.stored.values()].flatMap((folder) => [...folder.keys()]);
}

const MADE = [
  ...["network.graph", "networks.pmtiles", "places.json"],
  ...["named.routes", "water.graph", "ways.graph", "findings.json"],
];

it("makes a pack of an extract, with its date, area and networks", async () => {
  const device = fakePackDevice();
  const app = await device.visit();
  await app.openChosenFiles([extract()]);
  expect(app.store.getState()).toMatchObject({ failedJobs: [], jobs: [], added: ["dorp"] });
  expect((await device.visit()).store.getState().records).toMatchObject([
    {
      name: "dorp",
      kind: "pack",
      areas: [[4.29, 51.99, 4.34, 52.03]],
      mapAreas: [],
      modes: ["walk", "cycle", "canoe", "motorboat"],
      dataDate: "2025-08-06",
      madeFrom: { kind: "file", fileName: "dorp.osm.pbf" },
    },
  ]);
  expect(namesIn(device)).toEqual(MADE);
  const stored = device.files.stored.get("id-1")?.get("findings.json");
  expect(readFindings(new TextDecoder().decode(stored))).toMatchObject({
    isDateDeclared: false,
    networks: [{ mode: "walk", nodes: 2 }, { mode: "cycle" }, {}, {}],
    brokenRoutes: [
      { title: "9-12", reason: "post-missing", mode: "cycle", place: { lat: 52, lng: 4.3 } },
    ],
  });
});

it("makes packs one after another, each with its steps", async () => {
  const device = fakePackDevice();
  const app = await device.visit();
  const steps: string[] = [];
  app.store.subscribe(({ jobs }) => {
    expect(jobs.length).toBeLessThan(2);
    for (const { name, step } of jobs) {
      const shown = `${name} ${step?.phase ?? ""}`;
      if (steps.at(-1) !== shown) steps.push(shown);
    }
  });
  await app.openChosenFiles([extract("a.osm.pbf"), extract("b.OSM.PBF")]);
  expect(app.store.getState().added).toEqual(["a", "b"]);
  const phases = ["index", "relations", "ways", "nodes", "routes", "tiles", "paths"];
  expect(steps).toEqual(["a", "b"].flatMap((name) => phases.map((phase) => `${name} ${phase}`)));
});

it("replaces the pack of an earlier extract of the same name and area, under its new name", async () => {
  const device = fakePackDevice();
  const app = await device.visit();
  await app.openChosenFiles([extract()]);
  await app.renamePack("id-1", "Ons dorp");
  await app.openChosenFiles([extract("dorp.osm.pbf", { timestampSeconds: 1_780_000_000 })]);
  expect(app.store.getState().records).toMatchObject([
    { name: "dorp", title: "Ons dorp", dataDate: "2026-05-28" },
  ]);
  expect(namesIn(device)).toEqual(MADE);
});

it("leaves a pack of the same name from elsewhere alone", async () => {
  const app = await fakePackDevice().visit();
  await app.openChosenFiles(chosenFiles(await inventedPack("dorp")));
  await app.openChosenFiles([extract()]);
  expect(app.store.getState().records.map(({ name }) => name)).toEqual(["dorp", "dorp 2"]);
  await app.openChosenFiles([extract()]);
  expect(app.store.getState().records.map(({ name }) => name)).toEqual(["dorp", "dorp 2"]);
});

it.each([
  ["not-pbf", {}, () => new TextEncoder().encode("<osm></osm>")],
  ["extract-cut-off", {}, (bytes: Uint8Array) => bytes.slice(0, -5)],
  ["extract-damaged", {}, (bytes: Uint8Array) => bytes.with(-20, (bytes.at(-20) ?? 0) ^ 8)],
])("refuses an extract as %s, and leaves nothing behind", async (problem, options, change) => {
  const device = fakePackDevice();
  const app = await device.visit();
  await app.openChosenFiles([extract("dorp.osm.pbf", options, change)]);
  expect(app.store.getState()).toMatchObject({
    failedJobs: [{ kind: "make", problem, fileName: "dorp.osm.pbf" }],
    records: [],
    added: [],
  });
  expect(device.files.stored.size).toBe(0);
});

it("keeps the earlier pack if the new one does not fit", async () => {
  const device = fakePackDevice();
  const app = await device.visit();
  await app.openChosenFiles([extract()]);
  device.files.capacityBytes = 4000;
  await app.openChosenFiles([extract()]);
  expect(app.store.getState().failedJobs).toMatchObject([{ problem: "disk-full" }]);
  expect([...device.files.stored.keys()]).toEqual(["id-1"]);
});

it("can be stopped, and leaves nothing behind", async () => {
  const device = fakePackDevice();
  const app = await device.visit();
  app.store.subscribe(({ jobs }) => {
    for (const { id, step } of jobs) if (step?.phase === "nodes") app.cancelPackJob(id);
  });
  await app.openChosenFiles([extract()]);
  expect(app.store.getState()).toMatchObject({ failedJobs: [], jobs: [], records: [] });
  expect(device.files.stored.size).toBe(0);
});

it("clears what a kill left of a pack in the making", async () => {
  const device = fakePackDevice();
  device.files.stored.set("half", new Map([["network.graph", new Uint8Array(9)]]));
  await device.visit();
  expect(device.files.stored.size).toBe(0);
});

import { expect, test } from "vitest";
import type { PackJob, PackJobOf } from "#domain/packs/pack-job.ts";
import { fakePackFiles } from "#platform/pack-files/fake-pack-files.ts";
import { storedJob, storeJob } from "./stored-jobs.ts";

const JOB = {
  id: "map-1",
  name: "Rond Delft",
  status: "running",
  totalBytes: 90_000,
  region: { id: "streek-1", name: "Rond Delft" },
} as const;

/** A job of each kind, of which 0 bytes are on the device. */
const EXAMPLES: { readonly [Kind in PackJob["kind"]]: PackJobOf<Kind> } = {
  area: {
    ...JOB,
    kind: "area",
    areas: [[4.3, 52, 4.4, 52.1]],
    source: { kind: "archive", url: "https://maps.example/nl.pmtiles" },
    dataDate: "2025-12-03",
    doneBytes: 0,
    tiles: { done: 3, total: 40 },
  },
  download: {
    ...JOB,
    kind: "download",
    title: "Delft (dorp)",
    manifestUrl: "https://packs.example/delft/pack.json",
    catalogueUrl: "https://packs.example/index.json",
    manifestSha256: "ab".repeat(32),
    dataDate: null,
    etags: { "map.pmtiles": '"7"' },
    doneBytes: 0,
  },
  files: {
    ...JOB,
    kind: "files",
    chosen: { kind: "pack", label: "delft", manifest: new Blob(), files: [] },
    doneBytes: 0,
  },
  make: {
    ...JOB,
    kind: "make",
    extract: { name: "delft.osm.pbf", folder: "", bytes: new Blob() },
    doneBytes: 0,
  },
  marks: {
    ...JOB,
    kind: "marks",
    region: { id: "streek-1", name: "Rond Delft", part: "marks" },
    area: [4.3, 52, 4.4, 52.1],
    dataDate: null,
    doneBytes: 0,
  },
  slice: {
    ...JOB,
    kind: "slice",
    title: "Rond Delft",
    area: [4.3, 52, 4.4, 52.1],
    sliceId: "01234567-89ab-cdef-0123-456789abcdef",
    dataDate: "2026-11-25",
    doneBytes: 0,
  },
};

const RESUMABLE: readonly PackJob[] = [EXAMPLES.area, EXAMPLES.download, EXAMPLES.slice];

test.each(RESUMABLE)(
  "a stored job of kind $kind is found in its folder, interrupted",
  async (job) => {
    const files = fakePackFiles();
    await storeJob(files, job);
    expect(await storedJob(files, "map-1")).toEqual({ ...job, status: "interrupted" });
  },
);

test("a job is found only in its own folder", async () => {
  const files = fakePackFiles();
  await storeJob(files, EXAMPLES.area);
  files.stored.set("map-2", new Map(files.stored.get("map-1")));
  expect(await storedJob(files, "map-2")).toBeNull();
});

test.each([EXAMPLES.files, EXAMPLES.make])(
  "a job of kind $kind, which reads chosen files, leaves nothing to resume",
  async (job) => {
    const files = fakePackFiles();
    await storeJob(files, job);
    expect(await storedJob(files, "map-1")).toBeNull();
  },
);

test("the files of a pack count as done, and the descriptions beside them do not", async () => {
  const files = fakePackFiles();
  await storeJob(files, EXAMPLES.download);
  for (const [name, bytes] of [
    ["map.pmtiles", 30],
    ["places.json", 4],
    ["pack.json", 9],
  ] as const) {
    files.stored.get("map-1")?.set(name, new Uint8Array(bytes));
  }
  expect(await storedJob(files, "map-1")).toMatchObject({ doneBytes: 34 });
});

import { expect, test, vi } from "vitest";
import type { PackJob, PackProgress } from "#domain/packs/pack-job.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import type { PackJobCalls, PackJobResult } from "./pack-job-calls.ts";
import { estimateArea, runPackJob } from "./pack-job-client.ts";

const PACK = { kind: "pack", label: "A", manifest: new Blob(), files: [] } as const;
const REQUEST: PackJob = {
  kind: "files",
  id: "a",
  name: "A",
  status: "running",
  chosen: PACK,
  doneBytes: 0,
  totalBytes: 2,
};
const HALF: PackProgress = { doneBytes: 1, totalBytes: 2 };

/** Returns a worker with this answer, given when it is asked or when it is cancelled. */
function workerThat(gives: PackJobResult, when: "at once" | "cancelled" = "at once") {
  const made: WorkerHere<PackJobCalls>[] = [];
  class PackWorker extends WorkerHere<PackJobCalls> {
    constructor() {
      super({
        perform: async (_, { tell, signal }) => {
          tell(HALF);
          if (when === "cancelled")
            await new Promise((stopped) => signal.addEventListener("abort", stopped));
          return gives;
        },
        hash: async () => ({}),
        estimate: async () => ({ ok: false, problem: "offline" }),
        findMunicipality: async () => ({ ok: true, found: [] }),
      });
      made.push(this);
    }
  }
  vi.stubGlobal("Worker", PackWorker);
  return made;
}

const done = {
  version: 1,
  id: "a",
  kind: "pack",
  name: "A",
  areas: [],
  mapAreas: [],
  attribution: "",
  dataDate: null,
  mapSchema: null,
  files: [],
  manifestSha256: null,
  catalogueUrl: null,
  addedAtMs: 0,
  modes: [],
} as const;

test("reports progress, returns the result, and ends the worker", async () => {
  const made = workerThat({ ok: true, record: done });
  const stated: PackProgress[] = [];
  const job = runPackJob(
    REQUEST,
    (progress) => stated.push(progress),
    new AbortController().signal,
  );
  expect(await job).toEqual(done);
  expect(stated).toEqual([HALF]);
  expect(made.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});

test("throws the problem with its file", async () => {
  const made = workerThat({ ok: false, problem: "disk-full", fileName: "map.pmtiles" });
  const job = runPackJob(REQUEST, () => {}, new AbortController().signal);
  await expect(job).rejects.toMatchObject({ problem: "disk-full", fileName: "map.pmtiles" });
  expect(made[0]?.isTerminated).toBe(true);
});

test("lets a cancelled worker stop properly before ending it", async () => {
  const made = workerThat({ ok: false, problem: "cancelled", fileName: null }, "cancelled");
  const cancelling = new AbortController();
  const job = runPackJob(REQUEST, () => cancelling.abort(), cancelling.signal);
  await expect(job).rejects.toMatchObject({ name: "PackJobError", problem: "cancelled" });
  expect(made[0]?.isTerminated).toBe(true);
});

test("does not start a job that was cancelled before", async () => {
  const made = workerThat({ ok: true, record: done });
  const job = runPackJob(REQUEST, () => {}, AbortSignal.abort());
  await expect(job).rejects.toMatchObject({ name: "PackJobError", problem: "cancelled" });
  expect(made).toEqual([]);
});

test("fails if the worker breaks", async () => {
  const made = workerThat({ ok: true, record: done }, "cancelled");
  const job = runPackJob(REQUEST, () => made[0]?.fail("no script"), new AbortController().signal);
  await expect(job).rejects.toMatchObject({ name: "PackJobError", problem: "failed" });
});

test("the problem of an estimate is thrown", async () => {
  workerThat({ ok: false, problem: "failed", fileName: null });
  const area = { areas: [], source: { kind: "online" } } as const;
  await expect(estimateArea(area, new AbortController().signal)).rejects.toMatchObject({
    problem: "offline",
  });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ExchangeFile, NOTHING_LEFT_OUT } from "#domain/exchange/exchange-file.ts";
import { columnsOf } from "#domain/exchange/waypoint-columns.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import type { ImportAnswer, ImportCalls, ImportPart, ImportQuestion } from "./import-calls.ts";
import type { ImportJob, StartImport } from "./import-client.ts";
import type { ProgressListener } from "./read-import.ts";

const STORED_MS = 30_000;
const TENT = { name: "Tent", lat: 52, lng: 5 };
const EMPTY: ExchangeFile = {
  kind: "gpx",
  waypoints: [],
  tracks: [],
  routes: [],
  leftOut: NOTHING_LEFT_OUT,
  isTruncated: false,
  notes: [],
};
const ANSWER: ImportAnswer = { result: { ok: true, file: EMPTY }, csv: null };
const question = { file: new Blob(["<gpx/>"]) };

/** A worker with the answers that the test gives it. */
class FakeWorker extends WorkerHere<ImportCalls> {
  static made: FakeWorker[] = [];
  readonly asked: ImportQuestion[] = [];
  tell: (part: ImportPart) => void = () => {};
  answer: (answer: ImportAnswer) => void = () => {};
  refuse: (error: Error) => void = () => {};

  constructor() {
    super({
      read: (asked, { tell }) => {
        this.asked.push(asked);
        this.tell = tell;
        return new Promise((resolve, reject) => {
          this.answer = resolve;
          this.refuse = reject;
        });
      },
    });
    FakeWorker.made.push(this);
  }
}

/** Starts reading a file. */
async function begun(onProgress: ProgressListener = () => {}): Promise<ImportJob> {
  const job = startImport(question, onProgress);
  await vi.advanceTimersByTimeAsync(0);
  return job;
}

let startImport: StartImport;
const worker = (index: number): FakeWorker => FakeWorker.made[index] as FakeWorker;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeWorker.made = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("window", globalThis);
  ({ startImport } = await import("./import-client.ts"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("returns the waypoints sent earlier in the answer, and reports progress", async () => {
  const stated: number[][] = [];
  const { answer } = await begun((done, total) => stated.push([done, total]));
  expect(worker(0).asked).toEqual([question]);
  worker(0).tell({ kind: "progress", bytesDone: 1, bytesTotal: 2 });
  worker(0).tell({ kind: "waypoints", columns: columnsOf([TENT]) });
  worker(0).tell({ kind: "waypoints", columns: columnsOf([TENT]) });
  worker(0).answer(ANSWER);
  const { result } = await answer;
  expect(result).toEqual({ ok: true, file: { ...EMPTY, waypoints: [TENT, TENT] } });
  expect(stated).toEqual([[1, 2]]);
});

test("reuses the worker for the next file, without the earlier waypoints", async () => {
  const first = await begun();
  worker(0).tell({ kind: "waypoints", columns: columnsOf([TENT]) });
  worker(0).answer(ANSWER);
  await first.answer;
  const second = await begun();
  worker(0).answer(ANSWER);
  expect((await second.answer).result).toEqual({ ok: true, file: EMPTY });
  expect(FakeWorker.made).toHaveLength(1);
});

test("reads two files at once in two workers, and keeps one", async () => {
  const both = [await begun(), await begun()];
  for (const one of FakeWorker.made) one.answer(ANSWER);
  await Promise.all(both.map(({ answer }) => answer));
  expect(FakeWorker.made.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

test("ends a worker that has been idle for a while", async () => {
  const { answer } = await begun();
  worker(0).answer(ANSWER);
  await answer;
  vi.advanceTimersByTime(STORED_MS - 1);
  expect(worker(0).isTerminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(worker(0).isTerminated).toBe(true);
  await begun();
  expect(FakeWorker.made).toHaveLength(2);
});

test("ends the worker at once on cancelling, and uses another for the next file", async () => {
  (await begun()).cancel();
  expect(worker(0).isTerminated).toBe(true);
  await begun();
  expect(FakeWorker.made).toHaveLength(2);
});

test("keeps the worker when a finished job is cancelled", async () => {
  const first = await begun();
  worker(0).answer(ANSWER);
  await first.answer;
  const second = await begun();
  first.cancel();
  expect(worker(0).isTerminated).toBe(false);
  worker(0).answer(ANSWER);
  expect((await second.answer).result.ok).toBe(true);
});

test("refuses the file as unreadable if the worker fails, and does not keep it", async () => {
  const { answer } = await begun();
  worker(0).fail("");
  expect((await answer).result).toEqual({ ok: false, problem: { reason: "unreadable" } });
  expect(worker(0).isTerminated).toBe(true);
});

test("refuses a file as unreadable if reading it throws", async () => {
  const { answer } = await begun();
  worker(0).refuse(new RangeError("too long"));
  expect((await answer).result).toEqual({ ok: false, problem: { reason: "unreadable" } });
  expect(worker(0).isTerminated).toBe(true);
});

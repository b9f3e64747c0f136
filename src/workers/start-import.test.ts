import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ExchangeFile } from "#domain/exchange/exchange-file.ts";
import { columnsOf } from "#domain/exchange/waypoint-columns.ts";
import type { ImportMessage } from "./import-messages.ts";
import type { StartImport } from "./start-import.ts";

const KEPT_MS = 30_000;
const TENT = { name: "Tent", lat: 52, lng: 5 };
const EMPTY: ExchangeFile = {
  kind: "gpx",
  waypoints: [],
  tracks: [],
  routes: [],
  leftOut: { badCoordinates: 0, badTimes: 0, pointsWithSensorData: 0, links: 0, remoteParts: 0 },
  isTruncated: false,
  notes: [],
};
const ANSWER: ImportMessage = { kind: "answer", result: { ok: true, file: EMPTY }, csv: null };
const question = { file: new Blob(["<gpx/>"]) };

/** A worker that says what the test lets it say. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly asked: unknown[] = [];
  isEnded = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(asked: unknown): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: ImportMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

let startImport: StartImport;
const worker = (index: number): FakeWorker => FakeWorker.made[index] as FakeWorker;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeWorker.made = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("window", globalThis);
  ({ startImport } = await import("./start-import.ts"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("waypoints that came on the way are in the answer, and progress is told", async () => {
  const told: number[][] = [];
  const { answer } = startImport(question, (done, total) => told.push([done, total]));
  expect(worker(0).asked).toEqual([question]);
  worker(0).say({ kind: "progress", bytesDone: 1, bytesTotal: 2 });
  worker(0).say({ kind: "waypoints", columns: columnsOf([TENT]) });
  worker(0).say({ kind: "waypoints", columns: columnsOf([TENT]) });
  worker(0).say(ANSWER);
  const { result } = await answer;
  expect(result).toEqual({ ok: true, file: { ...EMPTY, waypoints: [TENT, TENT] } });
  expect(told).toEqual([[1, 2]]);
});

test("the worker of one file reads the next, without the waypoints of the one before", async () => {
  const first = startImport(question, () => {});
  worker(0).say({ kind: "waypoints", columns: columnsOf([TENT]) });
  worker(0).say(ANSWER);
  await first.answer;
  const second = startImport(question, () => {});
  worker(0).say(ANSWER);
  expect((await second.answer).result).toEqual({ ok: true, file: EMPTY });
  expect(FakeWorker.made).toHaveLength(1);
});

test("two files at once have a worker each, of which one is kept", async () => {
  const both = [startImport(question, () => {}), startImport(question, () => {})];
  for (const one of FakeWorker.made) one.say(ANSWER);
  await Promise.all(both.map(({ answer }) => answer));
  expect(FakeWorker.made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test("a worker that has had nothing to do for a while is let go", async () => {
  const { answer } = startImport(question, () => {});
  worker(0).say(ANSWER);
  await answer;
  vi.advanceTimersByTime(KEPT_MS - 1);
  expect(worker(0).isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(worker(0).isEnded).toBe(true);
  startImport(question, () => {});
  expect(FakeWorker.made).toHaveLength(2);
});

test("cancelling ends the worker at once, and the next file gets another", () => {
  startImport(question, () => {}).cancel();
  expect(worker(0).isEnded).toBe(true);
  startImport(question, () => {});
  expect(FakeWorker.made).toHaveLength(2);
});

test("cancelling what has been answered leaves the worker to the next file", async () => {
  const first = startImport(question, () => {});
  worker(0).say(ANSWER);
  await first.answer;
  const second = startImport(question, () => {});
  first.cancel();
  expect(worker(0).isEnded).toBe(false);
  worker(0).say(ANSWER);
  expect((await second.answer).result.ok).toBe(true);
});

test("a worker that fails refuses the file as unreadable, and is not kept", async () => {
  const { answer } = startImport(question, () => {});
  worker(0).dispatchEvent(new Event("error"));
  expect((await answer).result).toEqual({ ok: false, refusal: { reason: "unreadable" } });
  expect(worker(0).isEnded).toBe(true);
});

import { expect, test } from "vitest";
import { type Asked, AskedWorker } from "./asked-worker.ts";

/** Keeps what it is sent until the test lets it speak. */
class SilentWorker extends EventTarget {
  readonly asked: Asked<string>[] = [];
  isTerminated = false;

  postMessage(question: Asked<string>): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function openSilent() {
  const started: SilentWorker[] = [];
  const worker = new AskedWorker<string>(() => {
    started.push(new SilentWorker());
    return started.at(-1) as unknown as Worker;
  });
  return { worker, started };
}

test("no worker is started before the first question, and one for all", () => {
  const { worker, started } = openSilent();
  expect(started).toEqual([]);
  void worker.ask("one");
  void worker.ask("two");
  expect(started.map(({ asked }) => asked.map(({ work }) => work))).toEqual([["one", "two"]]);
});

test("each answer goes to who asked, in whatever order they come", async () => {
  const { worker, started } = openSilent();
  const [one, two] = [worker.ask("one"), worker.ask("two")];
  const [silent] = started;
  const [first, second] = silent?.asked ?? [];
  const bytes = new ArrayBuffer(3);
  silent?.say({ id: second?.id, problem: "no such tile" });
  silent?.say({ id: first?.id, bytes });
  await expect(two).rejects.toThrow("no such tile");
  await expect(one).resolves.toBe(bytes);
});

test("whoever waits for a worker that fails is told, and the next has a new one", async () => {
  const { worker, started } = openSilent();
  const answer = worker.ask("one");
  started[0]?.dispatchEvent(Object.assign(new Event("error"), { message: "no script" }));
  await expect(answer).rejects.toThrow("no script");
  expect(started[0]?.isTerminated).toBe(true);
  expect(worker.running).toBeNull();
  void worker.ask("two");
  expect(started[1]?.asked.map(({ work }) => work)).toEqual(["two"]);
});

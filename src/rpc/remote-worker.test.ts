import { describe, expect, it } from "vitest";
import type { Procedure } from "./procedure.ts";
import { RemoteWorker } from "./remote-worker.ts";
import { type RunningCall, Transferred } from "./serve-calls.ts";
import { WorkerHere } from "./worker-here.fixture.ts";

interface TextCalls {
  readonly put: Procedure<string, void>;
  readonly all: Procedure<undefined, readonly string[]>;
  readonly halves: Procedure<ArrayBuffer, ArrayBuffer, ArrayBuffer>;
  readonly refuse: Procedure<undefined, void>;
  readonly unsendable: Procedure<undefined, unknown>;
  readonly waitForEnd: Procedure<undefined, string>;
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A worker that stores texts; each put takes a while, like reading a file. */
function textWorker(left: ArrayBuffer[]) {
  const texts: string[] = [];
  return new WorkerHere<TextCalls>({
    put: async (text) => {
      await turn();
      texts.push(text);
    },
    all: () => texts,
    halves: (bytes, { tell }) => {
      const first = bytes.slice(0, bytes.byteLength / 2);
      const second = bytes.slice(bytes.byteLength / 2);
      left.push(first, second);
      tell(first, [first]);
      return new Transferred(second, [second]);
    },
    refuse: () => {
      throw new RangeError("no such text");
    },
    unsendable: () => () => {},
    waitForEnd: (_, { signal }: RunningCall<never>) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("stopped in good order")));
      }),
  });
}

function openTexts() {
  const started: WorkerHere<TextCalls>[] = [];
  const left: ArrayBuffer[] = [];
  let failureCount = 0;
  const remote = new RemoteWorker<TextCalls>(
    () => {
      const worker = textWorker(left);
      started.push(worker);
      return worker as unknown as Worker;
    },
    () => {
      failureCount += 1;
    },
  );
  return { remote, started, left, failureCount: () => failureCount };
}

describe("a call", () => {
  it("starts the worker if it is the first one, and shares it with the others", async () => {
    const { remote, started } = openTexts();
    expect([started.length, remote.isRunning]).toEqual([0, false]);
    await Promise.all([remote.call("put", "a"), remote.call("put", "b")]);
    expect([started.length, remote.isRunning]).toEqual([1, true]);
  });

  it("is answered in order, so that a question after a change sees it", async () => {
    const { remote } = openTexts();
    const put = remote.call("put", "a");
    expect(await remote.call("all", undefined)).toEqual(["a"]);
    await put;
  });

  it("transfers buffers both ways, and sends parts before the result", async () => {
    const { remote, left } = openTexts();
    const bytes = new Uint8Array([1, 2, 3, 4]).buffer;
    const parts: ArrayBuffer[] = [];
    const onPart = (part: ArrayBuffer) => parts.push(part);
    const output = remote.call("halves", bytes, { transfer: [bytes], onPart });
    expect(bytes.byteLength).toBe(0);
    parts.push(await output);
    expect(parts.map((part) => [...new Uint8Array(part)])).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(left.map(({ byteLength }) => byteLength)).toEqual([0, 0]);
  });

  it("rejects with the error of its handler, and the next is answered", async () => {
    const { remote } = openTexts();
    const refused = remote.call("refuse", undefined);
    const next = remote.call("all", undefined);
    await expect(refused).rejects.toMatchObject({
      kind: "refused",
      message: "RangeError: no such text",
    });
    expect(await next).toEqual([]);
  });

  it("rejects if the result cannot be sent", async () => {
    const { remote } = openTexts();
    await expect(remote.call("unsendable", undefined)).rejects.toMatchObject({ kind: "refused" });
  });

  it("rejects at once if it cannot be sent, without taking another answer", async () => {
    const { remote } = openTexts();
    const unsent = remote.call("put", (() => {}) as unknown as string);
    await expect(unsent).rejects.toThrow("could not be cloned");
    expect(await remote.call("all", undefined)).toEqual([]);
  });
});

describe("a cancelled call", () => {
  it("settles when its handler has stopped", async () => {
    const { remote } = openTexts();
    const cancelling = new AbortController();
    const waiting = remote.call("waitForEnd", undefined, { signal: cancelling.signal });
    await turn();
    cancelling.abort();
    await expect(waiting).rejects.toMatchObject({
      kind: "cancelled",
      message: "Error: stopped in good order",
    });
  });

  it("is not started if its turn has not come", async () => {
    const { remote } = openTexts();
    const cancelling = new AbortController();
    const first = remote.call("put", "a");
    const queued = remote.call("put", "b", { signal: cancelling.signal });
    cancelling.abort();
    await first;
    await expect(queued).rejects.toMatchObject({ kind: "cancelled" });
    expect(await remote.call("all", undefined)).toEqual(["a"]);
  });

  it("starts nothing if it was cancelled before", async () => {
    const { remote, started } = openTexts();
    const late = remote.call("put", "a", { signal: AbortSignal.abort() });
    await expect(late).rejects.toMatchObject({ kind: "cancelled" });
    expect(started).toEqual([]);
  });
});

describe("a worker", () => {
  it("that breaks is reported, rejects pending calls, and is replaced for the next call", async () => {
    const { remote, started, failureCount } = openTexts();
    const waiting = remote.call("waitForEnd", undefined);
    started[0]?.fail("no script");
    expect([started[0]?.isTerminated, remote.isRunning, failureCount()]).toEqual([true, false, 1]);
    await expect(waiting).rejects.toMatchObject({ kind: "failed", message: "no script" });
    await remote.call("put", "a");
    expect(started).toHaveLength(2);
  });

  it("that breaks on an unreadable answer is reported", async () => {
    const { remote, started } = openTexts();
    const waiting = remote.call("waitForEnd", undefined);
    started[0]?.dispatchEvent(new Event("messageerror"));
    await expect(waiting).rejects.toMatchObject({ kind: "failed" });
  });

  it("that is ended rejects pending calls, without an error report", async () => {
    const { remote, started, failureCount } = openTexts();
    const waiting = remote.call("waitForEnd", undefined);
    remote.end();
    await expect(waiting).rejects.toMatchObject({ kind: "ended" });
    expect([started[0]?.isTerminated, remote.isRunning, failureCount()]).toEqual([true, false, 0]);
  });
});

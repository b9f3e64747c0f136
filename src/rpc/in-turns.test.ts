import { afterEach, expect, it, vi } from "vitest";
import { inTurns } from "./in-turns.ts";

/** Returns a job of steps of 10 ms each, with a count of those taken. */
function jobOf(stepCount: number) {
  let nowMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  const job = { taken: 0 };
  function* steps() {
    for (; job.taken < stepCount; job.taken += 1) {
      nowMs += 10;
      yield;
    }
    return "done";
  }
  return { job, steps: steps() };
}

afterEach(() => void vi.restoreAllMocks());

it("returns the result of the last step", async () => {
  const { steps, job } = jobOf(100);
  expect(await inTurns(steps, new AbortController().signal)).toBe("done");
  expect(job.taken).toBe(100);
});

it("stops between two steps when the job is cancelled", async () => {
  const { steps, job } = jobOf(100);
  const leaving = new AbortController();
  const result = inTurns(steps, leaving.signal);
  // Like a message from the page, this runs when the worker is not busy.
  setTimeout(() => leaving.abort(new Error("no more")));
  await expect(result).rejects.toThrow("no more");
  expect(job.taken).toBeLessThan(20);
});

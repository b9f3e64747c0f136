import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chosenPacks } from "#domain/packs/chosen-packs.ts";
import type { PackProgress } from "#domain/packs/pack-job.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeDownloads } from "#platform/downloads/fake-downloads.ts";
import { fakePackFiles } from "#platform/pack-files/fake-pack-files.ts";
import { chosenFiles, inventedPack } from "./invented-pack.fixture.ts";
import { packJobHandlers } from "./pack-job-handlers.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Copies a pack of several files onto an empty device with this much room. */
async function copied(capacityBytes = Number.POSITIVE_INFINITY) {
  const files = Object.assign(fakePackFiles(), { capacityBytes });
  const device = { files, downloads: fakeDownloads(), clock: fakeClock(), ownOrigin: "" };
  const [chosen] = chosenPacks(chosenFiles(await inventedPack("dorp")));
  if (chosen?.kind !== "pack") throw new Error("No pack");
  const stated: PackProgress[] = [];
  const signal = new AbortController().signal;
  const result = await packJobHandlers(device).perform(
    {
      kind: "files",
      id: "a",
      name: "dorp",
      status: "running",
      chosen,
      doneBytes: 0,
      totalBytes: 0,
    },
    { signal, tell: (progress) => stated.push(progress) },
  );
  return { result, stated };
}

test("returns the content of the pack if the job succeeds", async () => {
  expect((await copied()).result).toMatchObject({ ok: true, record: { id: "a", name: "dorp" } });
});

test("returns the problem as a value if the job fails", async () => {
  expect((await copied(10)).result).toMatchObject({ ok: false, problem: "disk-full" });
});

test("reports the first progress at once, and the newest after a pause", async () => {
  const { stated } = await copied();
  expect(stated).toHaveLength(1);
  vi.runAllTimers();
  expect(stated).toHaveLength(2);
  const last = stated.at(-1);
  expect(last?.doneBytes).toBe(last?.totalBytes);
});

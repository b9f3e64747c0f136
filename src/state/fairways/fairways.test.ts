import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { marksOfFixture } from "#domain/fairway/official/marks.fixture.ts";
import { writeMarksFile } from "#domain/fairway/official/marks-file.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import { fairwayHandlers } from "#workers/fairway/fairway-handlers.ts";
import { createFairwayLookup } from "./fairways.ts";

const NO_PACKS: readonly { readonly marks?: Blob }[] = [];

const FILE = new Uint8Array(readFileSync("public/nautical/vaarwegen.json"));

function lookup(
  read = async () => FILE.buffer.slice(0) as ArrayBuffer,
  currentPacks: () => Promise<readonly { readonly marks?: Blob }[]> = async () => NO_PACKS,
) {
  const reading = vi.fn(read);
  let workers = 0;
  const startWorker = () => {
    workers += 1;
    return new WorkerHere(fairwayHandlers(async () => null)) as unknown as Worker;
  };
  const made = createFairwayLookup({ read: reading }, startWorker, currentPacks);
  return Object.assign(made, { reading, workers: () => workers });
}

it("reads the file and starts its worker once, for the first call", async () => {
  const { objectById, facts, fairwaysNear, reading, workers } = lookup();
  expect(reading).not.toHaveBeenCalled();
  const [bridge, unknown] = await Promise.all([objectById(28499), objectById(-1)]);
  expect(bridge).toMatchObject({ name: "Abtswoudsebrug", isMovable: true });
  expect(unknown).toBeNull();
  expect(await facts()).toMatchObject({ date: "2026-07-24" });
  const { objects } = await fairwaysNear({
    place: { lat: 52.00165, lng: 4.3636 },
    radiusMeters: 50,
  });
  expect(objects.map(({ object }) => object.name)).toEqual(["Abtswoudsebrug"]);
  expect([reading.mock.calls.length, workers()]).toEqual([1, 1]);
});

it("tries again after the file could not be loaded", async () => {
  let isOnline = false;
  const { objectById } = lookup(async () => {
    if (!isOnline) throw new TypeError("offline");
    return FILE.buffer.slice(0) as ArrayBuffer;
  });
  await expect(objectById(28499)).rejects.toThrow("offline");
  isOnline = true;
  expect(await objectById(28499)).toMatchObject({ name: "Abtswoudsebrug" });
});

it("lists the bridges on a line in its order, and none beside it", async () => {
  const { objectsOnLine } = lookup();
  const schie = Float64Array.of(4.36582, 52.00763, 4.3636, 52.00165, 4.37077, 51.99196);
  const found = await objectsOnLine(schie);
  const names = found.map(({ object }) => object.name);
  expect(names[0]).toBe("Sint Sebastiaansbrug");
  expect(names).toContain("Abtswoudsebrug");
  expect(names.at(-1)).toBe("Kruithuisbrug");
  expect(found.at(-1)?.alongMeters).toBeGreaterThan(1700);
  const beside = Float64Array.of(4.3646, 52.0017, 4.3646, 52.0016);
  expect(await objectsOnLine(beside)).toEqual([]);
  expect(await objectsOnLine(Float64Array.of(4.36, 52))).toEqual([]);
});

it("knows the marks of packs as soon as there are any, and those of the app without", async () => {
  const text = writeMarksFile({
    source: "",
    date: "2026-09-01",
    areas: [],
    marks: marksOfFixture(),
  });
  let packs = NO_PACKS;
  const { fairwaysNamed, facts } = lookup(undefined, async () => packs);
  const named = async (name: string) => {
    const near = { lat: 52, lng: 5 };
    const { marks } = await fairwaysNamed({ text: name, near, kinds: [] });
    return marks.map(({ mark }) => [mark.name, mark.official?.date]);
  };
  expect(await named("ZOL 10A")).toEqual([["ZOL 10A", undefined]]);
  packs = [{}, { marks: new Blob(["half"]) }, { marks: new Blob([text]) }];
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await named("ZOL 10A")).toEqual([["ZOL 10A", "2026-09-01"]]);
  expect((await named("ZD 19"))[0]).toEqual(["ZD 19", "2026-09-01"]);
  expect(await facts()).toMatchObject({ date: "2026-07-24" });
  packs = [];
  expect(await named("ZOL 10A")).toEqual([["ZOL 10A", undefined]]);
});

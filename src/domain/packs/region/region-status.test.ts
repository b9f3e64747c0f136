import { expect, it } from "vitest";
import type { PackJob } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import { regionStatuses } from "./region-status.ts";

const REGION = { id: "1", name: "Rond Utrecht" };
const record = (kind: PackRecord["kind"]) => ({ kind, region: REGION }) as PackRecord;
const job = (kind: PackJob["kind"], status: PackJob["status"]) =>
  ({ kind, status, region: REGION }) as PackJob;
const failure = (kind: PackJob["kind"]) => ({ kind, region: REGION });

/** The states of the only region, as "map here". */
function states(...given: Parameters<typeof regionStatuses>): readonly string[] {
  const [status] = regionStatuses(...given);
  return (status?.parts ?? []).map(({ part, state }) => `${part} ${state}`);
}

it("gives each part of a region one state", () => {
  expect(states([record("area"), record("pack")], [], [])).toEqual(["map here", "networks here"]);
  expect(states([record("area")], [job("slice", "interrupted")], [failure("slice")])).toEqual([
    "map here",
    "networks interrupted",
  ]);
  expect(states([record("area")], [], [failure("slice")])).toEqual(["map here", "networks failed"]);
  expect(states([], [job("area", "running")], [failure("download")])).toEqual([
    "map fetching",
    "networks failed",
  ]);
  expect(states([], [], [failure("area"), failure("slice")])).toEqual([
    "map failed",
    "networks failed",
  ]);
});

it("knows the marks by their region, whatever fetches them", () => {
  const region = { ...REGION, part: "marks" } as const;
  const marks = { kind: "pack", region } as PackRecord;
  const download = { kind: "download", status: "running", region } as PackJob;
  expect(states([record("pack"), marks], [], [])).toEqual(["networks here", "marks here"]);
  expect(states([record("area")], [download], [])).toEqual(["map here", "marks fetching"]);
  expect(states([record("area")], [], [{ kind: "marks", region }])).toEqual([
    "map here",
    "marks failed",
  ]);
});

it("shows the renewal of a part before the part that it replaces", () => {
  expect(states([record("area")], [job("area", "running")], [])).toEqual(["map fetching"]);
  expect(states([record("pack")], [], [failure("slice")])).toEqual(["networks here"]);
});

it("leaves out what belongs to no region", () => {
  expect(regionStatuses([{ kind: "pack" } as PackRecord], [], [{ kind: "area" }])).toEqual([]);
});

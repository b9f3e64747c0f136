import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { Hunt } from "#domain/survey/hunt.ts";
import { boatingStorage } from "#storage/records/boating/boating-storage.fixture.ts";
import { listRecords } from "#storage/records/list-records.ts";
import { PLANS, planRecord } from "#storage/records/plans/plan-record.ts";
import { planText, readPlanText } from "#storage/records/plans/plan-text.ts";
import { scoutingStorage } from "#storage/records/scouting/scouting-storage.fixture.ts";
import { writeRecord } from "#storage/records/write-record.fixture.ts";
import { type Device, newDevice, previewOf, textOf } from "./backup-device.fixture.ts";

const HUNT: Hunt = {
  circles: [{ id: "1", name: "Clubhuis", lat: 52, lng: 5, radiusMeters: 500 }],
  sightings: [],
  areas: [],
};
const TARGET = { lat: 52, lng: 5, name: "Boei", from: null, startedAtMs: 1000 };
const NODE = { osmId: 1, number: "14", lat: 52, lng: 5 };
const DRAFT = planText({
  id: "planDraft",
  name: "",
  note: "",
  changedAtMs: 1,
  deletedAtMs: null,
  draft: { ...emptyDraft("walk", {}), stops: [NODE] },
  route: { nodes: [NODE], legs: [], stopPlaces: [0], meters: 0 },
});

function keyedStorages({ connection }: Device) {
  const [scouting, boating] = [scoutingStorage(connection), boatingStorage(connection)];
  return {
    scouting,
    boating,
    hunt: (hunt: Hunt) => writeRecord(scouting, "hunt", hunt),
    target: (target: typeof TARGET) => writeRecord(boating, "target", target),
  };
}

let device: Device;

beforeEach(async () => {
  device = await newDevice();
});

describe("a backup", () => {
  it("has the hunt, practice, what goes on at sea and the plan in the making", async () => {
    await keyedStorages(device).hunt(HUNT);
    await keyedStorages(device).target(TARGET);
    device.texts.write("planDraft", DRAFT);
    const text = await textOf(device);
    const other = await newDevice();
    const preview = await previewOf(other, text);
    expect(preview).toMatchObject({
      scouting: { added: [{ id: "hunt" }] },
      boating: { added: [{ id: "target" }] },
      addsDraft: true,
    });
    await other.backups.restore(preview);
    const stored = keyedStorages(other);
    expect(await stored.scouting.read("hunt")).toEqual(HUNT);
    expect(await stored.boating.read("target")).toEqual(TARGET);
    expect(other.texts.read("planDraft")).toBe(DRAFT);
    await other.backups.undoRestore();
    expect(await stored.scouting.read("hunt")).toBeNull();
    expect(await stored.boating.read("target")).toBeNull();
    expect(other.texts.read("planDraft")).toBeNull();
  });

  it("has the plans of format 2, saved and in the making, and restores every field", async () => {
    const golden = readFileSync("src/storage/records/plans/stored-plan-2.golden.json", "utf8");
    const plan = readPlanText(golden) ?? expect.fail("not read");
    await (await device.connection.opened()).put("plans", planRecord(plan));
    device.texts.write("planDraft", planText(plan));
    const text = await textOf(device);
    const other = await newDevice();
    const preview = await previewOf(other, text);
    expect(preview).toMatchObject({ plans: { added: [{ id: plan.id }] }, addsDraft: true });
    await other.backups.restore(preview);
    expect((await listRecords(other.connection, PLANS)).readable).toEqual([plan]);
    expect(JSON.parse(other.texts.read("planDraft") ?? "")).toEqual(JSON.parse(golden));
    const again = await previewOf(other, text);
    expect(again).toMatchObject({ plans: { added: [], sameCount: 1 } });
  });

  it("adds to the hunt of the device, and leaves what goes on there", async () => {
    await keyedStorages(device).hunt(HUNT);
    await keyedStorages(device).target(TARGET);
    const text = await textOf(device);
    const other = await newDevice();
    const stored = keyedStorages(other);
    const [circle] = HUNT.circles;
    const own = { ...HUNT, circles: [{ ...circle, id: "2", name: "Eigen" }] };
    await stored.hunt(own as Hunt);
    await stored.target({ ...TARGET, name: "Haven" });
    const preview = await previewOf(other, text);
    expect(preview).toMatchObject({ scouting: { changed: [{}] }, boating: { sameCount: 1 } });
    await other.backups.restore(preview);
    expect(await stored.scouting.read("hunt")).toMatchObject({
      circles: [{ name: "Clubhuis" }, { name: "Eigen" }],
    });
    expect(await stored.boating.read("target")).toMatchObject({ name: "Haven" });
    await other.backups.undoRestore();
    expect(await stored.scouting.read("hunt")).toEqual(own);
  });
});

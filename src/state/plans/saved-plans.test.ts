import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import type { RouteAnswer } from "#domain/network/plan/route/route-through.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { CONTENT_LIMITS } from "#domain/units/content-limits.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { fakeTextStore } from "#platform/text-store/fake-text-store.ts";
import { createEdits } from "#state/records/edits.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { listRecords } from "#storage/records/list-records.ts";
import { PLANS } from "#storage/records/plans/plan-record.ts";
import { readBin } from "#storage/records/record-bin.ts";
import { visitStorage } from "#storage/visits/visit-storage.ts";
import { createSavedPlans } from "./saved-plans.ts";

beforeEach(emptyIndexedDb);

const DAY_MS = 24 * 60 * 60 * 1000;
const NODES = [1, 2].map((osmId) => ({ osmId, number: `0${osmId}`, lat: 52, lng: 5 + osmId }));
const ROUTE: PlanRoute = {
  nodes: NODES,
  legs: [
    {
      meters: 1200,
      hasFerry: true,
      hasPortage: false,
      isConnection: false,
      line: Float64Array.of(6, 52, 7, 52),
    },
  ],
  stopPlaces: [0, 1],
  meters: 1200,
};
const PLAN = {
  draft: {
    ...emptyDraft("cycle", { avoidPortages: true }),
    stops: NODES,
  },
  route: ROUTE,
};

let ids = 0;

function visit(texts = fakeTextStore()) {
  const connection = failingConnection(databaseConnection());
  const clock = fakeClock();
  const [tabs] = fakeTabs(1);
  if (!tabs) throw new Error("no tab");
  const network: { answer: RouteAnswer } = { answer: { kind: "route", route: ROUTE } };
  const edits = createEdits(connection, tabs);
  const plans = createSavedPlans({
    connection,
    tabs,
    clock,
    visits: visitStorage({ texts, nowMs: clock.nowMs }),
    edits,
    randomId: () => `id ${++ids}`,
    route: async () => network.answer,
  });
  const names = () => plans.store.getState().plans?.map(({ name }) => name);
  const binned = () => readBin(connection, PLANS);
  return { plans, edits, connection, clock, network, names, binned };
}

describe("saved plans", () => {
  it("are unchanged at the next visit, including their lines", async () => {
    const { plans } = visit();
    const id = await plans.save(null, " Rondje ", PLAN);
    const next = visit();
    await next.plans.load();
    expect(next.plans.store.getState().plans).toEqual([
      { id, name: "Rondje", note: "", ...PLAN, changedAtMs: expect.any(Number), deletedAtMs: null },
    ]);
  });

  it("count as not loaded while they cannot be read", async () => {
    await visit().plans.save(null, "Rondje", PLAN);
    const { plans, connection, names } = visit();
    connection.failure = { kind: "other-tab" };
    await plans.load();
    expect(plans.store.getState()).toMatchObject({ plans: null, problem: { kind: "other-tab" } });
    connection.failure = null;
    await connection.opened();
    await vi.waitFor(() => expect(names()).toEqual(["Rondje"]));
    expect(plans.store.getState().problem).toBeNull();
  });

  it("of another version are counted and named", async () => {
    const { plans, connection } = visit();
    await (await connection.opened()).put("plans", { id: "new", format: 3, name: "Uit 2030" });
    await plans.load();
    expect(plans.store.getState()).toMatchObject({
      plans: [],
      unreadable: [{ name: "Uit 2030", reason: "newer-format" }],
    });
  });

  it("are changed in place and keep their note", async () => {
    const { plans, names } = visit();
    await plans.load();
    const id = await plans.save(null, "Rondje", PLAN);
    expect(await plans.change(id ?? "", { note: "pont tot 18 uur" })).toBe(true);
    await plans.save(id, "Ander rondje", PLAN);
    expect(names()).toEqual(["Ander rondje"]);
    expect(plans.store.getState().plans?.[0]?.note).toBe("pont tot 18 uur");
    expect(await plans.change("gone", { name: "?" })).toBe(false);
  });

  it("take the edits of several windows at once, field by field", async () => {
    const windows = [visit(), visit(), visit()] as const;
    const id = (await windows[0].plans.save(null, "Rondje", PLAN)) ?? "";
    await Promise.all([
      windows[0].plans.change(id, { name: "Ander rondje" }),
      windows[1].plans.change(id, { note: "pont tot 18 uur" }),
      windows[2].plans.remove(id),
    ]);
    const { readable } = await listRecords(visit().connection, PLANS);
    expect(readable).toMatchObject([
      { name: "Ander rondje", note: "pont tot 18 uur", deletedAtMs: expect.any(Number) },
    ]);
  });

  it("come back as they were when an overwrite is undone", async () => {
    const { plans, edits, clock } = visit();
    await plans.load();
    const id = (await plans.save(null, "Rondje", PLAN)) ?? "";
    await plans.change(id, { note: "pont tot 18 uur" });
    const [before] = plans.store.getState().plans ?? [];
    clock.pass(1000);
    const longer = { ...PLAN, route: { ...ROUTE, meters: 2400 } };
    await plans.save(id, "Ander rondje", longer);
    // Saving the same again offers the same undo.
    await plans.save(id, "Ander rondje", longer);
    expect(edits.store.getState().undoable).toMatchObject({ kind: "overwrite", name: "Rondje" });
    expect(await edits.undo()).toEqual({ ok: true });
    expect(plans.store.getState()).toMatchObject({ plans: [before] });
    expect(edits.store.getState().undoable).toBeNull();
  });

  it("keep a later change of another tab when an overwrite cannot be undone any more", async () => {
    const { plans, edits, clock, names } = visit();
    await plans.load();
    const id = (await plans.save(null, "Rondje", PLAN)) ?? "";
    await plans.save(id, "Ander rondje", PLAN);
    const other = visit();
    other.clock.pass(1000);
    await other.plans.change(id, { name: "Van een ander tabblad" });
    clock.pass(2000);
    expect(await edits.undo()).toEqual({ ok: false, reason: "unknown-id" });
    await plans.load();
    expect(names()).toEqual(["Van een ander tabblad"]);
  });

  it("are not saved above their limit, where they could not be read again", async () => {
    const { plans, connection } = visit();
    await plans.load();
    const { stops } = CONTENT_LIMITS.planLink.maxEntries;
    const [node] = NODES;
    const draft = { ...PLAN.draft, stops: Array(stops + 1).fill(node) };
    expect(await plans.save(null, "Lang", { ...PLAN, draft })).toBeNull();
    expect(await (await connection.opened()).count("plans")).toBe(0);
  });

  it("are duplicated with their note, and the original stays", async () => {
    const { plans, names } = visit();
    await plans.load();
    const id = (await plans.save(null, "Rondje", PLAN)) ?? "";
    await plans.change(id, { note: "pont tot 18 uur" });
    const [original] = plans.store.getState().plans ?? [];
    if (!original) throw new Error("not saved");
    await plans.duplicate(original, "Rondje (kopie)");
    expect(names()?.toSorted()).toEqual(["Rondje", "Rondje (kopie)"]);
    expect(plans.store.getState().plans?.map(({ note }) => note)).toEqual(
      Array(2).fill("pont tot 18 uur"),
    );
  });

  it("go to the bin, can be restored, and are gone after 30 days", async () => {
    const { plans, edits, names, binned } = visit();
    await plans.load();
    const id = (await plans.save(null, "Rondje", PLAN)) ?? "";
    await plans.remove(id);
    expect(names()).toEqual([]);
    expect(await binned()).toHaveLength(1);
    await edits.undo();
    expect(names()).toEqual(["Rondje"]);
    await plans.remove(id);
    const texts = fakeTextStore();
    for (const [days, left] of [
      [29, 1],
      [31, 1],
      [32, 0],
    ] as const) {
      const later = visit(texts);
      later.clock.pass(days * DAY_MS);
      await later.plans.load();
      expect(await later.binned()).toHaveLength(left);
    }
  });

  it("are not reported as saved when the database refuses them", async () => {
    const { plans, connection } = visit();
    await plans.load();
    connection.failure = "full";
    expect(await plans.save(null, "Rondje", PLAN)).toBeNull();
    expect(plans.store.getState().plans).toEqual([]);
  });

  it("are skipped when unreadable, and stay stored", async () => {
    const { plans, connection, names } = visit();
    await plans.save(null, "Rondje", PLAN);
    const database = await connection.opened();
    const [good] = (await database.getAll("plans")) as [Record<string, unknown>];
    const bad = [
      { ...good, id: "newer", format: 3 },
      { ...good, id: "pole", route: { ...ROUTE, nodes: [{ ...NODES[0], lat: 91 }, NODES[1]] } },
      { ...good, id: "short", route: { ...ROUTE, legs: [] } },
      { ...good, id: "lost", route: { ...ROUTE, stopPlaces: [7] } },
      { ...good, id: "text", route: { ...ROUTE, legs: [{ ...ROUTE.legs[0], line: "M0 0" }] } },
    ];
    for (const record of bad) await database.put("plans", record);
    await plans.load();
    expect(names()).toEqual(["Rondje"]);
    expect(await database.count("plans")).toBe(6);
  });

  it("report whether the installed packs have their route", async () => {
    const { plans, network } = visit();
    await plans.load();
    await plans.save(null, "Rondje", PLAN);
    const [stored] = plans.store.getState().plans ?? [];
    if (!stored) throw new Error("not kept");
    expect(await plans.check(stored)).toBe("same");
    network.answer = { kind: "route", route: { ...ROUTE, meters: 1300 } };
    expect(await plans.check(stored)).toBe("changed");
    network.answer = { kind: "problem", problem: { kind: "unknown-node", stopIndex: 0 } };
    expect(await plans.check(stored)).toBe("broken");
  });
});

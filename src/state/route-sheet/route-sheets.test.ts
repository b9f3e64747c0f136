import { beforeEach, expect, it, vi } from "vitest";
import { type Patrol, USUAL_SHEETS } from "#domain/route-sheet/route-sheets.ts";
import { withItem } from "#domain/storage/current.ts";
import { fakeClock } from "#platform/clock/fake-clock.ts";
import { fakeTabs } from "#platform/tabs/fake-tabs.ts";
import { createEdits } from "#state/records/edits.ts";
import { databaseConnection } from "#storage/database.ts";
import { emptyIndexedDb, failingConnection } from "#storage/fake-database.ts";
import { openSheets, receiveSheets, sheetsKeyOf, storedSheets } from "./route-sheets.ts";

beforeEach(emptyIndexedDb);

const FOXES: Patrol = {
  id: "1",
  name: "Vossen",
  startMinutes: 600,
  isReversed: false,
  startMeters: 0,
  stretches: [{ technique: "strip", untilMeters: null }],
};

function visit(connection = databaseConnection()) {
  const [tabs = never()] = fakeTabs(1);
  const device = { connection, tabs, clock: fakeClock(), edits: createEdits(connection, tabs) };
  return { ...device, open: () => openSheets(device, "sheets:plan:1") };
}

it("keeps the sheets of a plan for the next visit", async () => {
  const first = visit().open();
  await first.edit((now) => ({
    ...now,
    paper: "A5",
    patrols: withItem(now.patrols, FOXES),
    phone: "06 123",
  }));
  const { store } = visit().open();
  await vi.waitFor(() => {
    expect(store.getState().sheets).toMatchObject({
      paper: "A5",
      patrols: [FOXES],
      phone: "06 123",
    });
  });
  const other = openSheets(visit(), "sheets:plan:2");
  await vi.waitFor(() => expect(other.store.getState().sheets?.patrols).toEqual([]));
});

it("loses no change of two windows, and shows quick changes at once", async () => {
  const connection = databaseConnection();
  const [one, two] = [visit(connection).open(), visit(connection).open()];
  await Promise.all([
    one.edit((sheets) => ({ ...sheets, phone: "0" })),
    one.edit((sheets) => ({ ...sheets, phone: `${sheets.phone}6` })),
    two.edit((sheets) => ({ ...sheets, speedKmh: 3 })),
  ]);
  const { store } = visit(connection).open();
  await vi.waitFor(() =>
    expect(store.getState().sheets).toMatchObject({ phone: "06", speedKmh: 3 }),
  );
});

it("stores a patrol that was added on a full disk with the next success", async () => {
  const connection = failingConnection(databaseConnection());
  const sheets = visit(connection).open();
  await vi.waitFor(() => expect(sheets.store.getState().sheets?.patrols).toEqual([]));
  connection.failure = "full";
  await sheets.edit((now) => ({ ...now, patrols: withItem(now.patrols, FOXES) }));
  connection.failure = null;
  await sheets.edit((now) => ({ ...now, phone: "06" }));
  const { store } = visit().open();
  await vi.waitFor(() =>
    expect(store.getState().sheets).toMatchObject({ phone: "06", patrols: [FOXES] }),
  );
});

it("undoes the deletion of a patrol", async () => {
  const { edits, open } = visit();
  const sheets = open();
  await sheets.edit((now) => ({ ...now, patrols: withItem(now.patrols, FOXES) }));
  await sheets.removePatrol("1", "Vossen");
  expect(storedSheets(sheets.store.getState().sheets ?? USUAL_SHEETS)).not.toHaveProperty(
    "removed",
  );
  expect(edits.store.getState().undoable).toMatchObject({ kind: "delete", name: "Vossen" });
  await edits.undo();
  await vi.waitFor(() => expect(sheets.store.getState().sheets?.patrols).toEqual([FOXES]));
  expect(sheets.store.getState().sheets).not.toHaveProperty("removed");
});

it("keeps sheets that it cannot read beside new ones", async () => {
  const { connection, open } = visit();
  const database = await connection.opened();
  await database.put("scouting", { format: 1, paper: "A0" } as never, "sheets:plan:1");
  const sheets = open();
  await vi.waitFor(() => expect(sheets.store.getState().isUnreadable).toBe(true));
  await sheets.edit((now) => ({ ...now, phone: "06" }));
  expect(await database.get("scouting", "sheets:plan:1-unreadable")).toEqual({
    format: 1,
    paper: "A0",
  });
});

it("stores nothing of the current plan, which has no id", () => {
  expect(sheetsKeyOf({ kind: "now" })).toBeNull();
  expect(sheetsKeyOf({ kind: "track", id: "3" })).toBe("sheets:track:3");
});

it("stores sheets that came with a plan, and refuses what cannot be read", async () => {
  const here = visit();
  const sheets = { ...USUAL_SHEETS, patrols: [FOXES], phone: "06" };
  const received = JSON.parse(JSON.stringify(storedSheets(sheets)));
  expect(await receiveSheets(here, "1", received)).toBe(true);
  const { store } = here.open();
  await vi.waitFor(() => expect(store.getState().sheets).toEqual(sheets));
  expect(await receiveSheets(here, "2", { ...received, paper: "A0" })).toBe(false);
  expect(await receiveSheets(here, "2", { ...received, patrols: Array(51).fill(FOXES) })).toBe(
    false,
  );
});

function never(): never {
  throw new Error("not there");
}

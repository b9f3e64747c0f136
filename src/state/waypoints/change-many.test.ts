import { beforeEach, describe, expect, it } from "vitest";
import type { FakeTextStore } from "#platform/text-store/fake-text-store.ts";
import type { Edits } from "#state/records/edits.ts";
import type { FailingConnection } from "#storage/fake-database.ts";
import { countedIds, startedWaypoints } from "./started-waypoints.fixture.ts";
import type { WaypointsState } from "./waypoints.ts";

const PLACE = { lat: 52, lng: 5 };
const named = (...names: string[]) => names.map((name) => ({ name, ...PLACE }));

let waypoints: WaypointsState;
let texts: FakeTextStore;
let connection: FailingConnection;
let edits: Edits;

beforeEach(async () => {
  ({ waypoints, texts, connection, edits } = await startedWaypoints(countedIds()));
});

describe("many waypoints", () => {
  it("are added and undone as one", async () => {
    await waypoints.addWaypoint({ name: "Eerst", ...PLACE });
    const result = await waypoints.addWaypoints(named("een", "twee"));
    expect(result).toEqual({ ok: true, ids: ["id-2", "id-3"], isDurable: true });
    expect(edits.store.getState().undoable).toMatchObject({
      kind: "add",
      count: 2,
      name: "een",
    });
    await edits.undo();
    expect(names()).toEqual(["Eerst"]);
    expect(edits.store.getState().undoable).toBeNull();
  });

  it("keep their id if it is free, and get another if not", async () => {
    const result = await waypoints.addWaypoints([
      { id: "own", name: "een", ...PLACE },
      { id: "own", name: "twee", ...PLACE },
    ]);
    expect(result).toMatchObject({ ids: ["own", "id-1"] });
  });

  it("without names get one each", async () => {
    await waypoints.addWaypoints(named("", "Waypoint 7", " "));
    expect(new Set(names()).size).toBe(3);
  });

  it("move to a folder and back", async () => {
    const added = await waypoints.addWaypoints(named("een", "twee"));
    const ids = added.ok ? added.ids : [];
    await waypoints.moveToFolder(ids, "Kamp");
    expect(folders()).toEqual(["Kamp", "Kamp"]);
    await edits.undo();
    expect(folders()).toEqual([undefined, undefined]);
    await waypoints.moveToFolder(ids, "Kamp");
    await waypoints.moveToFolder(ids, null);
    expect(folders()).toEqual([undefined, undefined]);
  });

  it("are deleted, and restored in their order", async () => {
    await waypoints.addWaypoints(named("een", "twee", "drie", "vier"));
    await waypoints.deleteMany(["id-1", "id-3"]);
    expect(names()).toEqual(["twee", "vier"]);
    await edits.undo();
    expect(names()).toEqual(["een", "twee", "drie", "vier"]);
  });

  it("are added and changed in one edit", async () => {
    await waypoints.addWaypoint({ name: "Oud", ...PLACE });
    const update = [{ id: "id-1", changes: { note: "nieuw" } }];
    await waypoints.changeMany({ add: named("een"), update }, "import");
    expect(edits.store.getState().undoable).toMatchObject({ kind: "import", count: 2 });
    await edits.undo();
    expect(waypoints.store.getState().waypoints).toHaveLength(1);
    expect(waypoints.waypointById("id-1")?.note).toBeUndefined();
  });

  it("are refused together when one has an invalid position", async () => {
    const bad = await waypoints.addWaypoints([...named("een"), { name: "fout", lat: 91, lng: 0 }]);
    expect(bad).toEqual({ ok: false, reason: "bad-place" });
    expect(names()).toEqual([]);
  });
});

describe("undo", () => {
  it("can be tried again when it could not be stored", async () => {
    await waypoints.addWaypoints(named("een", "twee"));
    await waypoints.deleteWaypoint("id-1");
    connection.failure = "absent";
    texts.isBlocked = true;
    expect(await edits.undo()).toEqual({ ok: false, reason: "blocked" });
    expect(edits.store.getState().undoable).not.toBeNull();
    connection.failure = null;
    texts.isBlocked = false;
    expect(await edits.undo()).toMatchObject({ ok: true });
    expect(names()).toEqual(["een", "twee"]);
  });

  it("pressed twice undoes one command", async () => {
    await waypoints.addWaypoints(named("een"));
    await waypoints.deleteWaypoint("id-1");
    const [, second] = await Promise.all([edits.undo(), edits.undo()]);
    expect(second).toEqual({ ok: false, reason: "nothing-to-undo" });
    expect(names()).toEqual(["een"]);
  });
});

function names(): readonly string[] {
  return waypoints.store.getState().waypoints.map(({ name }) => name);
}

function folders(): readonly (string | undefined)[] {
  return waypoints.store.getState().waypoints.map(({ folder }) => folder);
}

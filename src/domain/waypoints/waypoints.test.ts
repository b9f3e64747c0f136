import { describe, expect, it } from "vitest";
import { nearestWaypoints } from "./nearest-waypoints.ts";
import { nextWaypointName } from "./next-waypoint-name.ts";
import type { Waypoint } from "./waypoint.ts";
import { applyWaypointEdit } from "./waypoint-edit.ts";
import { setAsideFileText, waypointsFileText } from "./waypoint-file-text.ts";

const A: Waypoint = { id: "a", name: "Aap", lat: 52, lng: 5 };
const B: Waypoint = { id: "b", name: "Noot", lat: 52.1, lng: 5 };
const C: Waypoint = { id: "c", name: "Mies", lat: 51.95, lng: 5 };

describe("nearestWaypoints", () => {
  it("returns the nearest first, with metres, and at most the requested number", () => {
    const nearest = nearestWaypoints([B, C, A], A, 2);
    expect(nearest.map(({ waypoint }) => waypoint.id)).toEqual(["a", "c"]);
    expect(nearest[0]?.distanceMeters).toBe(0);
    expect(nearest[1]?.distanceMeters).toBeCloseTo(5560, -1);
  });
});

describe("nextWaypointName", () => {
  it.each([
    [[], "Waypoint 1"],
    [["Kamp"], "Waypoint 1"],
    [["Waypoint 2"], "Waypoint 3"],
    [["Waypoint 9", "Waypoint 10", "waypoint 40", "Waypoint 50 oud"], "Waypoint 11"],
    [[`Waypoint ${"9".repeat(400)}`], "Waypoint 1"],
  ])("after %j is %s", (names, next) => {
    expect(nextWaypointName(names.map((name) => ({ name })))).toBe(next);
  });
});

describe("applyWaypointEdit", () => {
  it("adds at the end, or at the former index", () => {
    expect(applyWaypointEdit([A, B], { kind: "add", waypoint: C })).toEqual([A, B, C]);
    expect(applyWaypointEdit([A, B], { kind: "add", waypoint: C, index: 1 })).toEqual([A, C, B]);
  });

  it("can be applied twice", () => {
    const once = applyWaypointEdit([A], { kind: "add", waypoint: B });
    expect(applyWaypointEdit(once, { kind: "add", waypoint: B })).toEqual([A, B]);
  });

  it("changes only the given fields, and keeps unknown ones", () => {
    const odd = { ...A, color: "red" };
    const edit = { kind: "update", id: "a", changes: { name: "Wim" }, changedAtMs: 7 } as const;
    expect(applyWaypointEdit([odd, B], edit)).toEqual([{ ...odd, name: "Wim", changedAtMs: 7 }, B]);
  });

  it("deletes", () => {
    expect(applyWaypointEdit([A, B], { kind: "delete", id: "a" })).toEqual([B]);
  });

  it.each([
    { kind: "delete", id: "x" },
    { kind: "update", id: "x", changes: { name: "Wim" }, changedAtMs: 7 },
  ] as const)("returns the same list object if a $kind finds nothing", (edit) => {
    const list = [A, B];
    expect(applyWaypointEdit(list, edit)).toBe(list);
  });
});

describe("the files for the user", () => {
  it("contain the waypoints as the plain list that the app reads", () => {
    expect(JSON.parse(waypointsFileText([A, B]))).toEqual([A, B]);
  });

  it("contain raw texts exactly as stored", () => {
    const rawText = '[{"id":"a",]\u0000"';
    const piece = {
      id: "1",
      source: "waypoints",
      reason: "not-json",
      rawText,
      setAsideAtMs: 5,
    } as const;
    const file = JSON.parse(setAsideFileText([A], [piece], "2026-11-21T00:00:00.000Z"));
    expect(file).toMatchObject({ format: "scouting-map-kept-data", version: 1, waypoints: [A] });
    expect(file.setAside[0].rawText).toBe(rawText);
  });
});

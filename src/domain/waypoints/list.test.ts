import { describe, expect, it } from "vitest";
import { filteredWaypoints, foldersOf } from "./list-filter.ts";
import { type ListOrder, orderedWaypoints } from "./list-order.ts";
import type { Waypoint } from "./waypoint.ts";

const waypoint = (name: string, more: Partial<Waypoint> = {}): Waypoint => ({
  id: name,
  name,
  lat: 52,
  lng: 5,
  ...more,
});
const names = (waypoints: readonly Waypoint[]) => waypoints.map(({ name }) => name);

describe("orderedWaypoints", () => {
  const order = (kind: ListOrder, ...waypoints: Waypoint[]) =>
    names(orderedWaypoints(waypoints, kind, { lat: 52, lng: 5 }));

  it("by distance: nearest first", () => {
    const far = waypoint("ver", { lat: 53 });
    const near = waypoint("dichtbij", { lat: 52.1 });
    expect(order("distance", far, waypoint("hier"), near)).toEqual(["hier", "dichtbij", "ver"]);
  });

  it("by distance without a place: last added first", () => {
    const list = [waypoint("een"), waypoint("twee")];
    expect(names(orderedWaypoints(list, "distance", null))).toEqual(["twee", "een"]);
  });

  it("by name in Dutch order: accents, capitals and numbers in place", () => {
    const list = ["Post 10", "ezel", "éénhoorn", "Aap", "post 9", "Éva"].map((name) =>
      waypoint(name),
    );
    expect(order("name", ...list)).toEqual(["Aap", "éénhoorn", "Éva", "ezel", "post 9", "Post 10"]);
  });

  it("by date: newest first, without a date last", () => {
    const list = [
      waypoint("oud", { createdAtMs: 1 }),
      waypoint("?"),
      waypoint("nieuw", { createdAtMs: 2 }),
    ];
    expect(order("newest", ...list)).toEqual(["nieuw", "oud", "?"]);
  });

  it("by folder and then name, without a folder last", () => {
    const list = [
      waypoint("c"),
      waypoint("b", { folder: "Kamp 2" }),
      waypoint("z", { folder: "kamp" }),
      waypoint("a", { folder: "Kamp" }),
    ];
    expect(order("folder", ...list)).toEqual(["a", "z", "b", "c"]);
  });
});

describe("filteredWaypoints", () => {
  const list = [
    waypoint("Café de Zon", { folder: "Eten", note: "terras" }),
    waypoint("Tent", { folder: "Kamp" }),
    waypoint("Pont"),
  ];

  it.each([
    ["cafe", ["Café de Zon"]],
    ["CAFÉ", ["Café de Zon"]],
    ["zon terras", ["Café de Zon"]],
    ["zon tent", []],
    ["kamp", ["Tent"]],
    ["  ", ["Café de Zon", "Tent", "Pont"]],
  ])("finds %j with the search %j", (query, found) => {
    expect(names(filteredWaypoints(list, { folder: undefined, query }))).toEqual(found);
  });

  it.each([
    ["Kamp", ["Tent"]],
    [null, ["Pont"]],
    ["Weg", []],
  ])("of folder %j are %j", (folder, found) => {
    expect(names(filteredWaypoints(list, { folder, query: "" }))).toEqual(found);
  });

  it("returns the same list object if all match", () => {
    expect(filteredWaypoints(list, { folder: undefined, query: "" })).toBe(list);
  });
});

it("foldersOf counts the folders in use, by name", () => {
  const list = ["b", "Á", "b"].map((folder, index) => waypoint(String(index), { folder }));
  expect(foldersOf([...list, waypoint("x")])).toEqual([
    { name: "Á", count: 1 },
    { name: "b", count: 2 },
  ]);
});

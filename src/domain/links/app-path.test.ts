import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { addressableId, isAddressableId } from "#domain/waypoints/addressable-id.ts";
import { moveWaypointPath, trackOnMapPath, trackOnNetworkPath, waypointPath } from "./app-path.ts";

const GOOD = [
  "0b0e0a2c-5c1e-4c0e-9f0a-0d6a0c2b7a11",
  "7",
  "a/b",
  "/",
  "..a",
  "...",
  "?x#y",
  "100%",
  "%25",
  "a b+c",
  "tent 🏕 é",
  "__proto__",
  "\\",
  "x".repeat(200),
];
const BAD = ["", ".", "..", "\ud800", "kamp\udc00", "a%2Fb", "\u0000", "a\nb", "x".repeat(201)];

describe("an address of the app", () => {
  it.each([...GOOD, ...BAD])("keeps the id %j of a record", (id) => {
    const { pathname } = new URL(waypointPath(id), "https://kaart.example");
    const [match] = matchRoutes([{ path: "/waypoints/:waypointId" }], pathname) ?? [];
    expect(match?.params["waypointId"]).toBe(addressableId(id));
  });

  it.each([
    [moveWaypointPath, "verplaats"],
    [trackOnMapPath, "spoor"],
    [trackOnNetworkPath, "opnetwerk"],
  ] as const)("carries any id in its query (%#)", (path, name) => {
    for (const id of [...GOOD, ...BAD]) {
      const { searchParams } = new URL(path(id), "https://kaart.example");
      expect(searchParams.get(name)).toBe(addressableId(id));
    }
  });
});

describe("an id", () => {
  it.each(GOOD)("is unchanged if an address can hold it: %j", (id) => {
    expect(addressableId(id)).toBe(id);
  });

  it("is always replaced by the same one if no address can hold it", () => {
    const others = BAD.map(addressableId);
    expect(others.every(isAddressableId)).toBe(true);
    expect(new Set(others).size).toBe(BAD.length);
    expect(BAD.map(addressableId)).toEqual(others);
    expect(others.map(addressableId)).toEqual(others);
  });
});

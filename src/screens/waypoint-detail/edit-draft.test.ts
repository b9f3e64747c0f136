import { describe, expect, it } from "vitest";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import {
  altitudeMetersFrom,
  changesFrom,
  conflictsOf,
  decided,
  factsOf,
  followedFields,
  shownFields,
  withTyped,
} from "./edit-draft.ts";

const TENT: Waypoint = { id: "tent", name: "Tent ", lat: 52.123456, lng: 5.4, color: "#b42318" };
const HUT: Waypoint = { ...TENT, name: "Hut", altitudeMeters: 7 };

describe("a field that the person touched", () => {
  it("is all that is written, whatever another tab wrote meanwhile", () => {
    const typed = withTyped({}, TENT, { note: "bij de eik" });
    expect(changesFrom(HUT, typed)).toEqual({ note: "bij de eik" });
    expect(shownFields(factsOf(HUT), typed)).toMatchObject({ name: "Hut", note: "bij de eik" });
    expect(conflictsOf(HUT, typed, "")).toEqual([]);
    expect(followedFields(HUT, factsOf(TENT), typed)).toEqual(["name", "altitude"]);
  });

  it("and that is as it was again is not written", () => {
    const typed = withTyped(withTyped({}, TENT, { name: "Kamp" }), TENT, { name: "Tent " });
    expect(typed).toEqual({});
    expect(changesFrom(TENT, typed)).toEqual({});
  });

  it("is taken away when it is emptied", () => {
    const typed = withTyped({}, HUT, { color: null, altitude: " " });
    expect(changesFrom(HUT, typed)).toEqual({ color: null, altitudeMeters: null });
  });
});

describe("a field that was changed elsewhere too", () => {
  const typed = withTyped({}, TENT, { name: "Kamp", icon: "campfire" });

  it("is chosen: one's own", () => {
    expect(conflictsOf(HUT, typed, "")).toEqual(["name"]);
    const mine = decided(typed, HUT, "name", "mine");
    expect(conflictsOf(HUT, mine, "")).toEqual([]);
    expect(changesFrom(HUT, mine)).toEqual({ name: "Kamp", icon: "campfire" });
  });

  it("is chosen: the other", () => {
    const theirs = decided(typed, HUT, "name", "theirs");
    expect(changesFrom(HUT, theirs)).toEqual({ icon: "campfire" });
    expect(shownFields(factsOf(HUT), theirs).name).toBe("Hut");
  });

  it("is chosen anew when it changes once more", () => {
    const mine = decided(typed, HUT, "name", "mine");
    expect(conflictsOf({ ...HUT, name: "Bos" }, mine, "")).toEqual(["name"]);
  });

  it("stays touched when it is typed back to what it was", () => {
    const back = withTyped(typed, HUT, { name: "Tent " });
    expect(conflictsOf(HUT, back, "")).toEqual(["name"]);
  });

  it("is no question when both made it the same", () => {
    expect(conflictsOf({ ...TENT, name: "Kamp" }, typed, "")).toEqual([]);
  });

  it("is seen in a place that was moved less than its text shows", () => {
    const moved = withTyped({}, TENT, { place: "52.2, 5.5" });
    expect(conflictsOf(TENT, moved, "")).toEqual([]);
    expect(conflictsOf({ ...TENT, lat: 52.1234561 }, moved, "")).toEqual(["place"]);
  });
});

it.each([
  ["12,5", 12.5],
  ["−3", -3],
  ["100000", 100_000],
  ["100001", undefined],
  ["1e3", undefined],
])("reads %s as a height of %s metres", (typed, meters) => {
  expect(altitudeMetersFrom(typed)).toBe(meters);
});

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

describe("a field that the user touched", () => {
  it("is the only one written, whatever another tab wrote meanwhile", () => {
    const typed = withTyped({}, TENT, { note: "bij de eik" });
    expect(changesFrom(HUT, typed)).toEqual({ note: "bij de eik" });
    expect(shownFields(factsOf(HUT), typed)).toMatchObject({ name: "Hut", note: "bij de eik" });
    expect(conflictsOf(HUT, typed, "")).toEqual([]);
    expect(followedFields(HUT, factsOf(TENT), typed)).toEqual(["name", "altitude"]);
  });

  it("is not written if it has its old value again", () => {
    const typed = withTyped(withTyped({}, TENT, { name: "Kamp" }), TENT, { name: "Tent " });
    expect(typed).toEqual({});
    expect(changesFrom(TENT, typed)).toEqual({});
  });

  it("is removed when emptied", () => {
    const typed = withTyped({}, HUT, { color: null, altitude: " " });
    expect(changesFrom(HUT, typed)).toEqual({ color: null, altitudeMeters: null });
  });
});

describe("a field that was changed elsewhere too", () => {
  const typed = withTyped({}, TENT, { name: "Kamp", icon: "campfire" });

  it("can keep the user's value", () => {
    expect(conflictsOf(HUT, typed, "")).toEqual(["name"]);
    const mine = decided(typed, HUT, "name", "mine");
    expect(conflictsOf(HUT, mine, "")).toEqual([]);
    expect(changesFrom(HUT, mine)).toEqual({ name: "Kamp", icon: "campfire" });
  });

  it("can take the other value", () => {
    const theirs = decided(typed, HUT, "name", "theirs");
    expect(changesFrom(HUT, theirs)).toEqual({ icon: "campfire" });
    expect(shownFields(factsOf(HUT), theirs).name).toBe("Hut");
  });

  it("must be chosen again when it changes again", () => {
    const mine = decided(typed, HUT, "name", "mine");
    expect(conflictsOf({ ...HUT, name: "Bos" }, mine, "")).toEqual(["name"]);
  });

  it("stays touched when its old value is typed again", () => {
    const back = withTyped(typed, HUT, { name: "Tent " });
    expect(conflictsOf(HUT, back, "")).toEqual(["name"]);
  });

  it("is not a conflict when both values are equal", () => {
    expect(conflictsOf({ ...TENT, name: "Kamp" }, typed, "")).toEqual([]);
  });

  it("is detected for a place that moved less than its text shows", () => {
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

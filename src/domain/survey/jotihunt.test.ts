import { expect, it } from "vitest";
import { readJotihuntAreas, readJotihuntGroups } from "./jotihunt.ts";

it("reads the states of areas, and leaves out those that it does not know", () => {
  const data = [
    { name: "Alpha", status: "green" },
    { name: "Bravo", status: "Orange" },
    { name: "Charlie", status: "purple" },
    { name: "", status: "red" },
    null,
  ];
  const areas = [
    { name: "Alpha", state: "green" },
    { name: "Bravo", state: "orange" },
  ];
  expect(readJotihuntAreas({ data })).toEqual(areas);
  expect(readJotihuntAreas(data)).toEqual(areas);
});

it("reads groups whose places are texts or numbers, and leaves out those without one", () => {
  const data = [
    { name: "Scouting A", lat: "52.1", long: "5.9", area: "Alpha" },
    { name: "Scouting B", lat: 52.2, long: 6 },
    { name: "Scouting C", lat: "noord", long: "5.9", area: "Alpha" },
    { name: "Scouting D", lat: "152.1", long: "5.9", area: "Alpha" },
    { name: "Scouting E", lat: "", long: null },
  ];
  expect(readJotihuntGroups({ data })).toEqual([
    { name: "Scouting A", lat: 52.1, lng: 5.9, area: "Alpha" },
    { name: "Scouting B", lat: 52.2, lng: 6, area: "" },
  ]);
});

it.each([null, "text", 4, {}, { data: "text" }])("reads nothing from %j", (answer) => {
  expect(readJotihuntAreas(answer)).toBeNull();
  expect(readJotihuntGroups(answer)).toBeNull();
});

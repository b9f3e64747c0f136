import { expect, it } from "vitest";
import { readJotihuntAreas, readJotihuntArticles, readJotihuntGroups } from "./jotihunt.ts";

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

it("reads messages, and leaves out those without a title", () => {
  const data = [
    {
      id: 7,
      title: "Hint 1",
      type: "hint",
      publish_at: "2025-10-18T07:00:00.000000Z",
      message: { content: "<p>A</p>" },
    },
    { title: "Nieuws", type: "poem", publish_at: "2025-10-18 09:00:00", message: "Kort" },
    { title: "Opdracht", type: "assignment", message: null },
    { title: " ", type: "hint" },
  ];
  expect(readJotihuntArticles({ data })).toEqual([
    {
      title: "Hint 1",
      kind: "hint",
      published: Date.parse("2025-10-18T07:00:00Z"),
      html: "<p>A</p>",
    },
    { title: "Nieuws", kind: "news", published: "2025-10-18 09:00:00", html: "Kort" },
    { title: "Opdracht", kind: "assignment", published: "", html: "" },
  ]);
});

it.each([null, "text", 4, {}, { data: "text" }])("reads nothing from %j", (answer) => {
  expect(readJotihuntAreas(answer)).toBeNull();
  expect(readJotihuntGroups(answer)).toBeNull();
  expect(readJotihuntArticles(answer)).toBeNull();
});

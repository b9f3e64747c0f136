import { expect, it } from "vitest";
import { sortRecords, unreadableRecord } from "./sort-records.ts";

it.each([
  ["of an older version", { format: 1, name: "Rondje" }, "Rondje", "older-format"],
  ["of a newer version", { format: 3, name: "Rondje" }, "Rondje", "newer-format"],
  ["damaged", { format: 2, name: "Rondje" }, "Rondje", "bad-record"],
  [
    "with its name where format 1 has it",
    { format: 1, track: { name: "Heide" } },
    "Heide",
    "older-format",
  ],
  ["a route of format 1", { format: 1, route: { name: "Hike" } }, "Hike", "older-format"],
  ["without a name", { format: 2, name: "" }, null, "bad-record"],
  ["whose name is none", { format: "2", name: 7 }, null, "bad-record"],
  ["that is no record at all", null, null, "bad-record"],
])("describes a record %s", (_name, value, name, reason) => {
  expect(unreadableRecord(value, { format: 2 })).toEqual({ name, reason });
});

it("reads the other records when one cannot be read", () => {
  const read = (value: unknown) => (typeof value === "number" ? value : null);
  expect(sortRecords([1, "x", 2], { read, format: 2 })).toEqual({
    readable: [1, 2],
    unreadable: [{ name: null, reason: "bad-record" }],
  });
});

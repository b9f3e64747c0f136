import { describe, expect, it } from "vitest";
import { addressableId, isAddressableId } from "#domain/waypoints/addressable-id.ts";
import { readWaypointText, waypointText } from "./waypoint-list-text.ts";

const A = { id: "a", name: "Aap", lat: 52, lng: 5 };
const B = { id: "b", name: "Noot", lat: 53, lng: 6 };
const DEEP = "[".repeat(200_000) + "]".repeat(200_000);

/** Name, stored text, and the reason that the whole text is set aside. */
const NO_LISTS: readonly (readonly [string, string, string])[] = [
  ["an empty text", "", "not-json"],
  ["half a text", JSON.stringify([A, B]).slice(0, 50), "not-json"],
  ["a text with an end too many", `${JSON.stringify([A])}]`, "not-json"],
  ["a comma too many", '[{"id":"a"},]', "not-json"],
  ["JavaScript", "[{id:'a'}]", "not-json"],
  ["[object Object]", "[object Object]", "not-json"],
  ["undefined", "undefined", "not-json"],
  ["zero bytes", "\u0000\u0000", "not-json"],
  ["HTML", "<!doctype html><title>404</title>", "not-json"],
  ["5 MB of nothing", "x".repeat(5_000_000), "not-json"],
  ["null", "null", "not-a-list"],
  ["true", "true", "not-a-list"],
  ["a number", "42", "not-a-list"],
  ["a list as text within the text", JSON.stringify(JSON.stringify([A])), "not-a-list"],
  ["one waypoint without its list", JSON.stringify(A), "not-a-list"],
  ["a list by id", JSON.stringify({ a: A, b: B }), "not-a-list"],
  ["a state with a version", JSON.stringify({ version: 1, waypoints: [A] }), "not-a-list"],
  ["a prototype", '{"__proto__":[]}', "not-a-list"],
];

/** Name, and the record between two valid ones. */
const BAD_RECORDS: readonly (readonly [string, unknown])[] = [
  ["null", null],
  ["a text", "kamp"],
  ["a number", 7],
  ["a list", [1, 2]],
  ["an empty list", []],
  ["nothing in it", {}],
  ["no id", { name: "x", lat: 1, lng: 1 }],
  ["an empty id", { id: "", name: "x", lat: 1, lng: 1 }],
  ["an id that is no text", { id: {}, name: "x", lat: 1, lng: 1 }],
  ["no name", { id: "x", lat: 1, lng: 1 }],
  ["a name that is a number", { id: "x", name: 3, lat: 1, lng: 1 }],
  ["no latitude", { id: "x", name: "x", lng: 1 }],
  ["a latitude as text", { id: "x", name: "x", lat: "52.1", lng: 1 }],
  ["a latitude of null", { id: "x", name: "x", lat: null, lng: 1 }],
  ["a latitude over the pole", { id: "x", name: "x", lat: 90.1, lng: 1 }],
  ["a longitude around the earth", { id: "x", name: "x", lat: 1, lng: -181 }],
  ["RD metres for degrees", { id: "x", name: "x", lat: 155_000, lng: 463_000 }],
  ["its place in a list", { id: "x", name: "x", latLng: [52, 5] }],
];

describe("readWaypointText", () => {
  it("reads what waypointText wrote", () => {
    expect(readWaypointText(waypointText([A, B]))).toEqual({ list: [A, B], setAside: [] });
    expect(readWaypointText("[]")).toEqual({ list: [], setAside: [] });
  });

  it.each(NO_LISTS)("sets the whole text aside when it is %s", (_name, text, reason) => {
    expect(readWaypointText(text)).toEqual({
      list: null,
      setAside: [{ source: "waypoints", reason, rawText: text }],
    });
  });

  it.each(BAD_RECORDS)("keeps the others when one record is %s", (_name, record) => {
    expect(readWaypointText(JSON.stringify([A, record, B]))).toEqual({
      list: [A, B],
      setAside: [{ source: "waypoints", reason: "bad-record", rawText: JSON.stringify(record) }],
    });
  });

  it("rejects an infinite coordinate", () => {
    const { list } = readWaypointText('[{"id":"x","name":"x","lat":1e999,"lng":1}]');
    expect(list).toEqual([]);
  });

  it("takes no field from a prototype", () => {
    const text = `[{"__proto__":${JSON.stringify(A)}}]`;
    expect(readWaypointText(text)).toEqual({
      list: [],
      setAside: [{ source: "waypoints", reason: "bad-record", rawText: text.slice(1, -1) }],
    });
  });

  it("keeps a record that carries a prototype, without it", () => {
    const rawText = `{"__proto__":{"polluted":1},"id":"a","name":"Aap","lat":52,"lng":5}`;
    const { list, setAside } = readWaypointText(`[${rawText}]`);
    expect(list).toStrictEqual([A]);
    expect(Object.getPrototypeOf(list?.[0])).toBe(Object.prototype);
    expect(setAside).toEqual([{ source: "waypoints", reason: "bad-field", rawText }]);
  });

  it("keeps fields it does not know", () => {
    const odd = { ...A, constructor: "x", badge: { color: "red" }, note: "", createdAtMs: 0 };
    expect(readWaypointText(JSON.stringify([odd]))).toEqual({ list: [odd], setAside: [] });
  });

  it.each([
    ["note", 5],
    ["note", null],
    ["createdAtMs", "gisteren"],
    ["createdAtMs", 1e300],
    ["createdAtMs", 8.64e15 + 5],
    ["changedAtMs", -8.64e15 - 5],
    ["changedAtMs", null],
  ])("keeps the rest of a record whose %s is %s", (field, value) => {
    const record = { ...A, [field]: value };
    expect(readWaypointText(JSON.stringify([record]))).toEqual({
      list: [A],
      setAside: [{ source: "waypoints", reason: "bad-field", rawText: JSON.stringify(record) }],
    });
  });

  it.each([
    [7, "7"],
    [0, "0"],
    [-1.5, "-1.5"],
  ])("takes the number %d as id", (id, text) => {
    expect(readWaypointText(JSON.stringify([{ ...A, id }])).list).toEqual([{ ...A, id: text }]);
  });

  it.each(["..", ".", "\ud800", "tent\udc00", "a%2Fb", "\u0000", "x".repeat(5000)])(
    "gives a record with the id %j, which no address can hold, another, always the same",
    (id) => {
      const text = JSON.stringify([{ ...A, id }, B]);
      const { list, setAside } = readWaypointText(text);
      expect(setAside).toEqual([]);
      expect(list).toEqual([{ ...A, id: addressableId(id) }, B]);
      expect(isAddressableId(list?.[0]?.id ?? "")).toBe(true);
      expect(readWaypointText(waypointText(list ?? [])).list).toEqual(list);
    },
  );

  it("keeps the first of two with one id, and sets the other aside", () => {
    const other = { ...B, id: "a" };
    expect(readWaypointText(JSON.stringify([A, other]))).toEqual({
      list: [A],
      setAside: [{ source: "waypoints", reason: "duplicate-id", rawText: JSON.stringify(other) }],
    });
  });

  it.each(["__proto__", "constructor", "toString"])("treats the id %s like any other", (id) => {
    expect(readWaypointText(JSON.stringify([{ ...A, id }, B])).list).toEqual([{ ...A, id }, B]);
  });

  it("sets the whole text aside for a record nested too deep", () => {
    const text = `[${JSON.stringify(A)},{"id":"d","name":"d","lat":1,"lng":1,"extra":${DEEP}}]`;
    const { list, setAside } = readWaypointText(text);
    expect(list).toEqual([A]);
    expect(setAside).toEqual([{ source: "waypoints", reason: "bad-record", rawText: text }]);
  });

  it("reads 5 MB of good waypoints", () => {
    const many = Array.from({ length: 60_000 }, (_, index) => ({
      ...A,
      id: `waypoint-${index}`,
      note: "lang".repeat(6),
    }));
    const text = waypointText(many);
    expect(text.length).toBeGreaterThan(5_000_000);
    expect(readWaypointText(text).list).toHaveLength(60_000);
  });
});

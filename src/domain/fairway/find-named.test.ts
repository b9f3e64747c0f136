import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { fairwayNames } from "./find-named.ts";

const { objects, marks } = readFairways(readFileSync("public/nautical/vaarwegen.json", "utf8"));
const names = fairwayNames(objects, marks);
const KETELMEER = { lat: 52.58, lng: 5.72 };

test("finds a bridge and a lock by the start or a word of its name, nearest first", () => {
  const [bridge] = names.find("ketelbrug", KETELMEER, 10).objects;
  expect(bridge?.object.name).toMatch(/^Ketelbrug/);
  const { objects: locks } = names.find("Driesluizen", { lat: 51.9, lng: 4.3 }, 10);
  expect(locks.map(({ object }) => object.name).join()).toMatch(/Vlaardinger Driesluizen/);
  const { objects: many } = names.find("spoorbrug", KETELMEER, 10);
  expect(many).toHaveLength(10);
});

test("finds a buoy by its number, with and without a blank, nearest first", () => {
  const buoy = marks.find(({ name }) => /^[A-Z]+ ?\d+$/.test(name));
  if (!buoy) throw new Error("There are no buoys with numbers.");
  for (const text of [buoy.name, buoy.name.replace(" ", ""), buoy.name.toLowerCase()]) {
    const [first] = names.find(text, buoy, 5).marks;
    expect(first?.mark).toBe(buoy);
    expect(first?.distanceMeters).toBe(0);
  }
});

test("puts the mark with exactly that number before nearer ones whose number only begins with it", () => {
  const mark = (name: string, lat: number) => ({
    ...({ lat, lng: 5, kind: "port", isBeacon: false, name, light: "" } as const),
  });
  const invented = [
    mark("S 145", 52.01),
    mark("14-A", 52.02),
    mark("S 14", 52.3),
    mark("14", 52.5),
  ];
  const { marks: found } = fairwayNames([], invented).find("14", { lat: 52, lng: 5 }, 10);
  expect(found.map(({ mark }) => mark.name)).toEqual(["14", "14-A", "S 14", "S 145"]);
});

test("finds the bridges of a fairway after those of that name, and nothing for no text", () => {
  const { objects: found } = names.find("Amsterdam-Rijnkanaal", { lat: 52.1, lng: 5.1 }, 10);
  expect(found.length).toBeGreaterThan(3);
  expect(
    found.every(({ object }) => /Amsterdam-Rijnkanaal/.test(`${object.name} ${object.fairway}`)),
  ).toBe(true);
  expect(names.find("  ", KETELMEER, 10)).toEqual({ objects: [], marks: [] });
});

test("finds the nearest locks of the country by their kind, in a language that no name has", () => {
  const { objects: found } = names.find("Schleusen", KETELMEER, 5, ["lock"]);
  expect(found.map(({ object }) => object.kind)).toEqual(["lock", "lock", "lock", "lock", "lock"]);
  expect(found.map((one) => one.distanceMeters)).toEqual(
    found.map((one) => one.distanceMeters).toSorted((one, other) => one - other),
  );
  expect(names.find("Schleusen", KETELMEER, 5).objects).toEqual([]);
});

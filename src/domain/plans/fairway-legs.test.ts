import { expect, it } from "vitest";
import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { fairwaysOfLegs, obstaclesOf } from "./fairway-legs.ts";

function bridge(name: string, heightMeters: number | null, isMovable = false): FairwayObject {
  return {
    kind: "bridge",
    name,
    isMovable,
    lengthMeters: null,
    movableWidthMeters: null,
    fixedClearanceMeters: heightMeters,
    closedClearanceMeters: null,
    widthMeters: 8,
  } as unknown as FairwayObject;
}

// Two legs of 1,112 m northwards each.
const LEGS = [
  { line: Float64Array.of(4.36, 52, 4.36, 52.01) },
  { line: Float64Array.of(4.36, 52.01, 4.36, 52.02) },
];
const ALONG = [
  { object: bridge("hoog", 5), alongMeters: 100 },
  { object: bridge("laag", 2), alongMeters: 900 },
  { object: bridge("open", 1, true), alongMeters: 1300 },
  { object: { ...bridge("onbekend", null), widthMeters: 4 }, alongMeters: 2223.9 },
];
const VOYAGE = {
  departureMs: 0,
  speedKmh: 6,
  limits: { heightMeters: 3, widthMeters: 3, lengthMeters: null },
};

it("divides bridges over the legs, and says when each is passed", () => {
  const [first, second] = fairwaysOfLegs(LEGS, ALONG, VOYAGE);
  expect(first?.passed.map(({ object, atMs }) => [object.name, atMs / 60_000])).toEqual([
    ["hoog", 1],
    ["laag", 9],
  ]);
  expect(second?.passed.map(({ object }) => object.name)).toEqual(["open", "onbekend"]);
  expect([first?.lowestFixed?.name, first?.narrowestMeters]).toEqual(["laag", 8]);
  expect([second?.lowestFixed, second?.narrowestMeters]).toEqual([null, 4]);
});

it("lists the objects that the boat does not pass, and those of unknown size", () => {
  const states = obstaclesOf(fairwaysOfLegs(LEGS, ALONG, VOYAGE)).map(
    ({ object, passage }) => `${object.name} ${passage?.state}`,
  );
  expect(states).toEqual(["laag blocked", "onbekend unknown"]);
  expect(obstaclesOf(fairwaysOfLegs(LEGS, ALONG, { ...VOYAGE, limits: null }))).toEqual([]);
});

import { expect, it } from "vitest";
import type { HuntSighting } from "./hunt.ts";
import { foxNames, shownSightings } from "./shown-sightings.ts";

const MINUTE_MS = 60_000;

const sighting = (id: string, name: string, atMinutes: number): HuntSighting => ({
  id,
  name,
  lat: 52,
  lng: 5,
  atMs: atMinutes * MINUTE_MS,
  speedKmh: 6,
});

const SIGHTINGS = [
  sighting("a", "Alpha", 0),
  sighting("b", "Bravo", 50),
  sighting("c", " alpha ", 90),
  sighting("d", "", 95),
];

const shown = (...[choice, nowMinutes]: [Parameters<typeof shownSightings>[1], number]) =>
  shownSightings(SIGHTINGS, choice, nowMinutes * MINUTE_MS).map(
    ({ sighting: { id }, isLatest, isFaded }) => `${id}${isLatest ? "*" : ""}${isFaded ? "-" : ""}`,
  );

it("shows all sightings, the latest of each name marked", () => {
  expect(shown({ old: null, fox: null }, 1000)).toEqual(["a", "b*", "c*", "d*"]);
});

it("fades or hides what is older than asked", () => {
  const old = { minutes: 60, isHidden: false };
  expect(shown({ old, fox: null }, 110)).toEqual(["a-", "b*", "c*", "d*"]);
  expect(shown({ old, fox: null }, 111)).toEqual(["a-", "b*-", "c*", "d*"]);
  expect(shown({ old: { ...old, isHidden: true }, fox: null }, 111)).toEqual(["c*", "d*"]);
});

it("shows one of the hunted, and all of them once nothing has that name", () => {
  expect(shown({ old: null, fox: "alpha" }, 0)).toEqual(["a", "c*"]);
  expect(shown({ old: null, fox: "charlie" }, 0)).toEqual(["a", "b*", "c*", "d*"]);
});

it("names each of the hunted once, as first written", () => {
  expect([...foxNames(SIGHTINGS)].toSorted()).toEqual([
    ["alpha", "Alpha"],
    ["bravo", "Bravo"],
  ]);
});

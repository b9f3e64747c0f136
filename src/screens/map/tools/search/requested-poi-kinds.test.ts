import { expect, it } from "vitest";
import { readPoiQuery } from "#domain/search/poi-query.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { poiKinds } from "#sentences/map/points-of-interest.ts";
import { requestedPoiKinds } from "./requested-poi-kinds.ts";

it.each([
  ["museum", { museum: 0 }],
  ["Supermarkten", { supermarket: 0 }],
  ["molens", { windmill: 0 }],
  ["begraaf", { cemetery: 1, grave_yard: 1 }],
  ["café", { cafe: 0 }],
  ["Supermärkte", { supermarket: 0 }],
  ["windmills", { windmill: 0 }],
  ["hek", { gate: 1, lift_gate: 1 }],
  ["pub", { pub: 1, biergarten: 1, bar: 1 }],
  ["Bar", { pub: 1, biergarten: 1, bar: 1 }],
  ["zoo", { zoo: 1 }],
  ["Bushaltestellen", { bus_stop: 0 }],
  ["bus stops", { bus_stop: 0 }],
  ["winkel", { supermarket: 0, convenience: 0, greengrocer: 0, deli: 0 }],
  ["shops", { supermarket: 1, convenience: 1, greengrocer: 1, deli: 1 }],
  ["Geschäfte", { supermarket: 0, convenience: 0, greengrocer: 0, deli: 0 }],
  ["restaurants", { restaurant: 0 }],
  ["caf", {}],
  ["Baarn", {}],
])("%s asks for its kinds", (typed, kinds) => {
  expect(requestedPoiKinds(typed)).toEqual(kinds);
});

/** Their names are so short that they rank like beginnings. */
const SHORT = ["dam", "defibrillator", "gate", "lift_gate"];

it("every kind is known by its Dutch name in every language of the interface", () => {
  const unknown = [...poiKinds()].filter(
    ([kind, name]) => readPoiQuery(foldText(name))[kind] !== 0,
  );
  expect(unknown.map(([kind]) => kind).sort()).toEqual(SHORT);
});

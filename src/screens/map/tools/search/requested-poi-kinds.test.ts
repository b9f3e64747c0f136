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
  ["hek", {}],
  ["Baarn", {}],
])("%s asks for its kinds", (typed, kinds) => {
  expect(requestedPoiKinds(typed)).toEqual(kinds);
});

/** Their names are too short to ask for. */
const UNASKED = ["dam", "defibrillator", "gate", "lift_gate"];

it("every kind is known by its Dutch name in every language of the interface", () => {
  const unknown = [...poiKinds()].filter(
    ([kind, name]) => readPoiQuery(foldText(name))[kind] !== 0,
  );
  expect(unknown.map(([kind]) => kind).sort()).toEqual(UNASKED);
});

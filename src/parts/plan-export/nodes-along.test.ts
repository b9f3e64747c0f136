import { expect, it, vi } from "vitest";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { PlaceAlong } from "#domain/search/along-route.ts";
import { nodesWithAlong } from "./nodes-along.ts";

const NODES = ["12", "34"].map((number, place) => ({
  osmId: 100 + place,
  number,
  lat: 52,
  lng: 5 + place / 100,
}));
const TRAITS = { hasFerry: false, hasPortage: false, isConnection: false };
const LEG = { ...TRAITS, meters: 690, line: Float64Array.of(5, 52, 5.01, 52) };
const PLAN = {
  name: "Rondje",
  draft: { ...emptyDraft("walk"), stops: NODES },
  route: { nodes: NODES, legs: [LEG], stopPlaces: [0, 1], meters: 690 },
};

function placeAt(kind: PlaceAlong["kind"]): PlaceAlong {
  const place = { kind: "poi", name: "", lat: 52, lng: 5, detail: null } as const;
  return { kind, place, alongMeters: 100, offMeters: 0 };
}

it("abbreviates the places between two numbers", async () => {
  const find = async () => [placeAt("food"), placeAt("water"), placeAt("food"), placeAt("bench")];
  expect(await nodesWithAlong(PLAN, find)).toEqual([
    { number: "12", leg: null },
    { number: "34", leg: "690 m", along: "drinkwater, 2 × eten" },
  ]);
});

it("gives only the numbers without places or without packs", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const alone = [
    { number: "12", leg: null },
    { number: "34", leg: "690 m" },
  ];
  expect(await nodesWithAlong(PLAN, async () => [])).toEqual(alone);
  expect(await nodesWithAlong(PLAN, () => Promise.reject(new Error("no worker")))).toEqual(alone);
});

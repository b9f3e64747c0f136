import { expect, it } from "vitest";
import { collectWayPlaces, placeOfNode, type RawPlace } from "./raw-places.ts";
import { searchablePlaces } from "./searchable-places.ts";

const AT = { lat: 52, lng: 4.3 };

/** The place of a way through nodes 4, 5 and 6, located by the middle one. */
function placeOfWay(
  tags: Record<string, string>,
  positionOf = (nodeId: number) => (nodeId === 5 ? AT : undefined),
): RawPlace | undefined {
  const places = collectWayPlaces();
  places.add({ nodeIds: [4, 5, 6], tags });
  return [...places.placed(positionOf)][0];
}

function street(name: string, lat: number): RawPlace {
  return { kind: "street", name, detail: null, lat, lng: 4.3 };
}

it("finds towns with their size, and no place without a name", () => {
  expect(placeOfNode({ place: "village", name: "Lier" }, AT)).toMatchObject({ detail: "village" });
  expect(placeOfNode({ place: "village" }, AT)).toBeNull();
  expect(placeOfNode({ place: "ocean", name: "Noordzee" }, AT)).toBeNull();
});

it.each([
  [{ highway: "residential", name: "Dorpsstraat" }, "street", "Dorpsstraat"],
  [{ highway: "footway", "bridge:name": "Hoge Brug", name: "Pad" }, "bridge", "Hoge Brug"],
  [{ man_made: "bridge", name: "Oude Brug" }, "bridge", "Oude Brug"],
  [{ waterway: "canal", lock: "yes", name: "Vliet" }, "lock", ""],
  [{ waterway: "canal", lock: "yes", lock_name: "Sluis", name: "Vliet" }, "lock", "Sluis"],
  [{ waterway: "lock_gate", name: "Ebdeur" }, "lock", "Ebdeur"],
])("takes %j for a %s", (tags: Record<string, string>, kind, name) => {
  expect(placeOfWay(tags)).toMatchObject({ kind, name, ...AT });
});

it("skips other ways, and those without a position", () => {
  expect(placeOfWay({ highway: "path" })).toBeUndefined();
  expect(placeOfWay({ highway: "path", name: "Pad" }, () => undefined)).toBeUndefined();
});

it("lists a street once, and one with the same name in the next town too", () => {
  const found = [
    street("Dorpsstraat", 52),
    street("Dorpsstraat", 52.002),
    street("Dorpsstraat", 52.1),
  ];
  expect(searchablePlaces(found, []).places.map(({ lat }) => lat)).toEqual([52, 52.1]);
});

it("leaves out the streets if there are too many, and counts them", () => {
  const found = Array.from({ length: 20_001 }, (_, index) => street(`Straat ${index}`, 52));
  expect(searchablePlaces(found, [])).toEqual({ places: [], droppedStreets: 20_001 });
});

it("lists useful things without a name once, and no street without one", () => {
  const lock = { ...street("", 52), kind: "lock" } as const;
  const taps = [52, 52.0001, 52.001].map((lat) => ({ ...street("", lat), kind: "water" }) as const);
  const { places } = searchablePlaces([lock, ...taps, street("", 52)], []);
  expect(places.map(({ kind, lat }) => [kind, lat])).toEqual([
    ["lock", 52],
    ["water", 52],
    ["water", 52.001],
  ]);
});

it.each([
  [{ amenity: "drinking_water" }, "water"],
  [{ amenity: "toilets", name: "WC" }, "toilet"],
  [{ tourism: "camp_site", name: "De Hoeve" }, "campsite"],
  [{ amenity: "ferry_terminal" }, "ferry"],
  [{ railway: "halt", name: "Delft Campus" }, "station"],
  [{ shop: "bicycle", "service:bicycle:repair": "yes" }, "repair"],
])("finds %j as %s", (tags: Record<string, string>, kind) => {
  expect(placeOfNode(tags, AT)).toMatchObject({ kind, name: tags["name"] ?? "" });
  expect(placeOfNode({ ...tags, access: "private" }, AT)).toBeNull();
});

it("names a node by its OSM id", () => {
  const node = { ...AT, osmId: 7, mode: "walk", ref: "51", name: null, isInferred: false } as const;
  expect(searchablePlaces([], [node]).places).toMatchObject([{ name: "51", osmId: 7 }]);
});

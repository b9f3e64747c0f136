import { describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import { type NamedPlace, placesJson } from "#domain/packs/pack-manifest-places.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { type PoiInTile, poiTile } from "#domain/search/poi-tile.fixture.ts";
import { tileBox } from "#domain/tiles/tile-grid.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { archiveOf } from "#mapview/sources/small-pack.fixture.ts";
import { RemoteWorker } from "#rpc/remote-worker.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import type { SearchCalls } from "#workers/search/search-calls.ts";
import { searchHandlers } from "#workers/search/search-handlers.ts";
import { createSearch } from "./search.ts";

const HERE = { lat: 52, lng: 5 };

const nothingBuiltIn = async () => new TextEncoder().encode(placesJson([])).buffer;

/** A worker on this thread; `given` lists what it received. */
function workerHere(given: string[] = []): WorkerHere<SearchCalls> {
  const handlers = searchHandlers(nothingBuiltIn);
  return new WorkerHere<SearchCalls>({
    ...handlers,
    put: (input, call) => {
      given.push(`put ${input.set}`);
      return handlers.put(input, call);
    },
    putJson: (input, call) => {
      given.push(`putJson ${input.set}`);
      return handlers.putJson(input, call);
    },
    drop: (set, call) => {
      given.push(`drop ${set}`);
      return handlers.drop(set, call);
    },
  });
}

/** A worker that accepts data and never answers a question. */
function workerThatFails(given: string[] = []) {
  return new WorkerHere<SearchCalls>({
    ...searchHandlers(nothingBuiltIn),
    putJson: ({ set }) => void given.push(`putJson ${set}`),
    find: () => {
      given.push("find");
      return new Promise(() => {});
    },
  });
}

function packWith(id: string, name: string): PackOnDevice {
  const json = placesJson([{ kind: "town", name, lat: 52.1, lng: 5, detail: null }]);
  const places = new Blob([json]);
  const rest = { name: id, areas: [], mapAreas: [], attribution: "", modes: null, dataDate: null };
  return { id, kind: "pack", ...rest, map: null, networks: null, graph: null, places };
}

function searchOver(
  packs: readonly PackOnDevice[],
  waypoints: readonly Waypoint[],
  start: () => WorkerHere<SearchCalls> = workerHere,
) {
  const packsStore = createStore(() => ({ packs }));
  const waypointsStore = createStore(() => ({ waypoints }));
  const search = createSearch({
    openSearch: (onError) => new RemoteWorker(() => start() as unknown as Worker, onError),
    packs: packsStore,
    waypoints: waypointsStore,
    loadPacks: () => Promise.resolve(),
    pause: async () => {},
  });
  const namesOf = async (text: string) =>
    (await search.findPlaces(text, HERE)).map(({ name }) => name);
  return { search, packsStore, waypointsStore, namesOf };
}

function tents(count: number): readonly Waypoint[] {
  return Array.from({ length: count }, (_, index) => {
    return { id: `w${index}`, name: `Tent ${index}`, lat: 52, lng: 5 };
  });
}

/** Resolves after a turn of the event loop, in which the promises before it settle. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe("createSearch", () => {
  it("finds places of packs, also of a later one, and none of a removed one", async () => {
    const { packsStore, namesOf } = searchOver([packWith("a", "Delft")], []);
    expect(await namesOf("delft")).toEqual(["Delft"]);
    packsStore.setState({ packs: [packWith("b", "Utrecht")] });
    expect(await namesOf("delft")).toEqual([]);
    expect(await namesOf("utrecht")).toEqual(["Utrecht"]);
  });

  it("names the municipality of a pack as long as it is there", async () => {
    const ring = [4.9, 51.9, 5.1, 51.9, 5.1, 52.1, 4.9, 52.1, 4.9, 51.9];
    const places = new Blob([placesJson([], [{ name: "Delft", rings: [ring] }])]);
    const { search, packsStore } = searchOver([{ ...packWith("a", "Delft"), places }], []);
    expect(await search.municipalityAround(HERE, 10)).toBe("Delft");
    packsStore.setState({ packs: [] });
    expect(await search.municipalityAround(HERE, 10)).toBeNull();
  });

  it("finds the numbers of a pack without a list of places in its graph", async () => {
    const post = { lat: 52, lng: 5, name: null, isInferred: false } as const;
    const nodes = [
      { ...post, osmId: 7, mode: "walk", ref: "51" },
      { ...post, osmId: 8, mode: "cycle", ref: "52" },
    ] as const;
    const graph = new Blob([writeGraph({ nodes, edges: [] }).bytes as Uint8Array<ArrayBuffer>]);
    const { search } = searchOver([{ ...packWith("a", "Delft"), places: null, graph }], []);
    expect(await search.findPlaces("51", HERE)).toMatchObject([
      { kind: "node", name: "51", detail: "walk", osmId: 7 },
    ]);
  });

  it("rejects pending questions when the worker fails, and starts another for the next one", async () => {
    const given: string[] = [];
    const broken = workerThatFails(given);
    const workers = [broken, workerHere()];
    const start = () => workers.shift() ?? workerHere();
    const { search } = searchOver([packWith("a", "Delft")], [], start);
    const asked = search.findPlaces("delft", HERE);
    await vi.waitFor(() => expect(given).toContain("find"));
    broken.fail("not loaded");
    await expect(asked).rejects.toThrow("not loaded");
    expect(await search.findPlaces("delft", HERE)).toHaveLength(1);
  });

  it("starts no worker for new packs after a failure", async () => {
    const given: string[] = [];
    const broken = workerThatFails(given);
    const workers = [broken];
    const start = () => workers.shift() ?? workerThatFails(given);
    const { search, packsStore } = searchOver([packWith("a", "Delft")], [], start);
    const asked = search.findPlaces("delft", HERE);
    await vi.waitFor(() => expect(given).toContain("find"));
    broken.fail("not loaded");
    await expect(asked).rejects.toThrow("not loaded");
    const later = packWith("b", "Utrecht");
    const read = vi.spyOn(later.places as Blob, "slice");
    packsStore.setState({ packs: [later] });
    await turn();
    expect(read).not.toHaveBeenCalled();
    expect(given).toEqual(["putJson a", "find"]);
  });

  it("stops sending waypoints to a worker that failed", async () => {
    const given: string[] = [];
    const broken = workerHere(given);
    const workers = [broken, workerHere(given)];
    const turns: (() => void)[] = [];
    const search = createSearch({
      openSearch: (onError) =>
        new RemoteWorker(() => workers.shift() as unknown as Worker, onError),
      packs: createStore(() => ({ packs: [] })),
      waypoints: createStore(() => ({ waypoints: tents(600) })),
      loadPacks: () => Promise.resolve(),
      pause: () => new Promise((resolve) => turns.push(resolve)),
    });
    const asked = search.findPlaces("tent", HERE);
    await vi.waitFor(() => expect([given.length, turns.length]).toEqual([1, 1]));
    broken.fail("out of memory");
    for (const next of turns) next();
    await turn();
    for (const next of turns) next();
    await expect(asked).rejects.toThrow();
    expect(given).toEqual(["put waypoints 0"]);
  });

  it("searches the other packs when the places of one are damaged", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const damaged = { ...packWith("a", "Delft"), places: new Blob(["{"]) };
    const { namesOf } = searchOver([damaged, packWith("b", "Utrecht")], []);
    expect(await namesOf("utrecht")).toEqual(["Utrecht"]);
    expect(warned).toHaveBeenCalledWith("places of a not read:", expect.anything());
  });

  it("finds waypoints by name and keeps their id", async () => {
    const { search, waypointsStore } = searchOver([], []);
    waypointsStore.setState({ waypoints: [{ id: "w1", name: "Tent", lat: 52, lng: 5 }] });
    const [found] = await search.findPlaces("tent", HERE);
    expect(found).toMatchObject({ kind: "waypoint", name: "Tent", detail: "w1" });
  });

  it("returns the towns near places, in order", async () => {
    const { search } = searchOver([packWith("a", "Delft"), packWith("b", "Utrecht")], []);
    const places = [
      { lat: 53, lng: 5 },
      { lat: 52.11, lng: 5 },
    ];
    expect(await search.townsNear(places)).toEqual([null, "Delft"]);
  });

  it("sends thousands of waypoints in parts, and later only the changed parts", async () => {
    const given: string[] = [];
    const { search, waypointsStore } = searchOver([], tents(1200), () => workerHere(given));
    const names = async () => (await search.findPlaces("tent 1199", HERE)).map(({ name }) => name);
    expect(await names()).toContain("Tent 1199");
    expect(given).toEqual(["put waypoints 0", "put waypoints 1", "put waypoints 2"]);
    waypointsStore.setState({ waypoints: waypointsStore.getState().waypoints.slice(0, 700) });
    expect(await names()).not.toContain("Tent 1199");
    expect(given.slice(3)).toEqual(["put waypoints 1", "drop waypoints 2"]);
  });

  it("answers each question with the right places", async () => {
    const waypoints = [
      { id: "1", name: "Alfa", lat: 52, lng: 5 },
      { id: "2", name: "Bravo", lat: 52.01, lng: 5 },
    ];
    const { search } = searchOver([], waypoints);
    const [alfa, around] = await Promise.all([
      search.findPlaces("alfa", HERE),
      search.placesAround({ lat: 52.01, lng: 5 }),
    ]);
    expect(alfa.map(({ name }) => name)).toEqual(["Alfa"]);
    expect(around.map(({ name }) => name)).toEqual(["Bravo", "Alfa"]);
  });
});

/** The tile used below, and a place in its middle. */
const TILE = { z: 14, x: 8432, y: 5410 };
const [WEST, SOUTH, EAST, NORTH] = tileBox(TILE);
const THERE = { lat: (SOUTH + NORTH) / 2, lng: (WEST + EAST) / 2 };
const TAP: PoiInTile = { x: 2048, y: 2000, tags: { class: "drinking_water" } };
const CAMP: PoiInTile = {
  x: 2200,
  y: 2048,
  tags: { class: "campsite", subclass: "camp_site", name: "De Eemhof", opening_hours: "24/7" },
};

/** A saved area with these points of interest in one of its tiles. */
async function savedArea(pois: readonly PoiInTile[], layer = "poi"): Promise<PackOnDevice> {
  const bytes = await archiveOf([{ ...TILE, data: poiTile(pois, layer) }]);
  return {
    ...packWith("kamp", ""),
    kind: "area",
    mapAreas: [[WEST, SOUTH, EAST, NORTH]],
    places: null,
    map: { bytes, schema: "openmaptiles" },
  };
}

function packOf(...places: readonly NamedPlace[]): PackOnDevice {
  return { ...packWith("b", ""), places: new Blob([placesJson(places)]) };
}

describe("points of interest of tiles", () => {
  it("are found by kind and by name in a saved area, until it is removed", async () => {
    const { search, packsStore } = searchOver([await savedArea([TAP, CAMP])], []);
    expect(await search.findPlaces("drinkwater", THERE)).toMatchObject([
      { kind: "water", name: "", poi: { kind: "drinking_water" } },
    ]);
    expect(await search.findPlaces("eemhof", THERE)).toMatchObject([{ kind: "campsite" }]);
    packsStore.setState({ packs: [] });
    expect(await search.findPlaces("drinkwater", THERE)).toEqual([]);
  });

  it("are also found in a Protomaps archive, and reported as known there", async () => {
    const tags = { kind: "drinking_water", min_zoom: "16" };
    const tile = { z: 15, x: 2 * TILE.x + 1, y: 2 * TILE.y + 1 };
    const bytes = await archiveOf([{ ...tile, data: poiTile([{ x: 0, y: 0, tags }], "pois") }]);
    const archive = { ...(await savedArea([])), kind: "pack" as const };
    const { search } = searchOver([{ ...archive, map: { bytes, schema: "protomaps" } }], []);
    expect(await search.findPlaces("drinkwater", THERE)).toMatchObject([{ kind: "water" }]);
    expect(await search.placesAround(THERE)).toMatchObject([{ kind: "water" }]);
    expect(search.knowsPoisAt(THERE)).toBe(true);
  });

  it("are found in a pack whose list lacks them, and once if it has them", async () => {
    const museum = { ...CAMP, tags: { class: "museum", subclass: "museum", name: "Werf" } };
    const listed = packOf({ kind: "campsite", name: "de eemhof", detail: null, ...THERE });
    const pack = { ...listed, map: (await savedArea([museum, CAMP])).map };
    const { search } = searchOver([pack], []);
    const also = { poiKinds: { museum: 0 } } as const;
    expect(await search.findPlaces("museum", THERE, also)).toMatchObject([{ name: "Werf" }]);
    expect(await search.findPlaces("werf", THERE)).toMatchObject([{ name: "Werf" }]);
    expect(await search.findPlaces("camping", THERE)).toHaveLength(1);
  });

  it("are included in the surroundings, and not searched far away", async () => {
    const { search } = searchOver([await savedArea([TAP, CAMP])], []);
    const around = await search.placesAround(THERE);
    expect(around.map(({ kind }) => kind).sort()).toEqual(["campsite", "water"]);
    expect(await search.findPlaces("drinkwater", { lat: 52, lng: 4 })).toEqual([]);
    expect(await search.findPlaces("drinkwater", THERE)).toHaveLength(1);
  });

  it("are merged with those of a pack and of the screen", async () => {
    const pack = packOf({ kind: "campsite", name: "de eemhof", detail: null, ...THERE });
    const { search } = searchOver([pack, await savedArea([TAP, CAMP])], []);
    const shown = [
      { ...THERE, kind: "drinking_water", group: null, name: "Kraan", openingHours: null },
    ];
    expect(await search.findPlaces("camping", THERE)).toMatchObject([
      { name: "de eemhof", poi: { openingHours: "24/7" } },
    ]);
    expect(await search.findPlaces("drinkwater", THERE, { shown })).toMatchObject([
      { name: "Kraan" },
    ]);
  });

  it("are listed along a line in order, each once, including those from a pack's list", async () => {
    const cafe = { x: 3000, y: 2050, tags: { class: "restaurant", subclass: "cafe", name: "Sas" } };
    const museum = { ...cafe, tags: { class: "museum", subclass: "museum", name: "Werf" } };
    const farOff = { ...TAP, y: 200 };
    const tap = { ...TAP, x: 1900 };
    const area = await savedArea([cafe, CAMP, tap, museum, farOff]);
    const pack = packOf(
      { kind: "campsite", name: "de eemhof", detail: null, ...THERE },
      { kind: "toilet", name: "", detail: null, lat: THERE.lat, lng: WEST + 0.001 },
      { kind: "bridge", name: "Sasbrug", detail: null, ...THERE },
    );
    const { search } = searchOver([pack, area], []);
    const online = { ...THERE, kind: "cafe", group: null, name: "Elders", openingHours: null };
    await search.placesAround({ lat: 53, lng: 6 }, { shown: [online] });
    // Both ends are in different tiles.
    const [from, to] = [WEST - 0.03, EAST + 0.03];
    const line = Float64Array.of(from, THERE.lat, to, THERE.lat);
    const along = await search.placesAlong(line);
    expect(along.map(({ kind, place }) => [kind, place.name])).toEqual([
      ["toilet", ""],
      ["water", ""],
      ["campsite", "de eemhof"],
      ["food", "Sas"],
    ]);
    const halfway = distanceMeters({ lat: THERE.lat, lng: from }, THERE);
    expect(along[2]?.alongMeters).toBeCloseTo(halfway, 0);
    const back = await search.placesAlong(Float64Array.of(to, THERE.lat, from, THERE.lat));
    expect(back.map(({ kind }) => kind)).toEqual(["food", "campsite", "water", "toilet"]);
  });

  it("are found on the screen while visible, by any kind with a word", async () => {
    const { search } = searchOver([], []);
    const museum = { ...THERE, kind: "museum", group: null, name: "Werf", openingHours: null };
    const also = { poiKinds: { museum: 0 }, shown: [museum] } as const;
    expect(await search.findPlaces("musea", THERE, also)).toMatchObject([
      { kind: "poi", name: "Werf", poi: museum },
    ]);
    expect(await search.placesAround(THERE)).toEqual([]);
  });

  it("are known where the device has tiles or the list of a pack", async () => {
    const { search, packsStore } = searchOver([], []);
    expect(search.knowsPoisAt(THERE)).toBe(false);
    packsStore.setState({ packs: [await savedArea([])] });
    expect(search.knowsPoisAt(THERE)).toBe(true);
    expect(search.knowsPoisAt({ lat: 52, lng: 4 })).toBe(false);
  });

  it("of a damaged archive do not affect others", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const area = await savedArea([TAP]);
    const damaged = { ...area, map: { bytes: new Blob(["x"]), schema: "openmaptiles" } as const };
    const { namesOf } = searchOver([damaged, packWith("b", "Utrecht")], []);
    expect(await namesOf("utrecht")).toEqual(["Utrecht"]);
    expect(warned).toHaveBeenCalledWith("The tiles of kamp cannot be searched:", expect.anything());
  });
});

describe("house numbers of tiles", () => {
  const house = (x: number, housenumber: string): PoiInTile => ({
    x,
    y: 2048,
    tags: { housenumber },
  });

  it("are found by their distance, as long as the area is there", async () => {
    const houses = [house(2068, "12A"), house(2000, "14"), house(2048, "")];
    const { search, packsStore } = searchOver([await savedArea(houses, "housenumber")], []);
    const found = await search.houseNumberNear(THERE);
    expect(found?.number).toBe("12A");
    expect(distanceMeters(THERE, found ?? HERE)).toBeCloseTo(7.3, 0);
    packsStore.setState({ packs: [] });
    expect(await search.houseNumberNear(THERE)).toBeNull();
  });

  it("are not found farther away, nor where there are none", async () => {
    const houses = await savedArea([house(2400, "40")], "housenumber");
    expect(await searchOver([houses], []).search.houseNumberNear(THERE)).toBeNull();
    const pois = await savedArea([TAP]);
    expect(await searchOver([pois], []).search.houseNumberNear(THERE)).toBeNull();
  });
});

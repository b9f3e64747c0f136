import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { placesJson } from "#domain/packs/pack-manifest-places.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { handleSearch } from "#domain/search/handle-search.ts";
import { SearchIndex } from "#domain/search/search-index.ts";
import type { SearchAnswer } from "#domain/search/search-messages.ts";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import type { SearchWorker } from "#workers/run-search.ts";
import { createSearch } from "./create-search.ts";

const HERE = { lat: 52, lng: 5 };

/** A worker that answers in this very thread. */
function workerHere(): SearchWorker {
  const index = new SearchIndex();
  let tell = (_answer: SearchAnswer) => {};
  return {
    send(message) {
      const answer = handleSearch(index, message, (bytes) => new TextDecoder().decode(bytes));
      if (answer) queueMicrotask(() => tell(answer));
    },
    onAnswer(listener) {
      tell = listener;
    },
    onFailure() {},
  };
}

/** A worker whose code cannot be loaded: it never answers, and says so when the test wants it. */
function workerThatFails() {
  let fail = (_failure: unknown) => {};
  const sent: string[] = [];
  const worker: SearchWorker = {
    send: ({ kind }) => sent.push(kind),
    onAnswer() {},
    onFailure(listener) {
      fail = listener;
    },
  };
  return { worker, sent, fail: () => fail(new Error("not loaded")) };
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
  startWorker = workerHere,
) {
  const packsStore = createStore(() => ({ packs }));
  const waypointsStore = createStore(() => ({ waypoints }));
  const search = createSearch({
    startWorker,
    packs: packsStore,
    waypoints: waypointsStore,
    packsLoaded: Promise.resolve(),
    pause: async () => {},
  });
  const namesOf = async (text: string) =>
    (await search.findPlaces(text, HERE)).map(({ name }) => name);
  return { search, packsStore, waypointsStore, namesOf };
}

/** Reading a Blob takes a turn of the event loop. */
const placesAreRead = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("createSearch", () => {
  it("finds places of packs, also of one that comes later, and none of one that left", async () => {
    const { packsStore, namesOf } = searchOver([packWith("a", "Delft")], []);
    expect(await namesOf("delft")).toEqual(["Delft"]);
    packsStore.setState({ packs: [packWith("b", "Utrecht")] });
    expect(await namesOf("delft")).toEqual([]);
    expect(await namesOf("utrecht")).toEqual(["Utrecht"]);
  });

  it("refuses whoever waits when the worker fails, and starts another for the next question", async () => {
    const broken = workerThatFails();
    const workers = [broken.worker, workerHere()];
    const { search } = searchOver(
      [packWith("a", "Delft")],
      [],
      () => workers.shift() ?? workerHere(),
    );
    const asked = search.findPlaces("delft", HERE);
    await placesAreRead();
    broken.fail();
    await expect(asked).rejects.toThrow("not loaded");
    expect(await search.findPlaces("delft", HERE)).toHaveLength(1);
  });

  it("sends a worker that failed no packs that come later", async () => {
    const broken = workerThatFails();
    const { search, packsStore } = searchOver([packWith("a", "Delft")], [], () => broken.worker);
    const asked = search.findPlaces("delft", HERE);
    await placesAreRead();
    broken.fail();
    await expect(asked).rejects.toThrow("not loaded");
    packsStore.setState({ packs: [packWith("b", "Utrecht")] });
    await placesAreRead();
    expect(broken.sent).toEqual(["put-json", "ask"]);
  });

  it("finds waypoints by name and keeps their id", async () => {
    const { search, waypointsStore } = searchOver([], []);
    waypointsStore.setState({ waypoints: [{ id: "w1", name: "Tent", lat: 52, lng: 5 }] });
    const [found] = await search.findPlaces("tent", HERE);
    expect(found).toMatchObject({ kind: "waypoint", name: "Tent", detail: "w1" });
  });

  it("names the towns near places, in their order", async () => {
    const { search } = searchOver([packWith("a", "Delft"), packWith("b", "Utrecht")], []);
    const places = [
      { lat: 53, lng: 5 },
      { lat: 52.11, lng: 5 },
    ];
    expect(await search.townsNear(places)).toEqual([null, "Delft"]);
  });

  it("hands thousands of waypoints over in parts, and again only the parts that changed", async () => {
    const tents = Array.from({ length: 1200 }, (_, index) => {
      return { id: `w${index}`, name: `Tent ${index}`, lat: 52, lng: 5 };
    });
    const sent: string[] = [];
    const worker = workerHere();
    const waypointsStore = createStore(() => ({ waypoints: tents as readonly Waypoint[] }));
    const search = createSearch({
      startWorker: () => ({
        ...worker,
        send(message) {
          if (message.kind !== "ask") sent.push(`${message.kind} ${message.set}`);
          worker.send(message);
        },
      }),
      packs: createStore(() => ({ packs: [] })),
      waypoints: waypointsStore,
      packsLoaded: Promise.resolve(),
      pause: async () => {},
    });
    const names = async () => (await search.findPlaces("tent 1199", HERE)).map(({ name }) => name);
    expect(await names()).toContain("Tent 1199");
    expect(sent).toEqual(["put waypoints 0", "put waypoints 1", "put waypoints 2"]);
    waypointsStore.setState({ waypoints: tents.slice(0, 700) });
    expect(await names()).not.toContain("Tent 1199");
    expect(sent.slice(3)).toEqual(["put waypoints 1", "drop waypoints 2"]);
  });

  it("answers each question with its own places", async () => {
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

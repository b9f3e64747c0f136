import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ByteSource } from "#domain/bytes/byte-source.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { writeGraph } from "#domain/network/graph/write-graph.ts";
import { randomNetwork } from "#domain/network/plan/invented-network.fixture.ts";
import { waysBytes } from "#domain/network/ways/invented-ways.fixture.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import { WorkerHere } from "#rpc/worker-here.fixture.ts";
import { inventedPack } from "#workers/pack-jobs/invented-pack.fixture.ts";
import type { NetworkGraphCalls } from "./graph-calls.ts";
import { openNetworkGraphs } from "./graph-client.ts";
import { networkGraphHandlers } from "./graph-handlers.ts";

function packWith(id: string, graph: ByteSource | null): PackOnDevice {
  const nothing = {
    attribution: "",
    dataDate: null,
    modes: null,
    map: null,
    networks: null,
    places: null,
  };
  return { id, kind: "pack", name: id, areas: [[4, 52, 5, 53]], mapAreas: [], graph, ...nothing };
}

function graphsWith(packs: readonly PackOnDevice[]) {
  let current = packs;
  const setPacks = (now: readonly PackOnDevice[]) => {
    current = now;
  };
  const started: WorkerHere<NetworkGraphCalls>[] = [];
  const puts: string[][] = [];
  let isRefusing = false;
  const refuseNextPut = () => {
    isRefusing = true;
  };
  const startWorker = () => {
    const handlers = networkGraphHandlers();
    const worker = new WorkerHere<NetworkGraphCalls>({
      ...handlers,
      put: async (given, call) => {
        if (isRefusing) {
          isRefusing = false;
          throw new Error("not taken");
        }
        puts.push(given.map(({ id }) => id));
        await handlers.put(given, call);
      },
    });
    started.push(worker);
    return worker as unknown as Worker;
  };
  const graphs = openNetworkGraphs(async () => current, startWorker);
  return { graphs, setPacks, puts, started, refuseNextPut };
}

async function graphBytes(): Promise<ByteSource> {
  const { files } = await inventedPack();
  return new Blob([files.get("network.graph") as Uint8Array<ArrayBuffer>]);
}

const NODE_9 = { mode: "walk", osmId: 1 } as const;

describe("the networks on this device", () => {
  it("stop a cancelled search, and answer the next question", async () => {
    const network = randomNetwork(21, 600);
    const bytes = new Blob([writeGraph(network).bytes as Uint8Array<ArrayBuffer>]);
    const { graphs } = graphsWith([packWith("a", bytes)]);
    const near = network.nodes[300] as LatLng;
    const question = { mode: "walk", near, meters: 12_000, options: {} } as const;
    // Each step takes long, and the page leaves during the fifth.
    let nowMs = 0;
    const leaving = new AbortController();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => {
      nowMs += 1000;
      if (nowMs === 5000) leaving.abort();
      return nowMs;
    });
    const loops = graphs.loops(question, leaving.signal);
    await expect(loops).rejects.toMatchObject({ kind: "cancelled" });
    clock.mockRestore();
    expect(await graphs.loops(question, new AbortController().signal)).not.toEqual([]);
  });

  it("start no worker if there are none", async () => {
    const { graphs, started } = graphsWith([packWith("a", null)]);
    expect(await graphs.nodesAtSignpost(NODE_9)).toEqual([]);
    expect(await graphs.nodesNear({ place: { lat: 52, lng: 4.3 }, count: 3 })).toEqual([]);
    expect(started).toEqual([]);
  });

  it("tell the way beside a place, and match a track with its progress", async () => {
    const bytes = waysBytes({
      nodes: new Map([
        [1, [5_000_000, 52_000_000]],
        [2, [5_000_000, 52_010_000]],
      ]),
      ways: [[[1, 2], { highway: "residential", name: "Kerkstraat", surface: "asphalt" }]],
    });
    const { graphs, setPacks } = graphsWith([packWith("a", null)]);
    const place = { lat: 52.005, lng: 5.0002 };
    const lats = Array.from({ length: 80 }, (_, at) => 52.001 + at / 10_000);
    const track = { mode: "walk", lngs: lats.map(() => 5.00002), lats } as const;
    expect(await graphs.wayBeside(place)).toBeNull();
    expect(await graphs.matchTrack(track, {})).toBeNull();
    setPacks([{ ...packWith("a", null), ways: new Blob([bytes]) }]);
    expect(await graphs.wayBeside(place)).toMatchObject({ kind: "road", name: "Kerkstraat" });
    const shares: number[] = [];
    const found = await graphs.matchTrack(track, { onPart: (share) => shares.push(share) });
    expect(found).toMatchObject({ streets: [{ name: "Kerkstraat" }], draft: { stops: [{}, {}] } });
    expect(shares.length).toBeGreaterThan(1);
    const long = { mode: "walk", lngs: [5, 5], lats: [45, 52] } as const;
    expect(await graphs.matchTrack(long, {})).toBe("too-long");
  });

  it("are planned on as one, and give no plan if there are none", async () => {
    const { graphs, setPacks } = graphsWith([packWith("a", null)]);
    const question = { mode: "walk", stops: [1, 2], options: {} } as const;
    const signal = new AbortController().signal;
    expect(await graphs.route(question, signal)).toMatchObject({
      problem: { kind: "unknown-node", stopIndex: 0 },
    });
    setPacks([packWith("a", await graphBytes())]);
    expect(await graphs.route(question, signal)).toMatchObject({
      route: { nodes: [{ number: "9" }, { number: "10" }], meters: 1500 },
    });
    const near = { lat: 52, lng: 4.3 };
    const asked = { number: "10", mode: "walk", fromOsmId: 1, near } as const;
    expect(await graphs.nodesNumbered(asked)).toMatchObject({ nodes: [{ meters: 1500 }] });
    setPacks([]);
    expect((await graphs.route(question, signal)).kind).toBe("problem");
  });

  it("avoid the places of the question that the boat does not pass, also after the packs changed", async () => {
    const canals = new Blob([readFileSync("samples/packs/voorbeeld-delfland-varen/network.graph")]);
    const { graphs, setPacks } = graphsWith([packWith("a", canals)]);
    const plain = { mode: "motorboat", stops: [511141119, 403367671], options: {} } as const;
    const metersOf = async (
      impassable: Float64Array | null,
      options = { avoidImpassable: true },
    ) => {
      const answer = await graphs.route({ ...plain, options, ...(impassable && { impassable }) });
      return answer.kind === "route" ? answer.route.meters : Number.POSITIVE_INFINITY;
    };
    const open = await graphs.route(plain);
    if (open.kind !== "route") throw new Error("no route");
    const { meters } = open.route;
    const [line] = open.route.legs.map((leg) => leg.line);
    const middle = 2 * Math.floor((line as Float64Array).length / 4);
    const bridge = Float64Array.of(...(line as Float64Array).slice(middle, middle + 2), 30);
    expect(await metersOf(bridge)).toBeGreaterThan(meters);
    expect(await metersOf(null)).toBe(meters);
    await metersOf(bridge);
    setPacks([packWith("b", canals)]);
    expect(await metersOf(bridge)).toBeGreaterThan(meters);
    expect(await metersOf(bridge, { avoidImpassable: false })).toBe(meters);
  });

  it("are read once for many questions", async () => {
    const { graphs, puts } = graphsWith([packWith("a", await graphBytes())]);
    expect((await graphs.nodesAtSignpost(NODE_9))[0]?.neighbours).toMatchObject([
      { node: { ref: "10" }, distanceMeters: 1500, direction: "both" },
    ]);
    expect(await graphs.nodesAtSignpost(NODE_9)).toHaveLength(1);
    expect(puts).toEqual([["a"]]);
  });

  it("answer along the ways of packs, also of those without networks", async () => {
    const ways = new Blob([readFileSync("samples/packs/voorbeeld-delft/ways.graph")]);
    const { graphs, setPacks } = graphsWith([{ ...packWith("a", null), ways }]);
    const from = { lat: 52, lng: 4.37 };
    const question = { mode: "walk", from, to: { lat: 52.002, lng: 4.375 } } as const;
    const found = await graphs.alongWays(question);
    if (found.kind !== "route") throw new Error(found.problem);
    expect(found.meters).toBeGreaterThan(400);
    expect(found.meters).toBeLessThan(1500);
    setPacks([{ ...packWith("b", null), ways: new Blob([new Uint8Array(40)]) }]);
    expect(await graphs.alongWays(question)).toMatchObject({ kind: "problem" });
  });

  it("read the waters once, for legs of a boat beside the network, without any pack too", async () => {
    const waters = new Blob([readFileSync("public/nautical/vaarwater.graph")]);
    const readWaters = vi.fn(async () => waters);
    readWaters.mockRejectedValueOnce(new TypeError("offline"));
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const startWorker = () => new WorkerHere(networkGraphHandlers()) as unknown as Worker;
    const graphs = openNetworkGraphs(async () => [], startWorker, readWaters);
    const stops = [
      { kind: "place", lat: 52.00165, lng: 4.3636 },
      { kind: "place", lat: 51.9085, lng: 4.4485 },
    ] as const;
    const question = { mode: "motorboat", stops, along: ["ways"], options: {} } as const;
    await graphs.route({ ...question, mode: "walk" });
    expect(readWaters).not.toHaveBeenCalled();
    expect(await graphs.route(question)).toMatchObject({
      route: { legs: [{ along: "straight", reason: "damaged" }] },
    });
    const found = await graphs.route({ ...question, passages: Float64Array.of(7, 800) });
    expect(found).toMatchObject({ route: { legs: [{ along: "ways" }] } });
    await graphs.route(question);
    expect(readWaters).toHaveBeenCalledTimes(2);
  });

  it("leave a leg of a boat straight while the waters do not come, and follow them once they are there", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let arrive: (waters: ByteSource) => void = () => {};
    const waters = new Promise<ByteSource>((resolve) => {
      arrive = resolve;
    });
    const startWorker = () => new WorkerHere(networkGraphHandlers()) as unknown as Worker;
    const graphs = openNetworkGraphs(
      async () => [],
      startWorker,
      () => waters,
    );
    const [from, to] = [
      { lat: 52.00165, lng: 4.3636 },
      { lat: 51.9085, lng: 4.4485 },
    ];
    const hanging = graphs.alongWays({ mode: "motorboat", from, to });
    await vi.advanceTimersByTimeAsync(9_000);
    vi.useRealTimers();
    expect(await hanging).toEqual({ kind: "problem", problem: "damaged" });
    arrive(new Blob([readFileSync("public/nautical/vaarwater.graph")]));
    expect(await graphs.alongWays({ mode: "motorboat", from, to })).toMatchObject({
      kind: "route",
    });
  });

  it("say that damaged waters cannot be read", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const startWorker = () => new WorkerHere(networkGraphHandlers()) as unknown as Worker;
    const damaged = async () => new Blob([new Uint8Array(40)]);
    const graphs = openNetworkGraphs(async () => [], startWorker, damaged);
    const question = { mode: "canoe", from: { lat: 52, lng: 4.4 }, to: { lat: 52, lng: 4.5 } };
    expect(await graphs.alongWays(question as never)).toMatchObject({ problem: "damaged" });
  });

  it("are those of the current packs", async () => {
    const { graphs, setPacks } = graphsWith([packWith("a", await graphBytes())]);
    expect(await graphs.nodesAtSignpost(NODE_9)).toHaveLength(1);
    setPacks([]);
    expect(await graphs.nodesAtSignpost(NODE_9)).toEqual([]);
  });

  it("are sent to a new worker after the first one failed", async () => {
    const { graphs, puts, started } = graphsWith([packWith("a", await graphBytes())]);
    await graphs.nodesAtSignpost(NODE_9);
    started[0]?.fail("out of memory");
    expect(await graphs.nodesAtSignpost(NODE_9)).toHaveLength(1);
    expect(started).toHaveLength(2);
    expect(puts).toEqual([["a"], ["a"]]);
  });

  it("are sent again if the worker could not take them", async () => {
    const { graphs, refuseNextPut } = graphsWith([packWith("a", await graphBytes())]);
    refuseNextPut();
    expect(await graphs.nodesAtSignpost(NODE_9)).toEqual([]);
    expect(await graphs.nodesAtSignpost(NODE_9)).toHaveLength(1);
  });

  it("return a node once if two packs have it", async () => {
    const bytes = await graphBytes();
    const { graphs } = graphsWith([packWith("a", bytes), packWith("b", bytes)]);
    await graphs.nodesAtSignpost(NODE_9);
    const near = await graphs.nodesNear({ place: { lat: 52, lng: 4.3 }, count: 5 });
    expect(near.map(({ node }) => node.ref)).toEqual(["9", "10"]);
  });

  it("leave out a damaged graph", async () => {
    const damaged = new Blob([new Uint8Array(40)]);
    const { graphs } = graphsWith([packWith("a", damaged), packWith("b", await graphBytes())]);
    expect(await graphs.nodesAtSignpost(NODE_9)).toHaveLength(1);
  });

  it("tell ways that cannot be read from ways that are not there", async () => {
    const ways = new Blob([new Uint8Array(40)]);
    const { graphs, setPacks } = graphsWith([{ ...packWith("a", null), ways }]);
    const between = (from: LatLng, to: LatLng) => graphs.alongWays({ mode: "walk", from, to });
    const inside = { lat: 52.5, lng: 4.5 };
    expect(await between(inside, inside)).toMatchObject({ problem: "damaged" });
    const outside = { lat: 40, lng: 4.5 };
    expect(await between(outside, inside)).toMatchObject({ problem: "from-far-from-ways" });
    setPacks([packWith("b", null)]);
    expect(await between(inside, inside)).toMatchObject({ problem: "from-far-from-ways" });
  });
});

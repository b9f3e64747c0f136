import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";
import type { ByteSource } from "#domain/tiles/byte-source.ts";
import { bytesInMemory } from "#platform/pack-files/fake-pack-files.ts";
import { createGraphRegistry } from "#storage/packs/graph-registry.ts";
import { inventedPack } from "#storage/packs/invented-pack.builder-test.ts";
import type { RemoteGraphs } from "#workers/open-network-graph.ts";
import { createNetworkGraphs } from "./create-network-graph.ts";
import { NO_PACKS, type PacksSnapshot } from "./packs-snapshot.ts";

function packWith(id: string, graph: ByteSource | null): PackOnDevice {
  const nothing = { attribution: "", dataDate: null, map: null, networks: null, places: null };
  return { id, kind: "pack", name: id, areas: [[4, 52, 5, 53]], mapAreas: [], graph, ...nothing };
}

/** The registry of the worker, in this thread. */
function remoteRegistry(): RemoteGraphs & { puts: string[][] } {
  const registry = createGraphRegistry();
  const puts: string[][] = [];
  return {
    puts,
    async put(packs) {
      puts.push(packs.map(({ id }) => id));
      await registry.put(packs);
    },
    nodesOnPost: async (identity) => {
      await new Promise((done) => setTimeout(done));
      return registry.nodesOnPost(identity);
    },
    nodesNear: async (...asked) => registry.nodesNear(...asked),
  };
}

async function graphsWith(packs: readonly PackOnDevice[]) {
  const store = createStore<PacksSnapshot>(() => NO_PACKS);
  const remote = remoteRegistry();
  let opened = 0;
  let fail = () => {};
  const graphs = createNetworkGraphs({
    store,
    startPacks: async () => {
      if (!store.getState().isLoaded) store.setState({ packs, isLoaded: true });
    },
    open: (onFailure) => {
      opened += 1;
      fail = onFailure;
      return remote;
    },
  });
  return { graphs, store, remote, openCount: () => opened, fail: () => fail() };
}

async function graphBytes(): Promise<ByteSource> {
  return bytesInMemory((await inventedPack()).files.get("network.graph") as Uint8Array);
}

const POST_9 = { mode: "walk", osmId: 1 } as const;

describe("the networks on this device", () => {
  it("start no worker while there are none", async () => {
    const { graphs, openCount } = await graphsWith([packWith("a", null)]);
    expect(await graphs.nodesOnPost(POST_9)).toEqual([]);
    expect(await graphs.nodesNear({ lat: 52, lng: 4.3 }, 3)).toEqual([]);
    expect(openCount()).toBe(0);
  });

  it("are read once for many questions", async () => {
    const { graphs, remote } = await graphsWith([packWith("a", await graphBytes())]);
    expect((await graphs.nodesOnPost(POST_9))[0]?.neighbours).toMatchObject([
      { node: { ref: "10" }, distanceMeters: 1500, direction: "both" },
    ]);
    expect(await graphs.nodesOnPost(POST_9)).toHaveLength(1);
    expect(remote.puts).toEqual([["a"]]);
  });

  it("are those of the packs that are there now", async () => {
    const { graphs, store } = await graphsWith([packWith("a", await graphBytes())]);
    expect(await graphs.nodesOnPost(POST_9)).toHaveLength(1);
    store.setState({ packs: [] });
    expect(await graphs.nodesOnPost(POST_9)).toEqual([]);
  });

  it("are given to a new worker after the first one failed", async () => {
    const { graphs, remote, openCount, fail } = await graphsWith([
      packWith("a", await graphBytes()),
    ]);
    await graphs.nodesOnPost(POST_9);
    fail();
    expect(await graphs.nodesOnPost(POST_9)).toHaveLength(1);
    expect(openCount()).toBe(2);
    expect(remote.puts).toEqual([["a"], ["a"]]);
  });

  it("are given again when the worker could not take them", async () => {
    const { graphs, remote } = await graphsWith([packWith("a", await graphBytes())]);
    const { put } = remote;
    remote.put = () => Promise.reject(new Error("not taken"));
    expect(await graphs.nodesOnPost(POST_9)).toEqual([]);
    remote.put = put;
    expect(await graphs.nodesOnPost(POST_9)).toHaveLength(1);
  });

  it("name a post once that two packs have", async () => {
    const bytes = await graphBytes();
    const { graphs } = await graphsWith([packWith("a", bytes), packWith("b", bytes)]);
    await graphs.nodesOnPost(POST_9);
    const near = await graphs.nodesNear({ lat: 52, lng: 4.3 }, 5);
    expect(near.map(({ node }) => node.ref)).toEqual(["9", "10"]);
  });

  it("do without a graph that is damaged", async () => {
    const damaged = bytesInMemory(new Uint8Array(40));
    const { graphs } = await graphsWith([
      packWith("a", damaged),
      packWith("b", await graphBytes()),
    ]);
    expect(await graphs.nodesOnPost(POST_9)).toHaveLength(1);
  });
});

import { readGraph } from "#domain/network/graph/read-graph.ts";
import { readPlaces } from "#domain/packs/pack-manifest-places.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { SearchIndex } from "#domain/search/search-index.ts";
import type { Handlers } from "#rpc/serve-calls.ts";
import type { SearchCalls } from "./search-calls.ts";

/**
 * Looks places up. `fetchBuiltIn` gives the places.json that comes with the app: all wait until it is
 * there, or cannot be had; then the next call asks again.
 */
export function searchHandlers(fetchBuiltIn: () => Promise<ArrayBuffer>): Handlers<SearchCalls> {
  const index = new SearchIndex();
  let builtIn: Promise<void> | null = null;

  const putJson = (set: string, json: ArrayBuffer): void =>
    index.put(set, readPlaces(new TextDecoder().decode(json)));
  const loadBuiltIn = async (): Promise<void> => {
    try {
      putJson("built-in", await fetchBuiltIn());
    } catch (failure) {
      builtIn = null;
      console.warn("No built-in places:", failure);
    }
  };
  const whenReady = async <Result>(done: () => Result): Promise<Result> => {
    builtIn ??= loadBuiltIn();
    await builtIn;
    return done();
  };
  return {
    put: ({ set, places }) => whenReady(() => index.put(set, places)),
    putJson: ({ set, json }) => whenReady(() => putJson(set, json)),
    putGraph: ({ set, graph }) => whenReady(() => index.put(set, postsIn(graph))),
    drop: (set) => index.drop(set),
    find: ({ text, near, limit }) => whenReady(() => index.find(text, near, limit)),
    around: ({ center, limit }) => whenReady(() => index.around(center, limit)),
    townsNear: (places) => whenReady(() => index.townsNear(places)),
  };
}

function postsIn(bytes: ArrayBuffer): readonly FoundPlace[] {
  const graph = readGraph(new Uint8Array(bytes));
  const posts = Array.from({ length: graph.nodeCount }, (_, index) => graph.node(index));
  return posts.flatMap(({ ref, name, mode, lat, lng, osmId }) => {
    const label = ref ?? name;
    return label ? [{ kind: "node" as const, name: label, lat, lng, detail: mode, osmId }] : [];
  });
}

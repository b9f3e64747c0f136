import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { readGraph } from "#domain/network/graph/read-graph.ts";
import { municipalityAround, type PackMunicipality } from "#domain/packs/municipality-around.ts";
import { readMunicipalities, readPlaces } from "#domain/packs/pack-manifest-places.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { foundPoi } from "#domain/search/found-poi.ts";
import { nearestHouseNumber } from "#domain/search/house-number.ts";
import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { SearchIndex } from "#domain/search/search-index.ts";
import type { Handlers } from "#rpc/serve-calls.ts";
import type { SearchCalls } from "./search-calls.ts";
import { SearchedArchives } from "./searched-archives.ts";

/**
 * Creates the handlers of the search. `fetchBuiltIn` returns the places.json of the app: all calls wait for
 * it until it arrives or fails; after a failure the next call tries again.
 */
export function searchHandlers(fetchBuiltIn: () => Promise<ArrayBuffer>): Handlers<SearchCalls> {
  const index = new SearchIndex();
  const archives = new SearchedArchives();
  let builtIn: Promise<void> | null = null;

  const municipalities = new Map<string, readonly PackMunicipality[]>();
  const putJson = (set: string, json: ArrayBuffer): void => {
    const text = new TextDecoder().decode(json);
    index.put(set, readPlaces(text));
    municipalities.set(set, readMunicipalities(text));
  };
  const loadBuiltIn = async (): Promise<void> => {
    try {
      putJson("built-in", await fetchBuiltIn());
    } catch (error) {
      builtIn = null;
      console.warn("No built-in places:", error);
    }
  };
  const whenReady = async <Result>(done: () => Result): Promise<Result> => {
    builtIn ??= loadBuiltIn();
    await builtIn;
    return done();
  };
  /** Adds the points of interest of the tiles around a place, and those on the screen, to the permanent sets. */
  const knowAround = async (center: LatLng, shown: readonly PointOfInterest[]): Promise<void> => {
    index.put(ON_SCREEN, shown.map(foundPoi));
    await archives.near(center, (set, places) => index.put(tilesOf(set), places));
  };
  return {
    put: ({ set, places }) => whenReady(() => index.put(set, places)),
    putJson: ({ set, json }) => whenReady(() => putJson(set, json)),
    putGraph: ({ set, graph }) => whenReady(() => index.put(set, nodesIn(graph))),
    putTiles: ({ set, archive }) => archives.put(set, archive),
    drop: (set) => {
      archives.drop(set);
      index.drop(set);
      municipalities.delete(set);
      index.drop(tilesOf(set));
    },
    find: async ({ text, near, limit, poiKinds, shown }) => {
      await knowAround(near, shown);
      return whenReady(() => index.find(text, near, limit, poiKinds));
    },
    around: async ({ center, limit, shown }) => {
      await knowAround(center, shown);
      return whenReady(() => index.around(center, limit));
    },
    along: async (line) => {
      const inTiles = await archives.along(line);
      // A search finds what a plan lists, however far along it.
      index.put(ALONG_PLAN, inTiles);
      // The points on the screen during the last search are not stored on the device.
      index.drop(ON_SCREEN);
      return whenReady(() => index.along(line));
    },
    municipalityAround: ({ place, accuracyMeters }) =>
      whenReady(() =>
        municipalityAround([...municipalities.values()].flat(), place, accuracyMeters),
      ),
    houseNumberNear: async (place) => nearestHouseNumber(await archives.houseNumbers(place), place),
    townsNear: (places) => whenReady(() => index.townsNear(places)),
  };
}

/** The set of the points of interest that the map shows. */
const ON_SCREEN = "on-screen";

/** The set of the points of interest in the tiles along the plan in hand. */
const ALONG_PLAN = "along-plan";

/** Returns the name of the set with the points of interest from the tiles of a set. */
function tilesOf(set: string): string {
  return `tiles of ${set}`;
}

function nodesIn(bytes: ArrayBuffer): readonly FoundPlace[] {
  const graph = readGraph(new Uint8Array(bytes));
  const nodes = Array.from({ length: graph.nodeCount }, (_, index) => graph.node(index));
  return nodes.flatMap(({ ref, name, mode, lat, lng, osmId }) => {
    const label = ref ?? name;
    return label ? [{ kind: "node" as const, name: label, lat, lng, detail: mode, osmId }] : [];
  });
}

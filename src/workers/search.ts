import { handleSearch } from "#domain/search/handle-search.ts";
import { SearchIndex } from "#domain/search/search-index.ts";
import type { SearchMessage } from "#domain/search/search-messages.ts";

/** The places of the Netherlands that come with the app. */
const BUILT_IN_PLACES = "/basemap/places.json";

const index = new SearchIndex();
const decodeUtf8 = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

/** A network that is this slow must not keep waypoints and packs from being found. */
const PATIENCE_MS = 6000;

/** Questions wait until the built-in places are there, or cannot be had; the next one asks again then. */
let builtIn: Promise<unknown> | null = null;

async function loadBuiltIn(): Promise<void> {
  try {
    const response = await fetch(BUILT_IN_PLACES, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const json = await response.arrayBuffer();
    handleSearch(index, { kind: "put-json", set: "built-in", json }, decodeUtf8);
  } catch (failure) {
    builtIn = null;
    console.warn("No built-in places:", failure);
  }
}

self.onmessage = async ({ data }: MessageEvent<SearchMessage>) => {
  builtIn ??= loadBuiltIn();
  await builtIn;
  try {
    const answer = handleSearch(index, data, decodeUtf8);
    if (answer) self.postMessage(answer);
  } catch (failure) {
    // One pack with a damaged list of places must not end the search in the others.
    console.warn("Places not read:", failure);
  }
};

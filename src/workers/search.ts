import { handleSearch } from "#domain/search/handle-search.ts";
import { SearchDesk } from "#domain/search/search-desk.ts";
import type { SearchMessage } from "#domain/search/search-messages.ts";

/** The places of the Netherlands that come with the app. */
const BUILT_IN_PLACES = "/basemap/places.json";

const desk = new SearchDesk();
const decodeUtf8 = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

/** Questions wait until the built-in places are there, or cannot be had. */
const builtIn = fetch(BUILT_IN_PLACES)
  .then((response) => (response.ok ? response.arrayBuffer() : Promise.reject(response.status)))
  .then((json) => handleSearch(desk, { kind: "put-json", set: "built-in", json }, decodeUtf8))
  .catch((failure: unknown) => console.warn("No built-in places:", failure));

self.onmessage = async ({ data }: MessageEvent<SearchMessage>) => {
  await builtIn;
  try {
    const answer = handleSearch(desk, data, decodeUtf8);
    if (answer) self.postMessage(answer);
  } catch (failure) {
    // One pack with a damaged list of places must not end the search in the others.
    console.warn("Places not read:", failure);
  }
};

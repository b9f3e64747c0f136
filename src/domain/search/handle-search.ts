import { readPlaces } from "#domain/packs/pack-manifest-places.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchAnswer, SearchMessage, SearchQuestion } from "./search-messages.ts";

/**
 * Does what a message asks at this index, with the device's own decoder; gives the answer to a
 * question and null for the rest. A places.json that cannot be read throws PackFormatError and
 * leaves what was there.
 */
export function handleSearch(
  index: SearchIndex,
  message: SearchMessage,
  decodeUtf8: (bytes: ArrayBuffer) => string,
): SearchAnswer | null {
  if (message.kind === "ask") {
    return { ask: message.ask, ...answer(index, message.question) };
  }
  if (message.kind === "drop") index.drop(message.set);
  else if (message.kind === "put") index.put(message.set, message.places);
  else index.put(message.set, readPlaces(decodeUtf8(message.json)));
  return null;
}

function answer(index: SearchIndex, question: SearchQuestion): Omit<SearchAnswer, "ask"> {
  if (question.kind === "towns") return { places: [], towns: index.townsNear(question.places) };
  const places =
    question.kind === "find"
      ? index.find(question.text, question.near, question.limit)
      : index.around(question.center, question.limit);
  return { places, towns: [] };
}

import { readPlaces } from "#domain/packs/pack-manifest-places.ts";
import type { SearchDesk } from "./search-index.ts";
import type { SearchAnswer, SearchMessage, SearchQuestion } from "./search-messages.ts";

/**
 * Does what a message asks at this desk, with the device's own decoder; gives the answer to a
 * question and null for the rest. A places.json that cannot be read throws PackFormatError and
 * leaves what was there.
 */
export function handleSearch(
  desk: SearchDesk,
  message: SearchMessage,
  decodeUtf8: (bytes: ArrayBuffer) => string,
): SearchAnswer | null {
  if (message.kind === "ask") {
    return { ask: message.ask, ...answer(desk, message.question) };
  }
  if (message.kind === "drop") desk.drop(message.set);
  else if (message.kind === "put") desk.put(message.set, message.places);
  else desk.put(message.set, readPlaces(decodeUtf8(message.json)));
  return null;
}

function answer(desk: SearchDesk, question: SearchQuestion): Omit<SearchAnswer, "ask"> {
  if (question.kind === "towns") return { places: [], towns: desk.townsNear(question.places) };
  const places =
    question.kind === "find"
      ? desk.find(question.text, question.near, question.limit)
      : desk.around(question.center, question.limit);
  return { places, towns: [] };
}

import { decodeUtf8 } from "#domain/bytes/utf8.ts";

/** The prefix of a hike for a patrol in a fragment. */
export const HIKE_MARK = "#hike=";
/** The name of the format of a file with a hike. */
export const HIKE_FORMAT = "scouting-map-hike";
/** The most that a file may have, with the pictures of its maps. */
export const HIKE_FILE_BYTES = 30_000_000;

/** Tells whether a file has the name of the format of a hike in it; whether it can be read is not checked. */
export function looksLikeHike(bytes: Uint8Array): boolean {
  return decodeUtf8(bytes).includes(`"${HIKE_FORMAT}"`);
}

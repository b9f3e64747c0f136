/** The size of a chunk; a slow phone makes one in well under 50 ms. */
const CHUNK_CHARACTERS = 65_536;

/** Joins small pieces into chunks of about 65,000 characters; a writer may pause after each. */
export function* textChunks(pieces: Iterable<string>): Generator<string> {
  let chunk = "";
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk) yield chunk;
}

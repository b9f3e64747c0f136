/** A chunk of text that takes a slow telephone well under 50 ms to make. */
const CHUNK_CHARACTERS = 65_536;

/** Small pieces joined to chunks of about 65,000 characters: after each a writer may pause. */
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

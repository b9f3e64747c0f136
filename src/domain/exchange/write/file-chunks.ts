import type { FilePiece } from "./format-writers.ts";

/** The size of a chunk; a slow phone makes one in well under 50 ms. */
const CHUNK_SIZE = 65_536;

/**
 * Joins small pieces into chunks of about 65,000 characters or bytes, after each of which the page gets a turn; an empty piece
 * asks for one.
 */
export function* fileChunks(pieces: Iterable<FilePiece>): Generator<readonly FilePiece[]> {
  let chunk: FilePiece[] = [];
  let size = 0;
  for (const piece of pieces) {
    chunk.push(piece);
    size += piece.length;
    if (size < CHUNK_SIZE && piece.length > 0) continue;
    yield chunk;
    chunk = [];
    size = 0;
  }
  if (size > 0) yield chunk;
}

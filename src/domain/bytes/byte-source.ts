/**
 * Bytes that are read in parts: a file on the device (`Blob` and `File` fit) or bytes in memory. `slice`
 * takes offsets from the start, `end` excluded, and does not read yet.
 */
export interface ByteSource {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

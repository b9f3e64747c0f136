import {
  Z_FINISH,
  Z_STREAM_END,
  ZStream,
  zlibInflate,
  zlibInflateInit2,
  zlibInflateReset,
} from "pako";

/** Thrown for zlib data that is damaged, ends too early, or does not have the stated length. */
export class InflateError extends Error {
  override readonly name = "InflateError";
}

/** The window size of zlib data; others than this would also accept gzip. */
const WINDOW_BITS = 15;

/**
 * Returns a function that inflates zlib data (RFC 1950) of a known length, and checks its checksum. It throws
 * InflateError for anything else, as soon as more than `length` bytes come out. Its buffers are used again, so that
 * thousands of blocks leave no garbage: a result is valid until the next call.
 */
export function createInflate(): (data: Uint8Array, length: number) => Uint8Array {
  const stream = new ZStream();
  zlibInflateInit2(stream, WINDOW_BITS);
  let buffer = new Uint8Array();
  return (data, length) => {
    // One byte more, so that too long an output is seen.
    if (buffer.length <= length) buffer = new Uint8Array(length + 1);
    zlibInflateReset(stream);
    [stream.input, stream.next_in, stream.avail_in] = [data, 0, data.length];
    [stream.output, stream.next_out, stream.avail_out] = [buffer, 0, length + 1];
    const status = zlibInflate(stream, Z_FINISH);
    if (stream.next_out > length) throw new InflateError(`Inflates to more than ${length} bytes.`);
    if (status !== Z_STREAM_END || stream.next_out < length) {
      throw new InflateError(stream.msg || `Does not inflate to ${length} bytes.`);
    }
    return buffer.subarray(0, length);
  };
}

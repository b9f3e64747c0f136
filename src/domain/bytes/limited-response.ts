/** Thrown while a response is read that is longer than its maximum. */
class TooLongResponseError extends Error {
  override readonly name = "TooLongResponseError";
}

/**
 * Returns a response whose body fails as soon as it exceeds `maxBytes`, unpacked; the rest is not received.
 * `redirected` and `url` are lost.
 */
export function limitedResponse(response: Response, maxBytes: number): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new TooLongResponseError(`More than ${maxBytes} bytes came.`);
      controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(counted), response);
}

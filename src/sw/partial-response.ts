import { byteRange } from "./byte-range.ts";

/** The headers shared by a part and the whole file. */
const STORED_HEADERS = ["Content-Type", "ETag", "Last-Modified"];

/** Answers a `Range` header from a cached file, as a server does. */
export function partialResponse(whole: Response, body: Blob, rangeHeader: string | null): Response {
  const range = byteRange(rangeHeader, body.size);
  const headers = new Headers({ "Accept-Ranges": "bytes" });
  for (const name of STORED_HEADERS) {
    const value = whole.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${body.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range === "whole") {
    headers.set("Content-Length", String(body.size));
    return new Response(body, { status: 200, headers });
  }
  const { start, end } = range;
  headers.set("Content-Length", String(end - start + 1));
  headers.set("Content-Range", `bytes ${start}-${end}/${body.size}`);
  return new Response(body.slice(start, end + 1), { status: 206, headers });
}

import { describe, expect, it } from "vitest";
import { partialResponse } from "./partial-response.ts";

const whole = new Response("0123456789", {
  headers: { "Content-Type": "application/vnd.pmtiles", ETag: '"a"', "Content-Encoding": "br" },
});
const body = new Blob(["0123456789"]);

describe("partialResponse", () => {
  it("returns the requested part, as a server does", async () => {
    const part = partialResponse(whole, body, "bytes=2-4");
    expect(part.status).toBe(206);
    expect(part.headers.get("Content-Range")).toBe("bytes 2-4/10");
    expect(part.headers.get("Content-Length")).toBe("3");
    expect(part.headers.get("ETag")).toBe('"a"');
    expect(await part.text()).toBe("234");
  });

  it("does not claim compression, because the cached body is not compressed", () => {
    expect(partialResponse(whole, body, "bytes=2-4").headers.has("Content-Encoding")).toBe(false);
  });

  it("returns the whole file for several ranges", async () => {
    const response = partialResponse(whole, body, "bytes=0-1,4-5");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("0123456789");
  });

  it("rejects a range beyond the end", () => {
    const response = partialResponse(whole, body, "bytes=10-");
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe("bytes */10");
  });
});

import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveOnFreePort } from "./free-port.ts";
import { securityHeaders } from "./headers.ts";
import { startServer } from "./server.ts";

const SCRIPT = `export const text = "${"kaart ".repeat(500)}";`;
const PAGE = "<!doctype html><title>app</title><script>first()</script>";
const root = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-server-"));
let server: Awaited<ReturnType<typeof startServer>>;

function put(path: string, content: string | Buffer): void {
  const file = join(root, "dist", path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, content);
}

/** Sends a request without `fetch`, which decompresses, normalises paths and hides headers. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { hostname, port } = new URL(server.url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = await new Promise<Buffer>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.on("end", () => resolve(Buffer.concat(parts)));
    socket.on("error", reject);
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines.join("")}\r\n`,
    );
  });
  const split = text.indexOf("\r\n\r\n");
  const [statusLine = "", ...headerLines] = text.subarray(0, split).toString().split("\r\n");
  const received = new Map(
    headerLines.map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
  );
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: received,
    body: text.subarray(split + 4),
  };
}

beforeAll(async () => {
  put("index.html", PAGE);
  put("service-worker.js", "// worker");
  put("basemap/kaart.pmtiles", Buffer.from("0123456789"));
  put("static/font.woff2", "font");
  put("_headers", "secret of the host");
  put("static/app.abc.mjs", SCRIPT);
  put("static/app.abc.mjs.br", brotliCompressSync(SCRIPT));
  put("static/app.abc.mjs.gz", gzipSync(SCRIPT));
  writeFileSync(join(root, "secret.txt"), "outside of the root");
  server = await startServer({ root: join(root, "dist"), port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

describe("server", () => {
  it("sends modules and archives with their types", async () => {
    const type = async (path: string) => (await ask(path)).headers.get("content-type");
    expect(await type("/static/app.abc.mjs")).toBe("text/javascript; charset=utf-8");
    expect(await type("/basemap/kaart.pmtiles")).toBe("application/vnd.pmtiles");
    expect(await type("/static/font.woff2")).toBe("font/woff2");
  });

  it("sends the security headers with every response, including errors", async () => {
    for (const path of ["/", "/missing.js", "/%zz"]) {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(securityHeaders(PAGE))) {
        expect(headers.get(name.toLowerCase()), `${name} of ${path}`).toBe(value);
      }
    }
  });

  it("allows the inline scripts of the current page", async () => {
    const policy = async () => (await ask("/")).headers.get("content-security-policy");
    const before = await policy();
    put("index.html", PAGE.replace("first()", "second()"));
    expect(await policy()).not.toBe(before);
    put("index.html", PAGE);
    expect(await policy()).toBe(before);
  });

  it("prefers brotli, then gzip, then the plain file", async () => {
    const encoding = async (accepted: string) =>
      (await ask("/static/app.abc.mjs", { "Accept-Encoding": accepted })).headers.get(
        "content-encoding",
      );
    expect(await encoding("gzip, deflate, br")).toBe("br");
    expect(await encoding("gzip, br;q=0")).toBe("gzip");
    expect(await encoding("identity")).toBeUndefined();
  });

  it("ignores a compressed copy older than its file", async () => {
    put("static/old.js", SCRIPT);
    put("static/old.js.br", brotliCompressSync("an earlier version"));
    utimesSync(join(root, "dist/static/old.js.br"), new Date(0), new Date(0));
    const { headers, body } = await ask("/static/old.js", { "Accept-Encoding": "br" });
    expect(headers.get("content-encoding")).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  it("responds to a byte range with that part", async () => {
    const { status, headers, body } = await ask("/basemap/kaart.pmtiles", { Range: "bytes=2-4" });
    expect(status).toBe(206);
    expect(headers.get("content-range")).toBe("bytes 2-4/10");
    expect(headers.get("content-length")).toBe("3");
    expect(body.toString()).toBe("234");
  });

  it("rejects a range beyond the end", async () => {
    const { status, headers } = await ask("/basemap/kaart.pmtiles", { Range: "bytes=10-" });
    expect(status).toBe(416);
    expect(headers.get("content-range")).toBe("bytes */10");
  });

  it("sends the whole file if the requested part is of another version", async () => {
    const { status } = await ask("/basemap/kaart.pmtiles", {
      Range: "bytes=2-4",
      "If-Range": '"another"',
    });
    expect(status).toBe(200);
  });

  it("sends a 304 while the client's copy is current", async () => {
    put("changing.json", "1");
    const tag = (await ask("/changing.json")).headers.get("etag") ?? "";
    expect((await ask("/changing.json", { "If-None-Match": tag })).status).toBe(304);
    put("changing.json", "22");
    expect((await ask("/changing.json", { "If-None-Match": tag })).status).toBe(200);
  });

  it("lets hashed files be cached forever, and others be revalidated", async () => {
    const caching = async (path: string) => (await ask(path)).headers.get("cache-control");
    expect(await caching("/static/app.abc.mjs")).toContain("immutable");
    for (const path of ["/", "/service-worker.js", "/basemap/kaart.pmtiles"]) {
      expect(await caching(path)).toBe("no-cache");
    }
  });

  it("serves the app for a navigation to any route", async () => {
    const byMode = await ask("/waypoints/a.b", { "Sec-Fetch-Mode": "navigate" });
    const byAccept = await ask("/dashboard", { Accept: "text/html,*/*" });
    expect(byMode.body.toString()).toContain("<title>app</title>");
    expect(byAccept.body.toString()).toContain("<title>app</title>");
    expect(byMode.headers.get("cache-control")).toBe("no-cache");
  });

  it("serves the app for a name without extension, for every kind of request", async () => {
    for (const path of ["/map", "/waypoints/a", "/bestaat-niet"]) {
      const { status, body } = await ask(path, { "Sec-Fetch-Mode": "cors", Accept: "*/*" });
      expect(status).toBe(200);
      expect(body.toString()).toContain("<title>app</title>");
    }
  });

  it("never serves a page in place of a missing file", async () => {
    expect((await ask("/gone.js", { "Sec-Fetch-Mode": "no-cors", Accept: "*/*" })).status).toBe(
      404,
    );
    expect((await ask("/static/gone.js", { "Sec-Fetch-Mode": "navigate" })).status).toBe(404);
    expect((await ask("/basemap/gone.pmtiles", { Accept: "*/*" })).status).toBe(404);
  });

  it("serves nothing outside its root, and no files for the host", async () => {
    const paths = [
      "/../secret.txt",
      "/static/../../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/static/..%5c..%5csecret.txt",
      "/_headers",
      "/static",
      "/index.html%00.js",
    ];
    for (const path of paths) {
      const { status, body } = await ask(path);
      expect(status, path).toBe(404);
      expect(body.toString()).not.toMatch(/secret|outside/);
    }
  });

  it("responds to HEAD like GET without a body", async () => {
    const { status, headers, body } = await ask("/basemap/kaart.pmtiles", {}, "HEAD");
    expect(status).toBe(200);
    expect(headers.get("content-length")).toBe("10");
    expect(body.length).toBe(0);
  });

  it("accepts no uploads", async () => {
    const { status, headers } = await ask("/", {}, "POST");
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe("GET, HEAD");
  });

  it("listens on this machine only", () => {
    expect(new URL(server.url).hostname).toBe("127.0.0.1");
  });
});

describe("serveOnFreePort", () => {
  it("reports a port in use and uses the next one", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const address = taken.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const said: string[] = [];
    const other = await serveOnFreePort(join(root, "dist"), port, (line) => said.push(line));
    expect(other?.port).toBeGreaterThan(port);
    expect(said[0]).toBe(`Port ${port} is taken; trying the next one.`);
    await other?.close();
    taken.close();
  });
});

import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { createRsbuild } from "@rsbuild/core";
import type { Reports } from "./page.ts";

/** The network between the page and the server. */
export interface Network {
  /** The time before an answer begins. */
  readonly latencyMs: number;
  /** The bytes per second of all answers together. */
  readonly bytesPerSecond: number;
}

/** The network of this machine itself. */
export const NO_NETWORK: Network = { latencyMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY };

/** A server of the page of the bench, and of the tiles of an online map. */
export interface BenchServer {
  readonly origin: string;
  network: Network;
  /** Returns the bytes of a tile, "14/8300/5300". */
  tileBytes: (tile: string) => number;
  /** Called with each report of the page. */
  onReport: <Name extends keyof Reports>(name: Name, content: Reports[Name]) => void;
  close(): void;
}

/** Builds the page into `root` and serves it. */
export async function startServer(root: string): Promise<BenchServer> {
  await build(root);
  let freeAtMs = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://here").pathname;
    if (request.method === "POST") return void receive(path, request, response);
    const tile = /^\/planet\/bench\/(.*)\.pbf$/.exec(path)?.[1];
    if (!tile) return send(response, ...fileAt(root, path));
    const bytes = tileOf(tile, bench.tileBytes(tile));
    const { latencyMs, bytesPerSecond } = bench.network;
    if (latencyMs === 0) return send(response, "application/x-protobuf", bytes);
    const startMs = Math.max(performance.now() + latencyMs, freeAtMs);
    freeAtMs = startMs + (1000 * bytes.length) / bytesPerSecond;
    const waitMs = freeAtMs - performance.now();
    setTimeout(() => send(response, "application/x-protobuf", bytes), waitMs);
  });
  async function receive(path: string, request: IncomingMessage, response: ServerResponse) {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const name = path.split("/").at(-1) as keyof Reports;
    bench.onReport(name, JSON.parse(Buffer.concat(pieces).toString()));
    response.end();
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bench: BenchServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    network: NO_NETWORK,
    tileBytes: () => 0,
    onReport: () => {},
    close: () => server.close(),
  };
  return bench;
}

async function build(root: string): Promise<void> {
  const rsbuild = await createRsbuild({
    config: {
      mode: "production",
      logLevel: "error",
      source: { entry: { index: "./bench/save-area/page.ts" } },
      output: { distPath: { root }, cleanDistPath: false },
    },
  });
  await rsbuild.build();
}

function fileAt(root: string, path: string): readonly [type: string, bytes: Buffer] {
  if (path === "/planet") {
    const tiles = ["https://tiles.openfreemap.org/planet/bench/{z}/{x}/{y}.pbf"];
    return ["application/json", Buffer.from(JSON.stringify({ tiles, maxzoom: 14 }))];
  }
  if (path === "/favicon.ico") return ["image/x-icon", Buffer.alloc(0)];
  const type = extname(path) === ".html" ? "text/html" : "text/javascript";
  return [type, readFileSync(join(root, path))];
}

function send(response: ServerResponse, contentType: string, body: Buffer): void {
  response.writeHead(200, { "Content-Type": contentType, "Content-Length": body.length });
  response.end(body);
}

/**
 * Returns a tile of one layer, which begins with the tile's name; the rest does not compress, as the tiles of
 * a town hardly do.
 */
function tileOf(tile: string, byteCount: number): Buffer {
  const bytes = Buffer.alloc(byteCount);
  const length = byteCount - 4;
  let state = [...tile].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  for (let at = 4; at < byteCount; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  bytes.set([0x1a, 0x80 | (length & 0x7f), 0x80 | ((length >> 7) & 0x7f), length >> 14]);
  bytes.write(`${tile} `, 4);
  return bytes;
}

/** Serves a built app like a good static host, on this machine only. */

import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage as Request,
  type ServerResponse as Response,
} from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pipeline } from "node:stream";
import { byteRange } from "./byte-range.ts";
import { entityTag, extensionOf, findFile, findTwin, type StoredFile } from "./files.ts";
import {
  cacheControlFor,
  HASHED_PREFIX,
  MIME_TYPES,
  PRIVATE_PATH,
  securityHeaders,
} from "./headers.ts";

const HOST = "127.0.0.1";

/**
 * Starts the server.
 * @param options port 0 uses any free one
 * @returns rejects with code `EADDRINUSE` if the port is in use
 */
export async function startServer({
  root,
  port,
}: {
  root: string;
  port: number;
}): Promise<{ url: string; port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    answer(resolve(root), request, response).catch((error) => fail(response, error));
  });
  await new Promise((onListening, onError) => {
    server.once("error", onError);
    server.listen(port, HOST, () => onListening(undefined));
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((onClosed) => {
        server.close(() => onClosed());
        server.closeAllConnections();
      }),
  };
}

function fail(response: Response, error: unknown) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  if (response.headersSent) response.destroy();
  else answerPlainly(response, 500);
}

async function answer(root: string, request: Request, response: Response) {
  const page = await findFile(root, "/index.html");
  for (const [name, value] of await headersFor(page)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return answerPlainly(response, 405);
  }
  const path = decodedPath(request.url ?? "/");
  if (path === undefined) return answerUnreadable(request, response, page);
  const stored = await findFile(root, path === "/" ? "/index.html" : path);
  if (stored) return answerWithFile(request, response, stored, path);
  if (page && isNavigation(request, path)) {
    return answerWithFile(request, response, page, "/index.html");
  }
  return answerPlainly(response, 404);
}

/** Responds to an unreadable URL: a navigation gets the app, which has a page for it. */
async function answerUnreadable(
  request: Request,
  response: Response,
  page: StoredFile | undefined,
) {
  if (page && isNavigation(request, "")) {
    return answerWithFile(request, response, page, "/index.html");
  }
  return answerPlainly(response, 400);
}

let known: { page: StoredFile; headers: [string, string][] } | undefined;

/** Resolves to the headers of the current page, which a build may replace. */
async function headersFor(page: StoredFile | undefined) {
  if (!page) return Object.entries(securityHeaders(""));
  const { file, size, modifiedMs } = page;
  const isKnown =
    known?.page.file === file && known.page.size === size && known.page.modifiedMs === modifiedMs;
  if (known && isKnown) return known.headers;
  const headers = Object.entries(securityHeaders(await readFile(file, "utf8")));
  known = { page, headers };
  return headers;
}

/** Returns the decoded path; undefined if it is invalid. */
function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? "");
    return path.startsWith("/") ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Tells whether a request is a navigation. The app has the routes, so an unknown page is the app; but a missing file
 * must stay missing, because HTML in place of a script or an archive is worse than a 404.
 */
function isNavigation(request: Request, path: string) {
  if (`${path}/`.startsWith(HASHED_PREFIX) || PRIVATE_PATH.test(path)) return false;
  // All public files have an extension, so a name without one is a route.
  if (/\/[^/.]+$/.test(path)) return true;
  const mode = request.headers["sec-fetch-mode"];
  if (mode !== undefined) return mode === "navigate";
  return (request.headers.accept ?? "").includes("text/html");
}

function answerPlainly(response: Response, status: number) {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(`${status}\n`);
}

async function answerWithFile(
  request: Request,
  response: Response,
  stored: StoredFile,
  path: string,
) {
  const { headers } = request;
  const found = headers.range ? undefined : await findTwin(stored, headers["accept-encoding"]);
  const body = found?.twin ?? stored;
  const tag = `"${await entityTag(stored)}${found ? `-${found.encoding}` : ""}"`;
  response.setHeader("Content-Type", typeOf(stored.file));
  response.setHeader("Cache-Control", cacheControlFor(path));
  response.setHeader("ETag", tag);
  response.setHeader("Accept-Ranges", "bytes");
  response.setHeader("Vary", "Accept-Encoding");
  if (found) response.setHeader("Content-Encoding", found.encoding);
  if (isKnown(headers["if-none-match"], tag)) {
    response.writeHead(304);
    response.end();
    return;
  }
  sendBody(request, response, body, tag);
}

function typeOf(file: string) {
  return MIME_TYPES[extensionOf(file)] ?? "application/octet-stream";
}

function isKnown(header: string | undefined, tag: string) {
  if (!header) return false;
  return header.split(",").some((known) => ["*", tag].includes(known.trim().replace(/^W\//, "")));
}

function sendBody(request: Request, response: Response, body: StoredFile, tag: string) {
  const { headers } = request;
  // If-Range: a part is only useful to a client with the rest of the same version.
  const isSameVersion = headers["if-range"] === undefined || headers["if-range"] === tag;
  const range = byteRange(isSameVersion ? headers.range : undefined, body.size);
  if (range === "unsatisfiable") {
    response.setHeader("Content-Range", `bytes */${body.size}`);
    return answerPlainly(response, 416);
  }
  if (range === "whole") {
    response.writeHead(200, { "Content-Length": body.size });
    return send(request, response, body.file, undefined);
  }
  response.writeHead(206, {
    "Content-Length": range.end - range.start + 1,
    "Content-Range": `bytes ${range.start}-${range.end}/${body.size}`,
  });
  send(request, response, body.file, range);
}

function send(
  request: Request,
  response: Response,
  file: string,
  range: { start: number; end: number } | undefined,
) {
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  // A client that disconnects is not an error; the pipeline cleans up.
  pipeline(createReadStream(file, range), response, () => {});
}

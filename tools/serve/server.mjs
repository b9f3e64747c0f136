/** Serves a built app as a good static host does, on this machine only. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { pipeline } from "node:stream";
import { byteRange } from "./byte-range.mjs";
import { entityTag, extensionOf, findFile, findTwin } from "./files.mjs";
import { cacheControlFor, HASHED_PREFIX, MIME_TYPES, securityHeaders } from "./headers.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {import("./files.mjs").StoredFile} StoredFile */

const HOST = "127.0.0.1";

/**
 * @param {{ root: string, port: number }} options port 0 takes any free one
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} rejects with code
 * `EADDRINUSE` when the port is taken
 */
export async function startServer({ root, port }) {
  const server = createServer((request, response) => {
    answer(resolve(root), request, response).catch((error) => fail(response, error));
  });
  await new Promise((onListening, onError) => {
    server.once("error", onError);
    server.listen(port, HOST, () => onListening(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
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

/** @param {Response} response @param {unknown} error */
function fail(response, error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  if (response.headersSent) response.destroy();
  else answerPlainly(response, 500);
}

/** @param {string} root @param {Request} request @param {Response} response */
async function answer(root, request, response) {
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

/**
 * An address that cannot be read: a person gets the app, which has a page for it.
 * @param {Request} request @param {Response} response @param {StoredFile | undefined} page
 */
async function answerUnreadable(request, response, page) {
  if (page && isNavigation(request, "")) {
    return answerWithFile(request, response, page, "/index.html");
  }
  return answerPlainly(response, 400);
}

/** @type {{ page: StoredFile, headers: [string, string][] } | undefined} */
let known;

/**
 * The headers of the page that is served now: a build may put another in its place.
 * @param {StoredFile | undefined} page
 */
async function headersFor(page) {
  if (!page) return Object.entries(securityHeaders(""));
  const { file, size, modifiedMs } = page;
  const isKnown =
    known?.page.file === file && known.page.size === size && known.page.modifiedMs === modifiedMs;
  if (known && isKnown) return known.headers;
  const headers = Object.entries(securityHeaders(await readFile(file, "utf8")));
  known = { page, headers };
  return headers;
}

/** @param {string} url @returns {string | undefined} undefined when it is not a path at all */
function decodedPath(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? "");
    return path.startsWith("/") ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Routes live in the app, so an unknown page is the app. A missing file must stay missing: HTML
 * in place of a script or an archive is a worse failure than a 404.
 * @param {Request} request @param {string} path
 */
function isNavigation(request, path) {
  if (`${path}/`.startsWith(HASHED_PREFIX)) return false;
  // No file for the public lacks an ending, so a name without one is a route, whoever asks.
  if (/\/[^/._][^/.]*$/.test(path)) return true;
  const mode = request.headers["sec-fetch-mode"];
  if (mode !== undefined) return mode === "navigate";
  return (request.headers.accept ?? "").includes("text/html");
}

/** @param {Response} response @param {number} status */
function answerPlainly(response, status) {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(`${status}\n`);
}

/** @param {Request} request @param {Response} response @param {StoredFile} stored @param {string} path */
async function answerWithFile(request, response, stored, path) {
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

/** @param {string} file */
function typeOf(file) {
  return MIME_TYPES[extensionOf(file)] ?? "application/octet-stream";
}

/** @param {string | undefined} header @param {string} tag */
function isKnown(header, tag) {
  if (!header) return false;
  return header.split(",").some((known) => ["*", tag].includes(known.trim().replace(/^W\//, "")));
}

/** @param {Request} request @param {Response} response @param {StoredFile} body @param {string} tag */
function sendBody(request, response, body, tag) {
  const { headers } = request;
  // If-Range: a part of a file is only of use to who holds the rest of the same version.
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

/** @param {Request} request @param {Response} response @param {string} file @param {{ start: number, end: number } | undefined} range */
function send(request, response, file, range) {
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  // A client that goes away mid-file is no fault of ours: the pipeline tidies up.
  pipeline(createReadStream(file, range), response, () => {});
}

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SERVICE_WORKER = "/service-worker.js";
const PLACEHOLDER = '"__PRECACHE_MANIFEST__"';

/** Never kept: the worker itself, what says which build is served, what the app never asks, and
 * packs and nautical data: they are kept once somebody uses them. */
const NOT_KEPT = [
  /^\/service-worker\.js$/,
  /^\/build\.json$/,
  /^\/404\.html$/,
  /\.map$/,
  /\/LICENSES?\//,
  /LICENSE[^/]*\.txt$/,
  /^\/screenshots\//,
  /^\/robots\.txt$/,
  /^\/packs\//,
  /^\/nautical\//,
];

/** For the host or the server: no browser asks for them by name. */
const NOT_SERVED = [/\/_[^/]*$/, /\.(?:br|gz)$/];

/** Which of a build's files the service worker keeps, and which it leaves to the network. */
export function splitPaths(paths: readonly string[]): { kept: string[]; direct: string[] } {
  const served = paths.filter((path) => !NOT_SERVED.some((pattern) => pattern.test(path)));
  const isKept = (path: string) => !NOT_KEPT.some((pattern) => pattern.test(path));
  return { kept: served.filter(isKept), direct: served.filter((path) => !isKept(path)) };
}

/** Tells the built service worker in `dist` what it has to keep of what is served under `basePath`. */
export function writePrecacheManifest(
  dist: string,
  paths: readonly string[],
  basePath: string,
): void {
  const { kept, direct: left } = splitPaths(paths);
  const underBase = (path: string) => basePath + path.slice(1);
  const direct = left.map(underBase);
  const precached = kept.map((path) => [
    underBase(path === "/index.html" ? "/" : path),
    integrityOf(readFileSync(join(dist, path))),
  ]);
  const file = join(dist, SERVICE_WORKER);
  const parts = readFileSync(file, "utf8").split(PLACEHOLDER);
  if (parts.length !== 2) {
    throw new Error(`${SERVICE_WORKER} has ${parts.length - 1} places for the manifest, not one.`);
  }
  writeFileSync(file, parts.join(JSON.stringify(JSON.stringify({ precached, direct }))));
}

/** The hash as the browser checks it (subresource integrity). */
export function integrityOf(content: Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

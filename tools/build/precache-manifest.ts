import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "#domain/language/language.ts";
import { manifestFile, pageFile } from "./languages.ts";

const SERVICE_WORKER = "/service-worker.js";
const PLACEHOLDER = '"__PRECACHE_MANIFEST__"';

/**
 * Files that are never precached: the worker itself, the build id, files that the app never requests, and packs and
 * nautical data, which are stored when first used.
 */
const NOT_STORED = [
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

/** Files for the host or server, which no browser requests by name. */
const NOT_SERVED = [/\/_[^/]*$/, /\.(?:br|gz)$/];

/** Splits the files of a build into those that the service worker keeps and those it leaves to the network. */
export function splitPaths(paths: readonly string[]): { stored: string[]; direct: string[] } {
  const served = paths.filter((path) => !NOT_SERVED.some((pattern) => pattern.test(path)));
  const isStored = (path: string) => !NOT_STORED.some((pattern) => pattern.test(path));
  return { stored: served.filter(isStored), direct: served.filter((path) => !isStored(path)) };
}

/** The names of the files that the compilation of each language has written. */
export type FilesByLanguage = ReadonlyMap<Language, ReadonlySet<string>>;

/** Returns the only languages that need a file; undefined if all do. */
export function languagesOf(path: string, written: FilesByLanguage): Language[] | undefined {
  const name = path.slice(1);
  const needing = LANGUAGES.filter(
    (language) =>
      written.get(language)?.has(name) ||
      name === pageFile(language) ||
      name === manifestFile(language),
  );
  return needing.length === 0 || needing.length === LANGUAGES.length ? undefined : needing;
}

/** Writes the lists of files to keep, those of all languages and those of each, into the built service worker in `dist`. */
export function writePrecacheManifest(
  dist: string,
  paths: readonly string[],
  basePath: string,
  written: FilesByLanguage,
): void {
  const { stored, direct: left } = splitPaths(paths);
  const underBase = (path: string) => basePath + path.slice(1);
  const entries = (wanted: (languages: Language[] | undefined) => boolean) =>
    stored
      .filter((path) => wanted(languagesOf(path, written)))
      .map((path) => [
        underBase(path === "/index.html" ? "/" : path),
        integrityOf(readFileSync(join(dist, path))),
      ]);
  const manifest = {
    precached: entries((languages) => languages === undefined),
    languages: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        entries((languages) => languages?.includes(language) ?? false),
      ]),
    ),
    direct: left.map(underBase),
  };
  const file = join(dist, SERVICE_WORKER);
  const parts = readFileSync(file, "utf8").split(PLACEHOLDER);
  if (parts.length !== 2) {
    throw new Error(`${SERVICE_WORKER} has ${parts.length - 1} places for the manifest, not one.`);
  }
  writeFileSync(file, parts.join(JSON.stringify(JSON.stringify(manifest))));
}

/** Returns the hash in the form of subresource integrity. */
export function integrityOf(content: Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

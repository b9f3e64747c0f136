/** The pages for developers name files and commands that exist. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

// New files count before they are committed.
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);
const PATHS = new Set(FILES.flatMap((file) => [file, ...foldersOf(file)]));
const BASE_NAMES = new Set(FILES.map((file) => basename(file)));

/** The changelog tells of the past. */
const PAGES = FILES.filter((file) => file.endsWith(".md") && file !== "CHANGELOG.md");

/** Files of packages that the pages name. */
const OF_PACKAGES = ["maplibre-gl-shared.mjs"];

/** Files of code: names of data files are often those of a user, of a pack or of a build. */
const CODE_FILE = /^[\w.-]+\.(?:[cm]?[jt]sx?|css)$/;
const SOURCE_PATH = /^(?:src|tools|e2e|bench|docs|samples|public|\.github)\/[\w./-]+$/;

/** Returns the folders above a file: "a", "a/b". */
function foldersOf(file: string): readonly string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Tells whether something exists at the end of a path: `#room` and a room without `src` are its folder. */
function exists(path: string): boolean {
  const plain = path.replace(/\/$/, "").replace(/^#/, "src/");
  return PATHS.has(plain) || PATHS.has(`src/${plain}`);
}

/** Returns the texts in backticks on one line. */
function quotesIn(page: string): readonly string[] {
  return [...page.matchAll(/`([^`\n]+)`/g)].map(([, quote = ""]) => quote);
}

function isMissing(quote: string, page: string): boolean {
  const path = quote.replace(/^\.\//, "");
  if (CODE_FILE.test(path)) return !BASE_NAMES.has(path) && !OF_PACKAGES.includes(path);
  if (exists(join(dirname(page), path))) return false;
  if (SOURCE_PATH.test(path)) return !exists(path);
  const isCodePath = /^[\w#.-]+(?:\/[\w.-]+)+$/.test(path) && CODE_FILE.test(basename(path));
  return isCodePath && !exists(path) && !FILES.some((file) => file.endsWith(`/${path}`));
}

/** Returns the scripts of the package in a folder; none if there is no package. */
function scriptsIn(folder: string): readonly string[] {
  const file = join(folder, "package.json");
  if (!PATHS.has(file)) return [];
  const { scripts } = JSON.parse(readFileSync(join(ROOT, file), "utf8")) as { scripts: object };
  return Object.keys(scripts);
}

it.each(PAGES)("%s names files that exist", (page) => {
  const quotes = quotesIn(readFileSync(join(ROOT, page), "utf8"));
  expect(quotes.filter((quote) => isMissing(quote, page)).join(", ")).toBe("");
});

it.each(PAGES)("%s names scripts that exist", (page) => {
  const text = readFileSync(join(ROOT, page), "utf8");
  const scripts = [...text.matchAll(/npm run (?:--silent |-s )?([a-z][\w:-]*)/g)].map(
    ([, script = ""]) => script,
  );
  const known = [...scriptsIn("."), ...scriptsIn(dirname(page))];
  expect(scripts.filter((script) => !known.includes(script)).join(", ")).toBe("");
});

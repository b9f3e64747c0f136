import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { releaseNotes } from "./release-notes.ts";
import { releaseZip } from "./release-zip.ts";

const CHANGELOG = `# Changelog

## Nog niet uitgebracht

- Nieuw.

## 1.1.0 - 2026-12-01

### Toegevoegd

- Dit.

## 1.1.0-beta - 2026-11-01

- Dat.

## 1.0.0 - 2026-10-01
`;

it.each([
  ["1.1.0", "### Toegevoegd\n\n- Dit.\n"],
  ["1.1.0-beta", "- Dat.\n"],
  ["1.0.0", null],
  ["0.9.0", null],
])("the notes of %s are its part of the changelog", (version, notes) => {
  expect(releaseNotes(CHANGELOG, version)).toBe(notes);
});

it("finds the version of this project in its changelog", () => {
  expect(releaseNotes(readFileSync("CHANGELOG.md", "utf8"), packageJson.version)).toBeTruthy();
});

it("zips the build with its version, changelog, licences and the example for nginx", () => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-release-"));
  const texts: Readonly<Record<string, string>> = {
    "dist/index.html": "<!doctype html>",
    "dist/static/js/index.js.br": "compressed",
    "dist/_headers": "/*",
    "CHANGELOG.md": CHANGELOG,
    LICENSE: "MIT",
    "LICENSES/data/README.md": "ODbL",
    "deploy/nginx.conf": "server {}",
    "package.json": "{}",
  };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const files = unzipSync(releaseZip(root, { version: "1.1.0", buildId: "0123abcd" }));
  rmSync(root, { recursive: true });
  const found = Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
  expect(found).toEqual({
    "scouting-map-1.1.0/VERSION": "1.1.0\nbuild 0123abcd\n",
    "scouting-map-1.1.0/dist/index.html": "<!doctype html>",
    "scouting-map-1.1.0/dist/static/js/index.js.br": "compressed",
    "scouting-map-1.1.0/dist/_headers": "/*",
    "scouting-map-1.1.0/CHANGELOG.md": CHANGELOG,
    "scouting-map-1.1.0/LICENSE": "MIT",
    "scouting-map-1.1.0/LICENSES/data/README.md": "ODbL",
    "scouting-map-1.1.0/nginx.conf": "server {}",
  });
});

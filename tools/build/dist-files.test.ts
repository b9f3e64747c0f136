import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { pathsIn, removeHiddenFiles } from "./dist-files.ts";

const root = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-dist-"));

afterEach(() => rmSync(root, { recursive: true, force: true }));

it("leaves no hidden file or folder in a build", () => {
  const files = [
    "/.env",
    "/.git/config",
    "/index.html",
    "/packs/.DS_Store",
    "/packs/a.b/index.json",
  ];
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  removeHiddenFiles(root);
  expect(pathsIn(root)).toEqual(["/index.html", "/packs/a.b/index.json"]);
});

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The inputs of a build; `package-lock.json` stands for the packages. */
const INPUTS = [
  "src",
  "public",
  "samples/packs",
  "tools/build",
  "tools/serve",
  "CHANGELOG.md",
  "package.json",
  "package-lock.json",
  "rsbuild.config.ts",
  "tsconfig.base.json",
];

/** The environment variables that change it too. */
const SETTINGS = [
  "BASE_PATH",
  "SAMPLE_PACKS",
  "PACK_CATALOGUE",
  "SLICE_SERVER",
  "BULLETIN",
  "JOTIHUNT",
  "DRAFT",
];

/** Returns the id of a build of the current files: equal on every machine, and different after any change. */
export function buildIdOf(projectRoot: string) {
  const hash = createHash("sha256");
  hash.update(JSON.stringify(SETTINGS.map((name) => process.env[name] ?? null)));
  for (const file of INPUTS.flatMap((input) => filesIn(projectRoot, input))) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(projectRoot, file)));
    hash.update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

function filesIn(projectRoot: string, path: string): string[] {
  const found = statSync(join(projectRoot, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return path.includes(".test.") ? [] : [path];
  return readdirSync(join(projectRoot, path))
    .sort()
    .flatMap((name) => filesIn(projectRoot, `${path}/${name}`));
}

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Everything that can change what a build emits; `package-lock.json` stands for the packages. */
const INPUTS = [
  "src",
  "public",
  "tools/build",
  "tools/serve/headers.mjs",
  "CHANGELOG.md",
  "package.json",
  "package-lock.json",
  "rsbuild.config.ts",
  "tsconfig.base.json",
];

/** The name of a build: the same inputs give the same name, on every machine. */
export function buildIdOf(projectRoot: string): string {
  const hash = createHash("sha256");
  for (const file of INPUTS.flatMap((input) => filesIn(projectRoot, input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(projectRoot, file)))
      .update("\0");
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

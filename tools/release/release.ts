/**
 * `npm run release -- v0.4.2-alpha`, after `npm run build`: writes `release/scouting-map-0.4.2-alpha.zip` with the built
 * app, and `release/notes.md` with its part of the changelog. The tag may be left out; it must fit the version in
 * package.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIdOf } from "../build/build-id.ts";
import { releaseNotes } from "./release-notes.ts";
import { releaseZip } from "./release-zip.ts";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

function readText(name: string): string | null {
  try {
    return readFileSync(join(projectRoot, name), "utf8");
  } catch {
    return null;
  }
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const { version } = JSON.parse(readText("package.json") ?? "{}");
const tag = process.argv[2] ?? `v${version}`;
if (tag !== `v${version}`) {
  stop(
    `The tag is ${tag}, but the version in package.json is ${version}: the tag must be v${version}.`,
  );
}
const notes = releaseNotes(readText("CHANGELOG.md") ?? "", version);
if (notes === null) stop(`CHANGELOG.md has nothing below a heading "## ${version} - date".`);
const { buildId } = JSON.parse(readText("dist/build.json") ?? "{}");
if (buildId !== buildIdOf(projectRoot)) {
  stop("dist/ is not the build of these files: run npm run build with the same settings first.");
}

const folder = join(projectRoot, "release");
mkdirSync(folder, { recursive: true });
const name = `scouting-map-${version}.zip`;
const zip = releaseZip(projectRoot, { version, buildId });
writeFileSync(join(folder, name), zip);
writeFileSync(join(folder, "notes.md"), notes);
process.stdout.write(`release/${name}: ${(zip.length / 1e6).toFixed(1)} MB\n`);

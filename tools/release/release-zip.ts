import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Zippable, type ZippableFile, zipSync } from "fflate";

/** The files beside the built app, by their names in the zip file. */
const ACCOMPANYING = {
  "CHANGELOG.md": "CHANGELOG.md",
  LICENSE: "LICENSE",
  LICENSES: "LICENSES",
  "nginx.conf": "deploy/nginx.conf",
} as const;

/** Files that compressing again would not make smaller. */
const COMPRESSED = /\.(?:br|gz|png|jpg|webp|woff2|pmtiles)$/;

/** The content of the file `VERSION`. */
export interface ReleaseVersion {
  /** The version in package.json. */
  readonly version: string;
  /** The id of the build, as in its `build.json`. */
  readonly buildId: string;
}

/**
 * Returns a zip file with one folder, `scouting-map-VERSION`: the built app as `dist`, and beside it the version, the
 * changelog, the licences and an example for nginx. Files have the time at which they were written, because servers
 * derive from it whether a browser has the newest.
 * @param projectRoot the folder with `dist`
 */
export function releaseZip(projectRoot: string, { version, buildId }: ReleaseVersion): Uint8Array {
  const folder = `scouting-map-${version}`;
  const files: Zippable = {
    [`${folder}/VERSION`]: new TextEncoder().encode(`${version}\nbuild ${buildId}\n`),
  };
  for (const [name, path] of Object.entries({ dist: "dist", ...ACCOMPANYING })) {
    for (const below of pathsBelow(join(projectRoot, path))) {
      files[`${folder}/${name}${below}`] = zipped(join(projectRoot, `${path}${below}`));
    }
  }
  return zipSync(files);
}

function zipped(path: string): ZippableFile {
  const level = COMPRESSED.test(path) ? 0 : 9;
  return [readFileSync(path), { level, mtime: statSync(path).mtime }];
}

/** Returns the paths of the files in a folder, such as "/static/js/index.js"; of a file only "". */
function pathsBelow(path: string): string[] {
  if (statSync(path).isFile()) return [""];
  return readdirSync(path)
    .sort()
    .flatMap((name) => pathsBelow(join(path, name)).map((below) => `/${name}${below}`));
}

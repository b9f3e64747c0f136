import { readdirSync } from "node:fs";

/** The paths of all files in a folder, as a browser asks for them (`/static/js/index.js`), sorted. */
export function pathsIn(folder: string, prefix = ""): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? pathsIn(`${folder}/${entry.name}`, `${prefix}/${entry.name}`)
        : [`${prefix}/${entry.name}`],
    )
    .sort();
}

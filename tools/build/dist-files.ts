import { readdirSync, rmSync } from "node:fs";

/** Returns the paths of all files in a folder as URLs (`/static/js/index.js`), sorted. */
export function pathsIn(folder: string, prefix = ""): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? pathsIn(`${folder}/${entry.name}`, `${prefix}/${entry.name}`)
        : [`${prefix}/${entry.name}`],
    )
    .sort();
}

/** Removes the hidden files and folders of a build, such as a `.DS_Store` copied with `public/`. */
export function removeHiddenFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith(".")) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeHiddenFiles(path);
  }
}

/** `npm run lint`: checks the imports of all sources against the table of rooms. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkRooms } from "./check-rooms.ts";

const projectRoot = join(import.meta.dirname, "../..");

const paths = ["src", "tools", "e2e", "bench"].flatMap((top) =>
  readdirSync(join(projectRoot, top), { recursive: true, encoding: "utf8" })
    .map((path) => join(top, path).replaceAll("\\", "/"))
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.includes("/node_modules/")),
);
const breaches = checkRooms(
  new Map(paths.map((path) => [path, readFileSync(join(projectRoot, path), "utf8")])),
);
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.stdout.write(`rooms: ${paths.length} files, ${breaches.length} breaches\n`);
process.exitCode = breaches.length === 0 ? 0 : 1;

/**
 * Measures the cost of recording: a day with one fix per second, the screens that follow it, and long and many
 * tracks. Needs a build: `npm run build && npm run bench:recording [-- day | screens | tracks]`.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { startServer } from "../../tools/serve/server.ts";
import { measureDay } from "./day.mjs";
import { measureScreens } from "./screens.mjs";
import { measureTracks } from "./tracks.mjs";

const BUILT = resolve(process.env["DIST_ROOT"] ?? join(import.meta.dirname, "../../dist"));
const PARTS = { day: measureDay, screens: measureScreens, tracks: measureTracks };

if (!existsSync(join(BUILT, "index.html"))) throw new Error("Build the app first: npm run build");
const asked = process.argv.slice(2);
const server = await startServer({ root: BUILT, port: 0 });
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stdout.write(`${await measure(server.url)}\n`);
  }
} finally {
  await server.close();
}

/** `npm run fairways`: makes the app's bridges, locks, buoys, lights and depth contours from downloads. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, gunzipSync, gzipSync } from "node:zlib";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { MARKS_SERVICE } from "#domain/links/marks-address.ts";
import { writeDepthPack } from "./depth-pack.ts";
import { makeWaters } from "./make-waters.ts";
import { fetchMarks, marksInText, writeMarksPack } from "./marks-pack.ts";
import { readBridgesAndLocks } from "./read-bridges-locks.ts";
import { readBuoysAndLights } from "./read-buoys-lights.ts";
import { writeFairways } from "./write-fairways.ts";

const USAGE = `npm run fairways -- --date 2026-07-24 [--objects FILE --marks FILE] [--depths FILE] [--waters FILE]
npm run fairways -- --markings FILE|URL [--markings FILE] [--date 2026-07-24] [--out packs]

Writes public/nautical/vaarwegen.json from --objects (bridges, locks, schedules) and --marks (buoys, lights),
the pack samples/packs/dieptelijnen from --depths (depth contours), and public/nautical/vaarwater.graph from --waters (named
waterways, nl-waterways.geojson.gz) and the bridges and locks in vaarwegen.json. Files may be gzipped. --date is the day of the data.
--markings writes the pack OUT/betonning (OUT is samples/packs if it is not named) with the buoys, beacons and lights of Rijkswaterstaat: from files of
GeoJSON, or from a service such as ${MARKS_SERVICE}. Then --date only counts if the data states no day.`;

/** The greatest number of bytes transferred for a first use of boating. */
const MAX_TRANSFERRED_BYTES = 350_000;

const SOURCE = "© Rijkswaterstaat / Vaarweginformatie.nl (CC0)";
const LICENCE = "CC0-1.0";
const OUT = "public/nautical/vaarwegen.json";
const PACKS = "samples/packs";
const WATERS_OUT = "public/nautical/vaarwater.graph";
const MAX_WATERS_BYTES = 4_000_000;

const { date, objects, marks, depths, waters, markings, out, help } = optionsIn(
  process.argv.slice(2),
);
if (help) {
  console.log(USAGE);
} else if (markings && (date === undefined || isDay(date))) {
  try {
    await writeMarkings(markings, date ?? null, out ?? PACKS);
  } catch (error) {
    console.error(`No marks were written: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
} else if (!date || !isDay(date) || (objects === undefined) !== (marks === undefined)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  if (objects && marks) writeCountry(objects, marks, date);
  if (depths) {
    const bytes = await writeDepthPack(textIn(depths), { date, source: SOURCE, out: PACKS });
    console.log(`${PACKS}/dieptelijnen: ${bytes} bytes`);
  }
  if (waters) await writeWaters(waters);
}

/** Returns the options; none of them if the arguments are invalid. */
function optionsIn(args: string[]) {
  const options = {
    date: { type: "string" },
    objects: { type: "string" },
    marks: { type: "string" },
    depths: { type: "string" },
    markings: { type: "string", multiple: true },
    out: { type: "string" },
    waters: { type: "string" },
    help: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    return {};
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

async function writeMarkings(
  sources: readonly string[],
  dataDate: string | null,
  folder: string,
): Promise<void> {
  const pages = [];
  for (const source of sources) {
    if (/^https?:/.test(source)) pages.push(...(await fetchMarks(source)));
    else pages.push(marksInText(textIn(source)));
  }
  const written = writeMarksPack(pages, {
    isWhole: sources.every((source) => /^https?:/.test(source)),
    date: dataDate,
    out: folder,
  });
  console.log(
    `${folder}/betonning: ${written.marks} marks of ${written.date ?? "an unknown day"}, ${written.bytes} bytes; ` +
      `${written.leftOut} records without a place are left out.`,
  );
}

function writeCountry(objectsPath: string, marksPath: string, dataDate: string): void {
  const { objects: found, badClearances } = readBridgesAndLocks(
    textIn(objectsPath),
    Number(dataDate.slice(0, 4)),
  );
  const foundMarks = readBuoysAndLights(textIn(marksPath));
  const facts = { source: SOURCE, licence: LICENCE, date: dataDate };
  const json = writeFairways({ ...facts, objects: found, marks: foundMarks });
  const [gzip, brotli] = [gzipSync(json, { level: 9 }).length, brotliCompressSync(json).length];
  if (gzip > MAX_TRANSFERRED_BYTES)
    throw new Error(`${OUT} is ${gzip} bytes gzipped, which is too large`);
  mkdirSync(dirname(OUT), { recursive: true });
  writeFileSync(OUT, json);
  console.log(
    `${OUT}: ${found.length} bridges and locks, ${foundMarks.length} marks; ` +
      `${json.length} bytes, ${gzip} gzipped, ${brotli} with brotli. ` +
      `${badClearances} clearances of zero or less are stored as unknown.`,
  );
}

async function writeWaters(path: string): Promise<void> {
  const fairways = readFairways(readFileSync(OUT, "utf8"));
  const { bytes, facts } = await makeWaters(path, fairways);
  if (bytes.length > MAX_WATERS_BYTES)
    throw new Error(`${WATERS_OUT} is ${bytes.length} bytes, which is too large`);
  writeFileSync(WATERS_OUT, bytes);
  console.log(`${WATERS_OUT}: ${bytes.length} bytes; ${facts}`);
}

function textIn(path: string): string {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
}

/** `npm run notices`: renews the file with notices to skippers, tides and levels; see docs/formats/bulletin.md. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import type { Bulletin } from "#domain/bulletin/bulletin.ts";
import { readBulletin } from "#domain/bulletin/read-bulletin.ts";
import { writeBulletin } from "#domain/bulletin/write-bulletin.ts";
import { askService } from "./ask-service.ts";
import { makeBulletin } from "./make-bulletin.ts";

const USAGE = `npm run notices -- --out FILE

Asks Vaarweginformatie.nl for notices to skippers, and Rijkswaterstaat for levels and, once a day, for the tides of the coming
month, and replaces FILE, such as dist/packs/vaarberichten.json, with what they answered. A source that fails leaves its part of FILE as it
was. Ends with an error, and FILE as it was, if none answered.`;

const { out } = optionsIn(process.argv.slice(2));
if (out === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { bulletin, failures, isRenewed } = await makeBulletin(
    askService,
    previousIn(out),
    Date.now(),
  );
  for (const failure of failures) console.error(failure);
  if (isRenewed) replace(out, writeBulletin(bulletin));
  else process.exitCode = 1;
  console.log(summaryOf(bulletin));
}

function optionsIn(args: string[]) {
  try {
    return parseArgs({ args, options: { out: { type: "string" } } }).values;
  } catch {
    return {};
  }
}

function previousIn(path: string): Bulletin | null {
  try {
    return existsSync(path) ? readBulletin(readFileSync(path, "utf8")) : null;
  } catch (error) {
    console.error(`${path} cannot be read, so it is made anew:`, error);
    return null;
  }
}

/** Replaces a file in one step, so that nobody reads half of it. */
function replace(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function summaryOf(bulletin: Bulletin): string {
  return Object.entries(bulletin)
    .map(([name, part]: [string, Bulletin[keyof Bulletin]]) => {
      if (!part) return `${name}: none yet`;
      const { items, leftOutCount, askedAtMs } = part;
      const time = new Date(askedAtMs).toISOString();
      return `${name}: ${items.length}, ${leftOutCount} left out, of ${time}`;
    })
    .join("\n");
}

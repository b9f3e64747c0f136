import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OsmFileError } from "#domain/osm/osm-file-error.ts";
import { buildPacks } from "./build-pack.ts";
import { chooseEngine } from "./engine/choose-engine.ts";
import { OperatorError } from "./operator-error.ts";
import { parseOptions, USAGE } from "./options.ts";
import { terminalOn } from "./terminal.ts";

/** `npm run pack`: see USAGE. Exits with 1 and one sentence if no pack could be made. */
async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes("--help")) {
    console.log(USAGE);
    return;
  }
  const terminal = terminalOn(process.stderr);
  const options = parseOptions(args, process.env, textOf);
  const engine = chooseEngine(options);
  mkdirSync(options.out, { recursive: true });
  terminal.note(engine ? `Map by ${engine.name}.` : "Without a base map.");
  const manifests = await buildPacks(options, engine?.draw ?? null, terminal);
  for (const { name, files } of manifests) {
    terminal.note(`Done: ${join(options.out, name)}`);
    for (const file of files) terminal.note(`  ${file.name}: ${kilobytes(file.bytes)} kB`);
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new OperatorError(`${path} cannot be opened; is the path right?`);
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isForOperator = error instanceof OperatorError || error instanceof OsmFileError;
  console.error(isForOperator ? error.message : error);
  process.exitCode = 1;
}

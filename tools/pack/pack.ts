import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildPack } from "./build-pack.ts";
import { chooseEngine } from "./engine/choose-engine.ts";
import { OperatorError } from "./operator-error.ts";
import { type PackOptions, parseOptions, USAGE } from "./options.ts";
import { PbfError } from "./pbf/pbf-error.ts";
import { terminalOn } from "./terminal.ts";

/** `npm run pack`: see USAGE. Exits with 1 and one sentence when no pack could be made. */
async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes("--help")) {
    console.log(USAGE);
    return;
  }
  const terminal = terminalOn(process.stderr);
  const options: PackOptions = parseOptions(args, process.env);
  const engine = chooseEngine(options);
  mkdirSync(options.out, { recursive: true });
  terminal.note(engine ? `Map by ${engine.name}.` : "Without a base map.");
  const manifest = await buildPack(options, engine?.draw ?? null, terminal);
  for (const { name, bytes } of manifest.files) terminal.note(`${name}: ${kilobytes(bytes)} kB`);
  terminal.note(`Done: ${join(options.out, options.name)}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isForOperator = error instanceof OperatorError || error instanceof PbfError;
  console.error(isForOperator ? error.message : error);
  process.exitCode = 1;
}
